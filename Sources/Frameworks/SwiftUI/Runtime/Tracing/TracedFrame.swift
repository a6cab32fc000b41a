import Foundation

/// What happened in one frame and why. All but the CPU times is the same in each run.
package struct TracedFrame: Sendable {
  /// Counts the frames of the runtime from 1.
  package var number = 0
  /// The frame's timestamp in seconds.
  package var time: TimeInterval = 0
  /// In the order in which they happened, those since the last frame first.
  package var events: [TracedEvent] = []
  package var passes: [TracedPass] = []
  package var scrolls: [TracedScroll] = []
  /// How often update, layout and callbacks ran.
  package var rounds = 0
  /// Nodes whose children were placed.
  package var layouts = 0
  /// Fragments that were drawn anew.
  package var fragments = 0
  /// Render nodes at the frame's end.
  package var liveNodes = 0
  /// CPU time, in seconds since the frame began.
  package var duration = 0.0

  /// False for a frame in which there was nothing to do.
  var isEventful: Bool { !events.isEmpty || layouts > 0 || fragments > 0 || scrolls.contains { $0.from != $0.to } }
}

/// One thing that happened. Views are named as in `Row[3]`: the app's view and the ids of the rows it is in, the outermost first.
package struct TracedEvent: Sendable {
  package enum Content: Sendable, Equatable {
    /// What the person did.
    case input(String)
    /// A source that somebody reads changed: `Page.count`, an object's class, a preference.
    case change(String)
    /// A body ran; the reasons are properties, environment keys, or that the view is new or has new inputs.
    case body(String, reasons: [String])
    /// A view that was on the screen before is of another size.
    case resize(String, from: CGSize, to: CGSize)
    case rowBuilt(String)
    case rowDropped(String)
  }

  package var content: Content
  /// CPU time, in seconds since the frame began; 0 for what happened before it.
  package var start = 0.0
  package var duration = 0.0
}

/// One run of a pass.
package struct TracedPass: Sendable {
  package var name: String
  /// CPU time, in seconds since the frame began.
  package var start: Double
  package var duration: Double
}

/// Where a scroll view is along one axis.
package struct TracedScroll: Sendable {
  /// Its accessibility identifier, or else the view that it is in.
  package var name: String
  package var isVertical: Bool
  /// The offset before and after the frame, in points.
  package var from: CGFloat
  package var to: CGFloat
  package var phase: Phase
  package var moves: [Move] = []
  /// The first and the last visible row of each lazy stack inside.
  package var visible: [String] = []

  /// `tracking` is a finger that holds the content.
  package enum Phase: String, Sendable { case idle, tracking, decelerating, animating }

  package struct Move: Sendable {
    package var delta: CGFloat
    package var cause: String
  }
}
