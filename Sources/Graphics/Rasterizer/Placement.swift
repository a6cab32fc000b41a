import CPango
import DisplayList
import Foundation

/// Where a fragment's commands and children are drawn on the screen.
struct Placement {
  /// The map from the fragment's points to device pixels.
  var matrix: cairo_matrix_t
  /// The pixels that clips leave; of those that are not upright rectangles only the bounds count.
  var clip: PixelRect

  /// Creates the placement of a list.
  /// - Parameter region: the only pixels that count, if not all of the list's.
  init(_ list: DisplayList, in region: PixelRect? = nil) {
    matrix = cairo_matrix_t(xx: list.scale, yx: 0, xy: 0, yy: list.scale, x0: 0, y0: 0)
    clip = region ?? list.pixels
  }

  /// Returns the placement of a fragment in a parent with this placement.
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

  /// Returns whether a clip is exactly the pixels in `clip`.
  func isExact(_ outline: Outline) -> Bool {
    if case .rect = outline { matrix.xy == 0 && matrix.yx == 0 } else { false }
  }

  /// Returns all pixels that something with these bounds may affect.
  func pixels(of bounds: CGRect) -> PixelRect {
    if bounds.isNull || bounds.isInfinite { return bounds.isNull ? PixelRect(x: 0, y: 0, width: 0, height: 0) : clip }
    return PixelRect(covering: matrix.map(bounds)).insetBy(-PixelRect.margin).intersection(clip)
  }

  /// Returns all pixels that a fragment in a parent with this placement may affect.
  func pixels(of fragment: Fragment) -> PixelRect {
    fragment.effects.opacity > 0 ? pixels(of: fragment.boundsInParent) : PixelRect(x: 0, y: 0, width: 0, height: 0)
  }
}
