/// The moments of a frame that parts can join, in their order. `docs/passes.md` has the passes around them.
enum FramePhase: Int, CaseIterable {
  /// Pass 2. What moves goes to the frame's timestamp. May change what is presented, move scrolls and queue layout.
  case animation
  /// Pass 4, before its first round. Reads the last layout to remember what is visible; changes nothing.
  case beforeLayout
  /// Each round, when all queued nodes have their places. May queue those whose layout depends on where they are.
  case placed
  /// Each round in which nothing is queued. May move scroll positions, build rows and queue layout: then there is another round.
  case settling
  /// Layout has come to rest. May let go of rows and change what is painted.
  case laidOut
  /// After that: views take the frames of others. May start animations and change what is painted.
  case matching
  /// Pass 5. The field that is typed into is brought into view. May scroll.
  case reveal
  /// What keys act on may be gone. May move the focus and scroll.
  case focus
  /// Answers about geometry that are no longer true. May queue updates.
  case geometryAnswers
  /// Geometry that is reported. May queue callbacks.
  case geometry
  /// After preferences: which targets scroll views show. May write bindings.
  case scrollPositions
  /// Nothing is due. Bars hear what is scrolled under them. May change state.
  case bars
  /// Nothing is due. What a resting pointer is over. May change state.
  case pointer
  /// Nothing is due. The app hears what the frame will show. May change state.
  case observers
  /// Nothing is due, once a frame. Works ahead for where content is moving to. May queue layout.
  case prefetch
  /// The rounds of passes are over. Forgets what was remembered for them.
  case roundsOver
  /// Pass 6. What is drawn as its place says. May change what is painted.
  case beforePaint
  /// The frame is over. Forgets what belonged to it.
  case frameEnd
  /// The screen is another one, or set otherwise. May queue updates and layout.
  case screenChanged
  /// The screen shows nothing any more. Destroys what the part has put on it.
  case tearDown
}
