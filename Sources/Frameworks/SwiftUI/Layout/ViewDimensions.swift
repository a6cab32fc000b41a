import Foundation

/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions {
  /// Points.
  public internal(set) var width: CGFloat
  /// Points.
  public internal(set) var height: CGFloat
  /// Guides that the view or its content sets itself; asked only when a layout wants one.
  var explicitGuides: ((AlignmentKey) -> CGFloat?)?

  init(width: CGFloat, height: CGFloat, explicitGuides: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.width = width
    self.height = height
    self.explicitGuides = explicitGuides
  }

  init(size: CGSize, explicitGuides: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.init(width: size.width, height: size.height, explicitGuides: explicitGuides)
  }

  /// Where the view has the guide: the explicit place, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view has the guide: the explicit place, else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view itself or its content puts the guide; nil if they do not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// Where the view itself or its content puts the guide; nil if they do not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }

  subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuides?(key) }
}
