import Foundation

/// A trait of the app's own, which collections of traits then hold.
public protocol UITraitDefinition<Value> {
  /// What the trait says.
  associatedtype Value
  /// What it says where nobody sets it.
  static var defaultValue: Value { get }
  /// What the trait is called in logs.
  static var name: String { get }
  /// What tells the trait from others.
  static var identifier: String { get }
  /// True if colours are chosen by it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with that of its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False. What is drawn is drawn again in any case.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// Sets traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// Traits that can be set.
public protocol UIMutableTraits {
  /// What is said of a trait of the app's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Device pixels per point.
  var displayScale: CGFloat { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Room along.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How large texts are.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Where reading begins.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// What a view or controller says in place of what surrounds it.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether something is said of a trait.
  func contains(_ trait: UITrait) -> Bool
  /// Says nothing any more of a trait.
  mutating func remove(_ trait: UITrait)
}

/// What is said of each trait.
struct TraitValues: UITraitOverrides, Equatable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var displayScale: CGFloat = 0
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// One level above the screen's, as a sheet is.
  var isElevated = false
  /// The app's own traits, by their types.
  var own: [ObjectIdentifier: Any] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { own[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue }
    set { own[ObjectIdentifier(trait)] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { own[ObjectIdentifier(trait)] != nil }
  mutating func remove(_ trait: UITrait) { own[ObjectIdentifier(trait)] = nil }

  /// Takes over what `other` says.
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
