import Foundation

/// A custom trait, stored in trait collections.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// The trait's name in logs.
  static var name: String { get }
  /// The trait's unique identifier.
  static var identifier: String { get }
  /// Whether colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The qualified name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False. Content is always redrawn anyway.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A closure that sets traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The value of a custom trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The number of device pixels per point.
  var displayScale: CGFloat { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// Traits of a view or controller that override the surrounding ones.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait.
  mutating func remove(_ trait: UITrait)
}

/// The values of traits.
struct TraitValues: UITraitOverrides, Equatable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var displayScale: CGFloat = 0
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Whether this is an elevated surface, such as a sheet.
  var isElevated = false
  /// The custom traits, by type.
  var own: [ObjectIdentifier: Any] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { own[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue }
    set { own[ObjectIdentifier(trait)] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { own[ObjectIdentifier(trait)] != nil }
  mutating func remove(_ trait: UITrait) { own[ObjectIdentifier(trait)] = nil }

  /// Adopts the traits of `other`.
  mutating func add(_ other: Self) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.isElevated { isElevated = true }
    own.merge(other.own) { $1 }
  }

  func changed(by mutations: UITraitMutations) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }

  static func == (one: Self, other: Self) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle && one.displayScale == other.displayScale
      && one.userInterfaceIdiom == other.userInterfaceIdiom && one.horizontalSizeClass == other.horizontalSizeClass
      && one.verticalSizeClass == other.verticalSizeClass && one.layoutDirection == other.layoutDirection
      && one.preferredContentSizeCategory == other.preferredContentSizeCategory && one.isElevated == other.isElevated
      && one.own.count == other.own.count
      && one.own.allSatisfy { key, value in
        guard let value = value as? any Equatable, let second = other.own[key] else { return false }
        return isEqual(value, second)
      }
  }

  func isDifferent(_ other: Self, in trait: UITrait) -> Bool {
    switch (own[ObjectIdentifier(trait)], other.own[ObjectIdentifier(trait)]) {
    case (nil, nil): false
    case (let value as any Equatable, let second?): !Self.isEqual(value, second)
    default: true
    }
  }

  private static func isEqual<T: Equatable>(_ value: T, _ other: Any) -> Bool { value == other as? T }
}
