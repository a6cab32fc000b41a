import Foundation

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions {
  /// Points.
  public internal(set) var width: CGFloat
  /// Points.
  public internal(set) var height: CGFloat
  /// The guides that the view or its content sets; evaluated only when a layout requests one.
  var explicitGuides: ((AlignmentKey) -> CGFloat?)?

  init(width: CGFloat, height: CGFloat, explicitGuides: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.width = width
    self.height = height
    self.explicitGuides = explicitGuides
  }

  init(size: CGSize, explicitGuides: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.init(width: size.width, height: size.height, explicitGuides: explicitGuides)
  }

  /// The position of a guide: explicit if set, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a guide: explicit if set, else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit position of a guide, set by the view or its content; nil if there is none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicit position of a guide, set by the view or its content; nil if there is none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }

  subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuides?(key) }
}
