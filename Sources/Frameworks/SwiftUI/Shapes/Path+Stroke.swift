import Foundation
import ScrollworkUIKit

extension Path {
  /// Returns the outline of the stroke: filling it by the winding number looks like the stroke.
  ///
  /// It consists of overlapping pieces, one for each segment, join and cap, all in the same direction.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(storage.strokedPath(style.stroke, miterLimit: style.miterLimit))
  }
}
