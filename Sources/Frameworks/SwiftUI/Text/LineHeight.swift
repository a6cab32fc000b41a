import Foundation
import Typesetting

@available(iOS 26.0, *)
extension AttributedString {
  /// The distance between the baselines of two lines.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable { case variable, exact, multiple, increase }
    private let kind: Kind
    private let number: CGFloat

    /// Uses the font metrics of each line.
    public static var variable: LineHeight { LineHeight(kind: .variable, number: 0) }
    /// A loose multiple of the font size: 1.6, a guess.
    public static var loose: LineHeight { multiple(factor: 1.6) }
    /// A normal multiple of the font size: 1.3, a guess.
    public static var normal: LineHeight { multiple(factor: 1.3) }
    /// A tight multiple of the font size: 1.15, a guess.
    public static var tight: LineHeight { multiple(factor: 1.15) }
    /// A fixed distance in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact, number: points) }
    /// A multiple of the largest font size in a line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple, number: factor) }
    /// The largest font size in a line plus some points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .increase, number: increase) }

    var style: ParagraphStyle.LineHeight? {
      switch kind {
      case .variable: nil
      case .exact: .exact(number)
      case .multiple: .multiple(number)
      case .increase: .increase(number)
      }
    }
  }
}

private struct LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
  /// The distance between the baselines of texts; nil for that of their fonts plus `lineSpacing`.
  @available(iOS 26.0, *)
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the distance between the baselines of texts in this view; nil for that of their fonts.
  @available(iOS 26.0, *)
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
