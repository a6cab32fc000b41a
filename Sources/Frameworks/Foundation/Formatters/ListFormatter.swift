import Foundation

/// Joins items as a sentence does: "Ada, Grace, and Alan".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Whose language it is.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items; without one they describe themselves.
  open var itemFormatter: Formatter?

  /// The texts as a list in the language of the phone.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(PhoneBundle.locale))
  }

  /// The items as a list; nil if the item formatter can write one of them not.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// An array; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
