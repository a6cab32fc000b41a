import ScrollworkUIKit

/// A swipe over the days of a calendar, which shows another month. Scroll views around it see a slower movement first.
struct MonthSwipe: UIGestureRecognizerRepresentable {
  let direction: UISwipeGestureRecognizer.Direction
  let turn: @MainActor () -> Void

  func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
    let made = UISwipeGestureRecognizer()
    made.direction = direction
    return made
  }

  func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) {
    if recognizer.state == .ended { turn() }
  }
}
