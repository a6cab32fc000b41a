import Foundation

/// What happened in one frame and why. Everything except CPU times is the same in each run.
package struct TracedFrame: Sendable {
  /// The number of the frame, starting at 1.
  package var number = 0
  /// The frame's timestamp in seconds.
  package var time: TimeInterval = 0
  /// The events in order, starting with those since the last frame.
  package var events: [TracedEvent] = []
  package var passes: [TracedPass] = []
  package var scrolls: [TracedScroll] = []
  /// The number of update, layout and callback rounds.
  package var rounds = 0
  /// Nodes whose children were placed.
  package var layouts = 0
  /// Fragments that were redrawn.
  package var fragments = 0
  /// The number of render nodes at the end of the frame.
  package var liveNodes = 0
  /// CPU time, in seconds since the frame began.
  package var duration = 0.0

  /// False for a frame with nothing to do.
  var isEventful: Bool { !events.isEmpty || layouts > 0 || fragments > 0 || scrolls.contains { $0.from != $0.to } }
}

/// A single event. Views are named as in `Row[3]`: the app's view and the ids of the enclosing rows, outermost first.
package struct TracedEvent: Sendable {
  package enum Content: Sendable, Equatable {
    /// User input.
    case input(String)
    /// A change of a source that is read: `Page.count`, an object's class, a preference.
    case change(String)
    /// An evaluated body; the reasons are properties, environment keys, or that the view is new or has new inputs.
    case body(String, reasons: [String])
    /// A view that was already on the screen changed size.
    case resize(String, from: CGSize, to: CGSize)
    case rowBuilt(String)
    case rowDropped(String)
  }

  package var content: Content
  /// CPU time, in seconds since the frame began; 0 for earlier events.
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

/// The position of a scroll view along one axis.
package struct TracedScroll: Sendable {
  /// The accessibility identifier, otherwise the enclosing view.
  package var name: String
  package var isVertical: Bool
  /// The offset before and after the frame, in points.
  package var from: CGFloat
  package var to: CGFloat
  package var phase: Phase
  package var moves: [Move] = []
  /// The first and last visible row of each lazy stack inside.
  package var visible: [String] = []

  /// `tracking`: a finger holds the content.
  package enum Phase: String, Sendable { case idle, tracking, decelerating, animating }

  package struct Move: Sendable {
    package var delta: CGFloat
    package var cause: String
  }
}
