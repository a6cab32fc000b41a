@_spi(Reflection) import Swift
import Foundation

extension AttributeContainer {
  /// Returns the attributes without those that texts show but that are not in the scope. An app's attributes in
  /// disallowed scopes stay, since nothing shows them.
  func keeping(_ scope: any AttributeScope.Type) -> AttributeContainer {
    let allowed = Self.keys(of: scope)
    var kept = self
    for attribute in ShownAttribute.all where !allowed.contains(ObjectIdentifier(attribute.key)) {
      attribute.remove(&kept)
    }
    return kept
  }

  /// The keys that are fields of a scope and of its nested scopes, which cannot be determined otherwise.
  private static func keys(of scope: any AttributeScope.Type) -> Set<ObjectIdentifier> {
    var keys: Set<ObjectIdentifier> = []
    _ = _forEachField(of: scope) { _, _, type, _ in
      keys.insert(ObjectIdentifier(type))
      if let inner = type as? any AttributeScope.Type { keys.formUnion(self.keys(of: inner)) }
      return true
    }
    return keys
  }
}

/// An attribute that texts show.
private struct ShownAttribute {
  let key: any AttributedStringKey.Type
  let remove: (inout AttributeContainer) -> Void

  private init<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
    self.key = key
    remove = { $0[key] = nil }
  }

  private typealias Own = AttributeScopes.SwiftUIAttributes
  private typealias Foundations = AttributeScopes.FoundationAttributes

  static var all: [ShownAttribute] {
    [
      .init(Own.FontAttribute.self), .init(Own.ForegroundColorAttribute.self), .init(Own.BackgroundColorAttribute.self),
      .init(Own.StrikethroughStyleAttribute.self), .init(Own.UnderlineStyleAttribute.self),
      .init(Own.KerningAttribute.self), .init(Own.TrackingAttribute.self), .init(Own.BaselineOffsetAttribute.self),
      .init(Foundations.LinkAttribute.self), .init(Foundations.InlinePresentationIntentAttribute.self),
    ]
  }
}
