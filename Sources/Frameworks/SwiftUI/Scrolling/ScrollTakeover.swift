/// Who last took over a scroll view's position, and when. Bindings follow only a person, an offset past the end that
/// was set in this frame came from an estimate, and the initial anchor holds until somebody has scrolled.
struct ScrollTakeover {
  /// A person scrolls with a finger, a wheel or a key.
  enum Mover { case person, program }

  /// The last mover of the content.
  private(set) var mover = Mover.program
  /// The number of the frame in which that was.
  private(set) var frame = 0
  /// Whether nobody has scrolled yet.
  private(set) var isUntouched = true

  /// A person or code starts a new move.
  mutating func begin(by mover: Mover, inFrame frame: Int) {
    self.mover = mover
    self.frame = frame
    isUntouched = false
    checkInvariants()
  }

  /// A position from before is restored: somebody has scrolled, but not now.
  mutating func restore() {
    isUntouched = false
    checkInvariants()
  }

  /// Asserts that untouched content has had no mover.
  func checkInvariants() {
    assert(!isUntouched || mover == .program && frame == 0, "Nobody has moved content that is untouched.")
  }
}
