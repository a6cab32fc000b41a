import Foundation
import ScrollworkUIKit

/// A value of the environment that is a trait of UIKit's, so that views of both see what either says.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits stand for.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Has traits stand for a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key that is a trait of UIKit's.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { K.read(from: traits) }
    set {
      let new = traits.modifyingTraits { K.write(to: &$0, value: newValue) }
      if new != traits { override(by: new) }
    }
  }

  /// What UIKit knows about the place, with the app's own traits.
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

  /// Takes over what UIKit says.
  mutating func override(by traits: UITraitCollection) {
    let scheme = traits.userInterfaceStyle == .unspecified ? colorScheme : ColorScheme(traits)
    if scheme != colorScheme { colorScheme = scheme }
    if traits.displayScale != 0, traits.displayScale != displayScale { displayScale = traits.displayScale }
    let all = UITraitCollection(traitsFrom: [self[PhoneTraitsKey.self], traits])
    if all != self[PhoneTraitsKey.self] { self[PhoneTraitsKey.self] = all }
  }
}

/// What is no value of the environment by itself: the kind of device, and the app's own traits.
private struct PhoneTraitsKey: EnvironmentKey {
  static let defaultValue = UITraitCollection(userInterfaceIdiom: .phone)
}
