import Foundation
import ScrollworkUIKit

/// An environment value bridged to a UIKit trait, so that views of both frameworks see each other's values.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value of the traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the value in the traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value for a key that is bridged to a UIKit trait.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { K.read(from: traits) }
    set {
      let new = traits.modifyingTraits { K.write(to: &$0, value: newValue) }
      if new != traits { override(by: new) }
    }
  }

  /// UIKit's traits for this environment, including custom ones.
  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [self[PhoneTraitsKey.self], UITraitCollection(mutations: place)])
  }

  private func place(_ traits: inout any UIMutableTraits) {
    traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
    traits.displayScale = displayScale
    traits.horizontalSizeClass = horizontalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    traits.verticalSizeClass = verticalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Applies UIKit's traits.
  mutating func override(by traits: UITraitCollection) {
    let scheme = traits.userInterfaceStyle == .unspecified ? colorScheme : ColorScheme(traits)
    if scheme != colorScheme { colorScheme = scheme }
    if traits.displayScale != 0, traits.displayScale != displayScale { displayScale = traits.displayScale }
    let all = UITraitCollection(traitsFrom: [self[PhoneTraitsKey.self], traits])
    if all != self[PhoneTraitsKey.self] { self[PhoneTraitsKey.self] = all }
  }
}

/// Traits that are not environment values themselves: the device idiom, and the app's custom traits.
private struct PhoneTraitsKey: EnvironmentKey {
  static let defaultValue = UITraitCollection(userInterfaceIdiom: .phone)
}
