/// The reason that an offset changed.
@MainActor
enum ScrollCause {
  case finger, wheel, key, focus, program, deceleration, animation
  /// A visible node moved, and the offset followed it.
  case anchor(RenderNode?)
  /// The position of the requested view became better known.
  case goal
  /// The content's end moved.
  case end
  /// The offset was past an edge, and is clamped or springs back.
  case clamp
}
