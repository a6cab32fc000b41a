import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension Color {
  /// A constant colour.
  public init(cgColor: CGColor) { self.init(Resolved(cgColor.displayColor)) }

  /// A constant colour: the older name of `init(cgColor:)`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour as it is for Core Graphics, if it is a constant one.
  public var cgColor: CGColor? {
    if case .resolved(let resolved) = storage { resolved.cgColor } else { nil }
  }
}

extension Color.Resolved {
  /// The colour as it is for Core Graphics.
  public var cgColor: CGColor {
    let color = displayColor
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }
}
