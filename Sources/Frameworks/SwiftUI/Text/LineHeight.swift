import Foundation
import Typesetting

@available(iOS 26.0, *)
extension AttributedString {
  /// How far the baselines of two lines are apart.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable { case variable, exact, multiple, increase }
    private let kind: Kind
    private let number: CGFloat

    /// As the metrics of each line's fonts say.
    public static var variable: LineHeight { LineHeight(kind: .variable, number: 0) }
    /// A multiple of the size that looks loose: 1.6, a guess.
    public static var loose: LineHeight { multiple(factor: 1.6) }
    /// A multiple of the size that looks normal: 1.3, a guess.
    public static var normal: LineHeight { multiple(factor: 1.3) }
    /// A multiple of the size that looks tight: 1.15, a guess.
    public static var tight: LineHeight { multiple(factor: 1.15) }
    /// Always so many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact, number: points) }
    /// So many times the largest size of a line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple, number: factor) }
    /// So many points more than the largest size of a line.
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
  /// How far the baselines of texts are apart; nil for what their fonts want, and `lineSpacing`.
  @available(iOS 26.0, *)
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How far the baselines of texts inside are apart; nil for what their fonts want.
  @available(iOS 26.0, *)
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
