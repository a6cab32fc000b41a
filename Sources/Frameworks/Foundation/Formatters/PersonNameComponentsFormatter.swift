import Foundation

/// Writes and reads people's names, as `PersonNameComponents.FormatStyle` and its strategy do.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
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

  /// What is written of a name.
  public struct Options: OptionSet, Sendable {
    /// The flags as a number.
    public let rawValue: UInt
    /// Flags as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How it is spoken, which `phoneticRepresentation` says.
    public static var phonetic: Options { Options(rawValue: 1 << 1) }
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether it is written how a name is spoken; a name that does not say so is nothing then.
  open var isPhonetic = false
  /// Whose order it is; the phone's at first.
  open var locale: Locale! = .autoupdatingCurrent

  /// Writes names with given name and family name.
  public override init() { super.init() }
  /// From an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A name as text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name as text.
  open func string(from components: PersonNameComponents) -> String {
    let written = isPhonetic ? components.phoneticRepresentation : components
    let format = PersonNameComponents.FormatStyle(style: style.style, locale: locale ?? .current)
    return written.map { format.format($0) } ?? ""
  }

  /// A name as text in which each part says under `NSPersonNameComponentKey` which it is. Caveat: initials do not.
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

  /// The name in a text; nil if there is none.
  open func personNameComponents(from string: String) -> PersonNameComponents? { try? PersonNameComponents(string) }

  /// A name as text; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
