import CPango
import DisplayList
import Foundation

/// Where on the screen a fragment's commands and children are drawn.
struct Placement {
  /// From the fragment's points to device pixels.
  var matrix: cairo_matrix_t
  /// Pixels that clips leave; of those that are no upright rectangle only the bounds count.
  var clip: PixelRect

  /// - Parameter region: the only pixels that count, if not all of the list's.
  init(_ list: DisplayList, in region: PixelRect? = nil) {
    matrix = cairo_matrix_t(xx: list.scale, yx: 0, xy: 0, yy: list.scale, x0: 0, y0: 0)
    clip = region ?? list.pixels
  }

  /// Inside a fragment that lies in a parent placed like this.
  func entering(_ fragment: Fragment) -> Placement {
    var inner = self
    let origin = matrix.map(fragment.offset)
    (inner.matrix.x0, inner.matrix.y0) = (origin.x, origin.y)
    if let transform = fragment.effects.transform {
      let origin = inner.matrix.map(CGPoint(x: transform.tX, y: transform.tY))
      let x = matrix.map(direction: CGPoint(x: transform.m11, y: transform.m12))
      let y = matrix.map(direction: CGPoint(x: transform.m21, y: transform.m22))
      inner.matrix = cairo_matrix_t(xx: x.x, yx: x.y, xy: y.x, yy: y.y, x0: origin.x, y0: origin.y)
    }
    if let outline = fragment.effects.clip {
      let device = inner.matrix.map(outline.bounds)
      inner.clip = clip.intersection(inner.isExact(outline) ? PixelRect(clip: device) : PixelRect(covering: device))
    }
    return inner
  }

  /// True if a clip is nothing but the pixels in `clip`.
  func isExact(_ outline: Outline) -> Bool {
    if case .rect = outline { matrix.xy == 0 && matrix.yx == 0 } else { false }
  }

  /// All pixels that something with these bounds may touch.
  func pixels(of bounds: CGRect) -> PixelRect {
    if bounds.isNull || bounds.isInfinite { return bounds.isNull ? PixelRect(x: 0, y: 0, width: 0, height: 0) : clip }
    return PixelRect(covering: matrix.map(bounds)).insetBy(-PixelRect.margin).intersection(clip)
  }

  /// All pixels that a fragment in a parent placed like this may touch.
  func pixels(of fragment: Fragment) -> PixelRect {
    fragment.effects.opacity > 0 ? pixels(of: fragment.boundsInParent) : PixelRect(x: 0, y: 0, width: 0, height: 0)
  }
}
