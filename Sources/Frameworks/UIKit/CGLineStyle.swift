import DisplayList

/// The shape of the ends of a stroked line. Core Graphics has it; Foundation on Linux does not.
public enum CGLineCap: Int32, Sendable {
  /// The line ends exactly at the end point.
  case butt = 0
  /// The line ends in a semicircle around the end point.
  case round = 1
  /// The line extends half its width beyond the end point.
  case square = 2
}

/// The shape of the joins of a stroked line. Core Graphics has it; Foundation on Linux does not.
public enum CGLineJoin: Int32, Sendable {
  /// A point, unless it exceeds the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A cut corner.
  case bevel = 2
}

extension CGLineCap {
  var cap: Stroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var join: Stroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
