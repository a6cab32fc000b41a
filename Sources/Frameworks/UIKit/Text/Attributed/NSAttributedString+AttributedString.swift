import Foundation

/// An attribute that both `AttributedString` and `NSAttributedString` have.
private struct SharedAttribute {
  let key: NSAttributedString.Key
  let isFoundation: Bool
  /// Returns the attribute's value in an `NSAttributedString`; nil without it.
  let value: (AttributeContainer) -> Any?
  /// Sets the attribute from its value in an `NSAttributedString`.
  let set: (inout AttributeContainer, Any) -> Void

  private static func object<K: AttributedStringKey>(
    _ type: K.Type, _ key: NSAttributedString.Key
  ) -> SharedAttribute where K.Value: Sendable {
    SharedAttribute(key: key, isFoundation: false) {
      $0[K.self]
    } set: {
      if let value = $1 as? K.Value { $0[K.self] = value }
    }
  }

  private static func number<K: AttributedStringKey>(
    _ type: K.Type, _ key: NSAttributedString.Key
  ) -> SharedAttribute where K.Value == CGFloat {
    SharedAttribute(key: key, isFoundation: false) {
      $0[K.self]
    } set: {
      if let number = [key: $1].number(key) { $0[K.self] = number }
    }
  }

  private static func line<K: AttributedStringKey>(
    _ type: K.Type, _ key: NSAttributedString.Key
  ) -> SharedAttribute where K.Value == NSUnderlineStyle {
    SharedAttribute(key: key, isFoundation: false) {
      $0[K.self]?.rawValue
    } set: {
      $0[K.self] = [key: $1].lines(key)
    }
  }

  private typealias Own = AttributeScopes.UIKitAttributes

  static var all: [SharedAttribute] {
    [
      .object(Own.FontAttribute.self, .font),
      .object(Own.ParagraphStyleAttribute.self, .paragraphStyle),
      .object(Own.ForegroundColorAttribute.self, .foregroundColor),
      .object(Own.BackgroundColorAttribute.self, .backgroundColor),
      .object(Own.LigatureAttribute.self, .ligature),
      .number(Own.KernAttribute.self, .kern),
      .number(Own.TrackingAttribute.self, .tracking),
      .line(Own.StrikethroughStyleAttribute.self, .strikethroughStyle),
      .line(Own.UnderlineStyleAttribute.self, .underlineStyle),
      .object(Own.StrokeColorAttribute.self, .strokeColor),
      .number(Own.StrokeWidthAttribute.self, .strokeWidth),
      .object(Own.ShadowAttribute.self, .shadow),
      .object(Own.TextEffectAttribute.self, .textEffect),
      .object(Own.AttachmentAttribute.self, .attachment),
      .number(Own.BaselineOffsetAttribute.self, .baselineOffset),
      .object(Own.UnderlineColorAttribute.self, .underlineColor),
      .object(Own.StrikethroughColorAttribute.self, .strikethroughColor),
      .number(Own.ObliquenessAttribute.self, .obliqueness),
      .number(Own.ExpansionAttribute.self, .expansion),
      SharedAttribute(key: .link, isFoundation: true) {
        $0.link
      } set: {
        $0.link = [.link: $1].url
      },
    ]
  }

  /// Returns the attributes of a scope: Foundation's, or all. An app's own keys have no name in `NSAttributedString`.
  static func those(of scope: (any AttributeScope.Type)?) -> [SharedAttribute] {
    scope == nil || scope != AttributeScopes.FoundationAttributes.self ? all : all.filter(\.isFoundation)
  }
}

extension AttributeContainer {
  /// Creates a container from the known attributes of an `NSAttributedString`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self.init(dictionary, of: nil) }

  /// Creates a container from the attributes of an `NSAttributedString` that belong to a scope.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(dictionary, of: S.self)
  }

  /// Creates a container from the attributes of an `NSAttributedString` that belong to a scope.
  public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
    self.init(dictionary, of: scope)
  }

  fileprivate init(_ dictionary: [NSAttributedString.Key: Any], of scope: (any AttributeScope.Type)?) {
    self.init()
    for attribute in SharedAttribute.those(of: scope) {
      if let value = dictionary[attribute.key] { attribute.set(&self, value) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates the attributes of an `NSAttributedString`.
  public init(_ container: AttributeContainer) { self.init(container, of: nil) }

  /// Creates the attributes of an `NSAttributedString` from those of a scope.
  public init<S: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(container, of: S.self)
  }

  fileprivate init(_ container: AttributeContainer, of scope: (any AttributeScope.Type)?) {
    self.init()
    for attribute in SharedAttribute.those(of: scope) {
      if let value = attribute.value(container) { self[attribute.key] = value }
    }
  }
}

extension NSAttributedString {
  /// Creates a string from an attributed string's UIKit attributes and links.
  public convenience init(_ attrStr: AttributedString) { self.init(attrStr, of: nil) }

  /// Creates a string from an attributed string's attributes of a scope.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr, of: S.self)
  }

  /// Creates a string from an attributed string's attributes of a scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attrStr, of: scope)
  }

  private convenience init(_ text: AttributedString, of scope: (any AttributeScope.Type)?) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let part = String(text[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: Dictionary(run.attributes, of: scope)))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// Creates an attributed string from a UIKit string.
  public init(_ nsStr: NSAttributedString) { self.init(nsStr, of: nil) }

  /// Creates an attributed string from a UIKit string's attributes of a scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws
  {
    self.init(nsStr, of: S.self)
  }

  /// Creates an attributed string from a UIKit string's attributes of a scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr, of: scope)
  }

  private init(_ text: NSAttributedString, of scope: (any AttributeScope.Type)?) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      self.append(
        AttributedString(
          text.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes, of: scope)))
    }
  }
}
