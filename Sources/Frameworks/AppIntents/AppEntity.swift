import Foundation
import ScrollworkFoundation

/// What people call a kind of things.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// How many there are.
  public var numericFormat: LocalizedStringResource?

  /// A name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    (self.name, self.numericFormat) = (name, numericFormat)
  }
  /// A name.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// What people see of one thing.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture.
  public struct Image: Sendable {
    /// A symbol.
    public init(systemName: String) {}
    /// A picture of the app's.
    public init(named: String) {}
  }

  /// What it is called.
  public var title: LocalizedStringResource
  /// What is below that.
  public var subtitle: LocalizedStringResource?
  /// What is beside that.
  public var image: Image?

  /// A title, and what stands around it.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  /// A title.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  /// A title with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// Things whose kind has a name.
public protocol TypeDisplayRepresentable {
  /// What people call the kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// Things that people can tell apart.
public protocol InstanceDisplayRepresentable {
  /// What people see of it.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of the app's that actions are about.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable, InstanceDisplayRepresentable
where ID: Sendable {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A value that an entity has.
  public typealias Property = EntityProperty
}

/// One of several cases that actions are about.
public protocol AppEnum: CaseIterable, RawRepresentable, Hashable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where RawValue: Sendable {
  /// What people see of each.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// What people see of it.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

/// Finds things.
public protocol EntityQuery: Sendable {
  /// What is found.
  associatedtype Entity: AppEntity
  /// Nothing is known yet.
  init()
  /// The things with these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Things to choose from.
  func suggestedEntities() async throws -> [Entity]
  /// What is taken if nobody chooses.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// The things that words mean.
  func entities(matching string: String) async throws -> [Entity]
}
