import Foundation
import ScrollworkUIKit

extension Path {
  /// The outline of the path's line: what is filled, by winding number, looks as the stroke does.
  ///
  /// It is made of overlapping pieces, one for each straight part, corner and end, all in the same direction.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(storage.strokedPath(style.stroke, miterLimit: style.miterLimit))
  }
}
