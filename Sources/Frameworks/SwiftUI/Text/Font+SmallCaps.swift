import Foundation
import Typesetting

extension Font {
  /// Which letters are shown as small capitals.
  struct SmallCaps: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)
    static let all: SmallCaps = [.lowercase, .uppercase]

    /// How high small capitals are beside the usual ones, which the fonts here have none of their own of: a guess.
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

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { with(.all, true) }
  /// The font with small capitals for lowercase letters; others stay as they are.
  public func lowercaseSmallCaps() -> Font { with(.lowercase, true) }
  /// The font with small capitals for capital letters; others stay as they are.
  public func uppercaseSmallCaps() -> Font { with(.uppercase, true) }
  /// The font with small capitals for all letters, or with false without any.
  @available(iOS 26.0, *)
  public func smallCaps(_ isActive: Bool) -> Font { with(.all, isActive) }
  /// The font with small capitals for lowercase letters; false takes that back.
  @available(iOS 26.0, *)
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with(.lowercase, isActive) }
  /// The font with small capitals for capital letters; false takes that back.
  @available(iOS 26.0, *)
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with(.uppercase, isActive) }
}

extension [Text.Segment] {
  /// The segments with letters that are small capitals as segments of their own.
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
  /// The longest stretches of letters that meet a condition, or do not.
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
