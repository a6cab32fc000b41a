import Foundation

/// Formats and parses people's names, as `PersonNameComponents.FormatStyle` and its strategy do.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// "Tom".
    case short = 1
    /// "Thomas Clark".
    case medium = 2
    /// "Dr. Thomas Louis Clark Esq.".
    case long = 3
    /// "TC".
    case abbreviated = 4

    fileprivate var style: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// The parts of a name to write.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates flags from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pronunciation, from `phoneticRepresentation`.
    public static var phonetic: Options { Options(rawValue: 1 << 1) }
  }

  /// The length of the name.
  open var style = Style.default
  /// Whether to write the pronunciation of a name; a name without one is empty then.
  open var isPhonetic = false
  /// The locale that decides the order; defaults to the phone's.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter that writes the given name and the family name.
  public override init() { super.init() }
  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name as text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name as text.
  open func string(from components: PersonNameComponents) -> String {
    let written = isPhonetic ? components.phoneticRepresentation : components
    let format = PersonNameComponents.FormatStyle(style: style.style, locale: locale ?? .current)
    return written.map { format.format($0) } ?? ""
  }

  /// Returns a name as text in which each part is marked under `NSPersonNameComponentKey`. Caveat: initials are not.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let text = string(from: components)
    let result = NSMutableAttributedString(string: text)
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let parts: [(String, String?)] = [
      (NSPersonNameComponentPrefix, name.namePrefix), (NSPersonNameComponentGivenName, name.givenName),
      (NSPersonNameComponentMiddleName, name.middleName), (NSPersonNameComponentFamilyName, name.familyName),
      (NSPersonNameComponentSuffix, name.nameSuffix), (NSPersonNameComponentNickname, name.nickname),
    ]
    var taken: [Range<String.Index>] = []
    for (kind, part) in parts {
      guard style != .abbreviated, let part, !part.isEmpty else { continue }
      var start = text.startIndex
      while let range = text.range(of: part, range: start..<text.endIndex) {
        start = range.upperBound
        guard !taken.contains(where: { $0.overlaps(range) }) else { continue }
        taken.append(range)
        result.addAttribute(.init(NSPersonNameComponentKey), value: kind, range: NSRange(range, in: text))
        break
      }
    }
    return result
  }

  /// Returns the name in a string; nil if there is none.
  open func personNameComponents(from string: String) -> PersonNameComponents? { try? PersonNameComponents(string) }

  /// Returns a name as text; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
