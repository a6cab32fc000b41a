import DisplayList

/// How a stroked line ends. Core Graphics has it; Foundation on Linux does not.
public enum CGLineCap: Int32, Sendable {
  /// Exactly at the end point.
  case butt = 0
  /// In half a circle around the end point.
  case round = 1
  /// Half the line's width beyond the end point.
  case square = 2
}

/// How two segments of a stroked line meet. Core Graphics has it; Foundation on Linux does not.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, unless that is farther away than the miter limit allows.
  case miter = 0
  /// In a part of a circle.
  case round = 1
  /// In a cut corner.
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
