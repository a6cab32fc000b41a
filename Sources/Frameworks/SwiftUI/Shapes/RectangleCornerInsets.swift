import Foundation

/// The insets of a rectangle's corners, each a width and a height in points.
@available(iOS 26.0, *)
@frozen public struct RectangleCornerInsets: Equatable, Sendable {
  /// The inset of the top leading corner.
  public var topLeading: CGSize
  /// The inset of the top trailing corner.
  public var topTrailing: CGSize
  /// The inset of the bottom leading corner.
  public var bottomLeading: CGSize
  /// The inset of the bottom trailing corner.
  public var bottomTrailing: CGSize

  /// Creates four insets.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates insets of zero.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

  /// Returns the insets at `edges` that avoid the corners: the larger of the two at each edge.
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
  /// Returns the insets plus those of `corners` at `edges`, using the larger of the two corners at each edge.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    self + corners.insets(at: edges)
  }
}
