import DisplayList
import Foundation
import ScrollworkUIKit

/// A style that blurs the background and evens it out to the lightness of the appearance.
public struct Material: ShapeStyle {
  enum Kind: Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let kind: Kind

  /// An ultra-thin material, hardly more than a blur.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A thin material, more translucent than opaque.
  public static let thin = Material(kind: .thin)
  /// A regular material, about half translucent.
  public static let regular = Material(kind: .regular)
  /// A thick material, more opaque than translucent.
  public static let thick = Material(kind: .thick)
  /// An ultra-thick material, mostly opaque.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The material of the system's bars.
  public static let bar = Material(kind: .bar)

  /// The style in an appearance.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(.paint(.backdrop(backdrop(isDark: context.environment.colorScheme == .dark))))
  }

  /// The bar's amount is Core Animation's (docs/facts.md); the others are guesses.
  func backdrop(isDark: Bool) -> Backdrop {
    let amount: Float =
      switch kind {
      case .ultraThin: 0.45
      case .thin: 0.6
      case .regular: 0.7
      case .thick: 0.82
      case .ultraThick: 0.92
      case .bar: 0.75
      }
    return .material(amount: amount, isDark: isDark)
  }
}

extension ShapeStyle where Self == Material {
  /// An ultra-thin material, hardly more than a blur.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material, more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A regular material, about half translucent.
  public static var regularMaterial: Material { .regular }
  /// A thick material, more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// An ultra-thick material, mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
  /// The material that `background(_:)` has put behind a view; nil for none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
