import Foundation

/// Whether the person asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// No.
  case regular = 0
  /// Yes.
  case bold = 1
}

/// Whether the person asked for bold text, as a trait.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// No. Caveat: that the phone's text is bold is told by `UIAccessibility.isBoldTextEnabled`, and not here.
  public static var defaultValue: UILegibilityWeight { .regular }
}

extension UIMutableTraits {
  /// Whether the person asked for bold text. Caveat: it is remembered.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

extension UITraitCollection {
  /// Whether the person asked for bold text.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

  /// Says only whether the person asked for bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
}
