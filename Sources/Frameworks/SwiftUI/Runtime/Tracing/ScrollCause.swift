/// Why an offset changed.
@MainActor
enum ScrollCause {
  case finger, wheel, key, focus, program, deceleration, animation
  /// A node that was visible is elsewhere, and the offset went with it.
  case anchor(RenderNode?)
  /// More is known of where the view is that code asked for.
  case goal
  /// The content's end is elsewhere.
  case end
  /// The offset was beyond an edge, and is brought back or springs back.
  case clamp
}
