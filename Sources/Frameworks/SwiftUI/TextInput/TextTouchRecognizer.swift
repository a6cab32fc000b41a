import DisplayList
import Foundation

/// Touches on a field: a tap places the caret, a second one selects the word, a third all. A finger that rests, or that
/// grabs the caret, moves it.
@MainActor
final class TextTouchRecognizer: GestureRecognizer {
  private weak var field: TextInputRender?
  private var isPossible = false
  private var isDragging = false
  private var taps = 0
  private var lastTap: TimeInterval = -.infinity

  /// The maximum interval between taps; UIKit's value is not published.
  private static let interval: TimeInterval = 0.35
  /// A finger that rests this long moves the caret: the delay of `UILongPressGestureRecognizer`.
  private static let delay: TimeInterval = 0.5
  /// The distance within which a finger grabs the caret, in points. A guess.
  private static let reach: CGFloat = 22

  init(field: TextInputRender) {
    self.field = field
    super.init(node: field)
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    isPossible = true
    isDragging = false
    if touch.timestamp - lastTap > Self.interval { taps = 0 }
    deadline = touch.timestamp + Self.delay
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    if isDragging { return putCaret(at: touch.location) }
    guard isPossible, touch.distance(to: session.start) > ScrollPhysics.touchSlop else { return }
    isPossible = false
    deadline = nil
    guard let field, field.isFocused else { return }
    let caret = field.caretFrame.insetBy(dx: -Self.reach, dy: -Self.reach)
    guard caret.contains(field.local(session.start.location)) else { return }
    session.claim(self)
    isDragging = true
    putCaret(at: touch.location)
  }

  override func deadlinePassed(in session: TouchSession) {
    guard isPossible, let field else { return }
    session.claim(self)
    isDragging = true
    field.runtime.textInput.focus(field)
    putCaret(at: session.start.location)
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    deadline = nil
    if isDragging {
      isDragging = false
      return putCaret(at: touch.location)
    }
    guard isPossible, let field else { return }
    session.claim(self)
    taps += 1
    lastTap = touch.timestamp
    field.runtime.textInput.focus(field)
    switch taps {
    case 1: putCaret(at: touch.location)
    case 2: field.edit { [place = place(at: touch.location)] in $0.selectWord(at: place) }
    default: field.edit { $0.selectAll() }
    }
  }

  override func cancelled(in session: TouchSession) {
    isPossible = false
    isDragging = false
    deadline = nil
  }

  private func place(at location: CGPoint) -> Int {
    guard let field else { return 0 }
    return field.place(at: field.local(location))
  }

  private func putCaret(at location: CGPoint) {
    let place = place(at: location)
    field?.verticalGoal = nil
    field?.edit { $0.move(to: place) }
  }
}
