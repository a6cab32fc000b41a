import Foundation

/// Whether bold text is on.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Off.
  case regular = 0
  /// On.
  case bold = 1
}

/// Whether bold text is on, as a trait.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Off. Caveat: the phone's bold text is reported by `UIAccessibility.isBoldTextEnabled`, not here.
  public static var defaultValue: UILegibilityWeight { .regular }
}

extension UIMutableTraits {
  /// Whether bold text is on. Caveat: it is only remembered.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

extension UITraitCollection {
  /// Whether bold text is on.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

  /// Creates a collection with only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
}
