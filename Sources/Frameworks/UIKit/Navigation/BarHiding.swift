import Foundation

/// Hides and shows the bar of a navigation controller: by touches on the page, for the keyboard, and where there is
/// little height.
@MainActor
final class BarHiding {
  private unowned let navigation: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    swipe.goesWithAll = true
    swipe.onAction = { [weak self] _ in self?.swiped() }
    tap.onAction = { [weak self] _ in self?.tapped() }
  }

  /// Starts to observe touches as soon as the controller needs it.
  func watch() {
    (swipe.isEnabled, tap.isEnabled) = (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap)
    for recognizer in [swipe, tap] where recognizer.isEnabled && recognizer.view == nil {
      navigation.pages.addGestureRecognizer(recognizer)
    }
  }

  private var keyboard: (any NSObjectProtocol)?
  private var compact: (any UITraitChangeRegistration)?

  /// Starts or stops to hide the bar when the keyboard comes.
  func watchKeyboard() {
    guard navigation.hidesBarsWhenKeyboardAppears != (keyboard != nil) else { return }
    if let keyboard {
      NotificationCenter.default.removeObserver(keyboard)
      return self.keyboard = nil
    }
    keyboard = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.navigation.setNavigationBarHidden(true, animated: true) }
    }
  }

  /// Starts or stops to hide the bar where the vertical size class is compact.
  func watchHeight() {
    guard navigation.hidesBarsWhenVerticallyCompact != (compact != nil) else { return }
    if let compact {
      navigation.unregisterForTraitChanges(compact)
      return self.compact = nil
    }
    compact = navigation.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (navigation: UINavigationController, _: UITraitCollection) in
      navigation.setNavigationBarHidden(navigation.traitCollection.verticalSizeClass == .compact, animated: true)
    }
    if navigation.traitCollection.verticalSizeClass == .compact {
      navigation.setNavigationBarHidden(true, animated: false)
    }
  }

  isolated deinit { keyboard.map { NotificationCenter.default.removeObserver($0) } }

  /// How far a finger moves before the bar follows, in points. A guess.
  private static let distance: CGFloat = 20

  private func swiped() {
    guard swipe.state == .began || swipe.state == .changed else { return }
    let way = swipe.translation(in: nil)
    guard abs(way.y) >= Self.distance, abs(way.y) > abs(way.x) else { return }
    navigation.setNavigationBarHidden(way.y < 0, animated: true)
    swipe.setTranslation(.zero, in: nil)
  }

  private func tapped() {
    guard tap.state == .ended else { return }
    navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
  }
}
