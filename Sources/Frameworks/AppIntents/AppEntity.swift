import Foundation
import ScrollworkFoundation

/// The name of a type for people.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// The format with a number.
  public var numericFormat: LocalizedStringResource?

  /// Creates a representation with a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    (self.name, self.numericFormat) = (name, numericFormat)
  }
  /// Creates a representation with a name.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// The representation of an instance for people.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// An image.
  public struct Image: Sendable {
    /// Creates an image from a symbol.
    public init(systemName: String) {}
    /// Creates an image from one of the app's.
    public init(named: String) {}
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The subtitle.
  public var subtitle: LocalizedStringResource?
  /// The image.
  public var image: Image?

  /// Creates a representation with a title, a subtitle and an image.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  /// Creates a representation with a title.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  /// Creates a representation with an interpolated title.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  /// The representation of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose instances have a representation for people.
public protocol InstanceDisplayRepresentable {
  /// The representation of the instance.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An entity of the app for intents.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable, InstanceDisplayRepresentable
where ID: Sendable {
  /// The type of the default query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of an entity.
  public typealias Property = EntityProperty
}

/// An enumeration for intents.
public protocol AppEnum: CaseIterable, RawRepresentable, Hashable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where RawValue: Sendable {
  /// The representations of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The representation of the case.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

/// Finds entities.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// Creates a query.
  init()
  /// Returns the entities with these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns suggested entities.
  func suggestedEntities() async throws -> [Entity]
  /// Returns the default entity.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// Returns none.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// Returns nil.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that match a string.
  func entities(matching string: String) async throws -> [Entity]
}
