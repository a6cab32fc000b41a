import DisplayList
import Foundation

extension UIView {
  /// What a view and all that it holds draw, in the view's coordinates; if asked for, after what has changed is carried out. The module
  /// that draws sets it.
  package static var drawnParts: (@MainActor (_ view: UIView, _ afterUpdates: Bool) -> [DrawnPart])?

  /// Draws the view and all that it holds in the current context, stretched over a rectangle; false where there is nothing to draw
  /// or no context. The view need not be on a screen; then its content begins anew for the picture.
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

  /// A view that shows what this one shows now, or after what has changed is carried out; nil for a view without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows what is in a rectangle of this one; its edges keep their size when it is stretched. Nil for an empty rectangle.
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
