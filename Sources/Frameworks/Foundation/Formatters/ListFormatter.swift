import Foundation

/// Joins items as in a sentence: "Ada, Grace, and Alan".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale that decides the language.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for the items; without one their descriptions are used.
  open var itemFormatter: Formatter?

  /// Returns the strings as a list in the language of the phone.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(PhoneBundle.locale))
  }

  /// Returns the items as a list; nil if the item formatter cannot write one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Returns an array as a list; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
