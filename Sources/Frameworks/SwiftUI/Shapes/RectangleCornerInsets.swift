import Foundation

/// What the corners of a rectangle take of it, each a width and a height in points.
@available(iOS 26.0, *)
@frozen public struct RectangleCornerInsets: Equatable, Sendable {
  /// At the upper edge, where reading starts.
  public var topLeading: CGSize
  /// At the upper edge, where reading ends.
  public var topTrailing: CGSize
  /// At the lower edge, where reading starts.
  public var bottomLeading: CGSize
  /// At the lower edge, where reading ends.
  public var bottomTrailing: CGSize

  /// Four insets.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// The corners take nothing.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

  /// What has to be kept free at `edges` so that no corner is met: of two corners the one that takes more.
  func insets(at edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: max(topLeading.height, topTrailing.height), leading: max(topLeading.width, bottomLeading.width),
      bottom: max(bottomLeading.height, bottomTrailing.height),
      trailing: max(topTrailing.width, bottomTrailing.width)
    ).intersection(edges)
  }
}

@available(iOS 26.0, *)
extension RectangleCornerInsets: Animatable {
  /// Top leading, top trailing, bottom leading and bottom trailing.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>,
      AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading.animatableData, topTrailing.animatableData),
        AnimatablePair(bottomLeading.animatableData, bottomTrailing.animatableData))
    }
    set {
      (topLeading.animatableData, topTrailing.animatableData) = (newValue.first.first, newValue.first.second)
      (bottomLeading.animatableData, bottomTrailing.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

@available(iOS 26.0, *)
extension EdgeInsets {
  /// The insets with what corners take added at `edges`: of the two corners at an edge the one that takes more.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    self + corners.insets(at: edges)
  }
}
