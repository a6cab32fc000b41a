import Foundation
import Synchronization

/// The appearance that colours and images are chosen for.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Light ground.
  case light = 1
  /// Dark ground.
  case dark = 2
}

/// What is known about the place where something is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Device pixels per point; 0 if not said.
  public var displayScale: CGFloat { values.displayScale }
  /// The kind of device; `.unspecified` if not said.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// What is said of a trait of the app's own, or the trait's default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Says nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Says what `mutations` sets.
  public convenience init(mutations: UITraitMutations) { self.init(TraitValues().changed(by: mutations)) }

  /// Says only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Says only how many device pixels a point has.
  public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }

  /// Says only on what kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// What all collections say together; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.add($1.values) })
  }

  /// Says only that it is dark, one level above the screen's.
  package static let elevatedDark = UITraitCollection(TraitValues(userInterfaceStyle: .dark, isElevated: true))

  /// The same but for what `mutations` sets.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Says only the app's own traits.
  package var appTraits: UITraitCollection { UITraitCollection(TraitValues(own: values.own)) }

  private static let shared = Mutex(
    UITraitCollection(TraitValues(userInterfaceStyle: .light, displayScale: 2, userInterfaceIdiom: .phone)))

  /// What colours are resolved for where nobody says otherwise: the screen's own traits.
  public class var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Equal if they say the same.
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
