import Foundation
import Synchronization

/// The appearance that selects colours and images.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// A light background.
  case light = 1
  /// A dark background.
  case dark = 2
}

/// Whether something is on a surface in front of others, where dark backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The level of the window's own content.
  case base = 0
  /// The level of a sheet or a popover.
  case elevated = 1
}

/// The traits of the environment that something is displayed in.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The number of device pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Whether this is the level of a surface in front of others.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.isElevated ? .elevated : .base }
  /// The kind of device; `.unspecified` if unspecified.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The value of a custom trait, or the trait's default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Creates a collection without traits.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: UITraitMutations) { self.init(TraitValues().changed(by: mutations)) }

  /// Creates a collection with only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection with only a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(isElevated: userInterfaceLevel == .elevated))
  }

  /// Creates a collection with only a display scale.
  public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }

  /// Creates a collection with only a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a collection with the traits of all collections; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.add($1.values) })
  }

  /// A collection with only the dark style on an elevated surface.
  package static let elevatedDark = UITraitCollection(TraitValues(userInterfaceStyle: .dark, isElevated: true))

  /// Returns a copy with the changes of `mutations`.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// A collection with only the app's custom traits.
  package var appTraits: UITraitCollection { UITraitCollection(TraitValues(own: values.own)) }

  private static let shared = Mutex(
    UITraitCollection(TraitValues(userInterfaceStyle: .light, displayScale: 2, userInterfaceIdiom: .phone)))

  /// The traits that colours are resolved for by default: the screen's own.
  public class var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Returns whether both collections have the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  /// Equal collections have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(userInterfaceIdiom)
    return hasher.finalize()
  }
}
