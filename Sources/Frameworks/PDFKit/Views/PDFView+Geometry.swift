import Foundation
import ScrollworkUIKit

/// The position of a view's content.
extension PDFView {
  /// The size of the view without bars.
  var visibleSize: CGSize { scroll.bounds.inset(by: scroll.adjustedContentInset).size }

  /// Centres the content where it is smaller than the view.
  func centre() {
    let scale = scroll.zoomScale
    let size = CGSize(width: layout.size.width * scale, height: layout.size.height * scale)
    if scroll.contentSize != size { scroll.contentSize = size }
    let room = visibleSize
    let middle = CGPoint(x: max(size.width, room.width) / 2, y: max(size.height, room.height) / 2)
    if content.center != middle { content.center = middle }
  }

  /// The point of the content at the upper left corner, below bars.
  var upperCorner: CGPoint {
    let (visible, inset, scale) = (visibleRect, scroll.adjustedContentInset, max(scroll.zoomScale, 1e-6))
    return CGPoint(x: visible.minX + inset.left / scale, y: visible.minY + inset.top / scale)
  }

  /// Scrolls a point of the content to the upper left corner, below bars, as far as possible.
  func show(_ point: CGPoint) {
    let (scale, inset, corner) = (scroll.zoomScale, scroll.adjustedContentInset, content.frame.origin)
    let end = CGPoint(
      x: scroll.contentSize.width + inset.right - scroll.bounds.width,
      y: scroll.contentSize.height + inset.bottom - scroll.bounds.height)
    let wanted = CGPoint(x: corner.x + point.x * scale - inset.left, y: corner.y + point.y * scale - inset.top)
    let offset = CGPoint(x: max(-inset.left, min(wanted.x, end.x)), y: max(-inset.top, min(wanted.y, end.y)))
    if offset != scroll.contentOffset { scroll.contentOffset = offset }
  }

  /// The visible part of the content.
  var visibleRect: CGRect {
    let scale = max(scroll.zoomScale, 1e-6)
    let (offset, corner) = (scroll.contentOffset, content.frame.origin)
    return CGRect(
      x: (offset.x - corner.x) / scale, y: (offset.y - corner.y) / scale, width: scroll.bounds.width / scale,
      height: scroll.bounds.height / scale)
  }
}
