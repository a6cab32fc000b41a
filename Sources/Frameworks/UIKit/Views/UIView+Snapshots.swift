import DisplayList
import Foundation

extension UIView {
  /// Returns what the view and its subviews draw, in the view's coordinates; with `afterUpdates`, after pending changes
  /// are applied. The drawing module sets it.
  package static var drawnParts: (@MainActor (_ view: UIView, _ afterUpdates: Bool) -> [DrawnPart])?

  /// Draws the view and its subviews in the current context, stretched over a rectangle. Returns false where there is
  /// nothing to draw or no context. The view need not be on a screen; then its content starts afresh for the snapshot.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let size = bounds.size
    guard size.width > 0, size.height > 0, let parts = Self.drawnParts?(self, afterUpdates) else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.clip(to: CGRect(origin: .zero, size: size))
    context.draw(parts)
    context.restoreGState()
    return true
  }

  /// Returns a view that shows what this one shows now, or after pending changes are applied; nil for a view without a
  /// size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a rectangle of this one and keeps its edges when stretched; nil for an empty rectangle.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let picture = UIGraphicsImageRenderer(bounds: rect).image { _ in
      drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(
      image: capInsets == .zero ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    view.contentMode = .scaleToFill
    return view
  }
}
