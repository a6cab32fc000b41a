/// The phases of a frame that parts can join, in order. `docs/passes.md` has the passes around them.
enum FramePhase: Int, CaseIterable {
  /// Pass 2. Animations advance to the frame's timestamp. May change the presentation, scroll and queue layout.
  case animation
  /// Pass 4, before its first round. Reads the last layout to remember what is visible; changes nothing.
  case beforeLayout
  /// Each round, once all queued nodes are placed. May queue nodes whose layout depends on their position.
  case placed
  /// Each round with an empty queue. May scroll, build rows and queue layout, which starts another round.
  case settling
  /// Layout has settled. May release rows and change what is painted.
  case laidOut
  /// After that: views take the frames of others. May start animations and change what is painted.
  case matching
  /// Pass 5. Scrolls the edited field into view. May scroll.
  case reveal
  /// The target of keys may be gone. May move the focus and scroll.
  case focus
  /// Outdated answers about geometry. May queue updates.
  case geometryAnswers
  /// Reported geometry. May queue callbacks.
  case geometry
  /// After preferences: the targets that scroll views show. May write bindings.
  case scrollPositions
  /// Nothing is due. Bars learn what is scrolled under them. May change state.
  case bars
  /// Nothing is due. Updates what is under a resting pointer. May change state.
  case pointer
  /// Nothing is due. Informs the app of what the frame will show. May change state.
  case observers
  /// Nothing is due, once per frame. Prefetches in the direction of scrolling. May queue layout.
  case prefetch
  /// The rounds of passes are over. Discards what was remembered for them.
  case roundsOver
  /// Pass 6. Draws what depends on its position. May change what is painted.
  case beforePaint
  /// The frame is over. Discards what belonged to it.
  case frameEnd
  /// The screen or its settings changed. May queue updates and layout.
  case screenChanged
  /// The screen is taken down. Destroys what the part has put on it.
  case tearDown
}
