import Foundation

extension UIView {
  /// How a view's frame follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let (dx, dy) = (bounds.width - old.width, bounds.height - old.height)
    for view in held where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      let across = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].filter(mask.contains)
      let along = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].filter(mask.contains)
      if mask.contains(.flexibleLeftMargin) { frame.origin.x += dx / CGFloat(across.count) }
      if mask.contains(.flexibleWidth) { frame.size.width += dx / CGFloat(across.count) }
      if mask.contains(.flexibleTopMargin) { frame.origin.y += dy / CGFloat(along.count) }
      if mask.contains(.flexibleHeight) { frame.size.height += dy / CGFloat(along.count) }
      view.frame = frame
    }
  }

  /// How an image is placed in a view of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0, scaleAspectFit, scaleAspectFill
    /// The same as `scaleToFill`.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
