import Foundation
import Typesetting

extension Font {
  /// The letters that are shown as small capitals.
  struct SmallCaps: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)
    static let all: SmallCaps = [.lowercase, .uppercase]

    /// The height of small capitals relative to regular ones, since the fonts here have none of their own: a guess.
    static let scale: CGFloat = 0.8

    func contains(_ letter: Character) -> Bool {
      letter.isLowercase ? contains(.lowercase) : letter.isUppercase && contains(.uppercase)
    }
  }

  private func with(_ letters: SmallCaps, _ isActive: Bool) -> Font {
    var font = self
    if isActive { font.smallCapitals.formUnion(letters) } else { font.smallCapitals.subtract(letters) }
    return font
  }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { with(.all, true) }
  /// Returns the font with small capitals for lowercase letters; others stay as they are.
  public func lowercaseSmallCaps() -> Font { with(.lowercase, true) }
  /// Returns the font with small capitals for uppercase letters; others stay as they are.
  public func uppercaseSmallCaps() -> Font { with(.uppercase, true) }
  /// Returns the font with small capitals for all letters, or without any.
  @available(iOS 26.0, *)
  public func smallCaps(_ isActive: Bool) -> Font { with(.all, isActive) }
  /// Returns the font with small capitals for lowercase letters, or undoes that.
  @available(iOS 26.0, *)
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with(.lowercase, isActive) }
  /// Returns the font with small capitals for uppercase letters, or undoes that.
  @available(iOS 26.0, *)
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with(.uppercase, isActive) }
}

extension [Text.Segment] {
  /// Returns the segments with small capitals split into separate segments.
  func separatingSmallCaps(in environment: EnvironmentValues) -> [Text.Segment] {
    guard contains(where: { !($0.font ?? environment.font ?? .body).smallCapitals.isEmpty }) else { return self }
    return flatMap { segment -> [Text.Segment] in
      let capitals = (segment.font ?? environment.font ?? .body).smallCapitals
      guard !capitals.isEmpty, case .verbatim(let string) = segment.content else { return [segment] }
      return string.chunked(by: capitals.contains).map { part, isSmall in
        var segment = segment
        segment.content = .verbatim(part)
        segment.isSmallCaps = isSmall
        return segment
      }.labelled(segment.label)
    }
  }
}

extension String {
  /// Returns the longest runs of letters that do or do not meet a condition.
  fileprivate func chunked(by condition: (Character) -> Bool) -> [(part: String, meets: Bool)] {
    reduce(into: []) { parts, letter in
      let meets = condition(letter)
      if parts.last?.meets == meets {
        parts[parts.count - 1].part.append(letter)
      } else {
        parts.append((String(letter), meets))
      }
    }
  }
}
