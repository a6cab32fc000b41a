import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension Color {
  /// Creates a constant colour.
  public init(cgColor: CGColor) { self.init(Resolved(cgColor.displayColor)) }

  /// Creates a constant colour: the older name of `init(cgColor:)`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The Core Graphics colour, if the colour is constant.
  public var cgColor: CGColor? {
    if case .resolved(let resolved) = storage { resolved.cgColor } else { nil }
  }
}

extension Color.Resolved {
  /// The Core Graphics colour.
  public var cgColor: CGColor {
    let color = displayColor
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }
}
