import Foundation

/// A press of a key or button.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

  /// The button pressed; keys of a keyboard count as these where they mean the same.
  public enum PressType: Int, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown
    /// Any other key.
    case keyboard = 2000
  }

  /// The current phase.
  open package(set) var phase: Phase
  /// The button pressed.
  open private(set) var type: PressType
  /// The time of the last change, in seconds on the frame clock.
  open private(set) var timestamp: TimeInterval
  /// The key.
  open private(set) var key: UIKey?
  /// The responder that received the press first.
  open private(set) weak var responder: UIResponder?
  /// The force of the press, from 0 to 1.
  open var force: CGFloat { phase == .ended ? 0 : 1 }
  /// The window of the first receiver.
  open var window: UIWindow? {
    (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
  }

  init(_ key: UIKey, _ phase: Phase, for responder: UIResponder, at timestamp: TimeInterval) {
    self.key = key
    self.phase = phase
    self.responder = responder
    self.timestamp = timestamp
    type =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      default: .keyboard
      }
  }
}

/// An event of pressed or released keys.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses.
  open private(set) var allPresses: Set<UIPress>
  /// Whether no responder handled the keys, so that they keep their usual meaning.
  final var isIgnored = false

  init(_ presses: Set<UIPress>, at timestamp: TimeInterval) {
    allPresses = presses
    super.init([], at: timestamp)
  }
}

extension UIResponder {
  /// Presses or releases a key; returns whether a responder handled it.
  package static func press(_ key: UIKey, isDown: Bool, typedInto field: UIResponder?, at time: TimeInterval) -> Bool {
    guard let target = field ?? first ?? UIApplication.shared.frontResponder else { return false }
    if isDown, UIKeyCommand.perform(key, from: target, whileTyping: field != nil) { return true }
    let press = UIPress(key, isDown ? .began : .ended, for: target, at: time)
    let event = UIPressesEvent([press], at: time)
    if isDown { target.pressesBegan([press], with: event) } else { target.pressesEnded([press], with: event) }
    return !event.isIgnored
  }
}

extension UIApplication {
  /// The frontmost controller, which receives keys while there is no first responder.
  var frontResponder: UIResponder? {
    let windows = connectedScenes.compactMap { $0 as? UIWindowScene }.compactMap(\.keyWindow)
    guard var front = windows.first?.rootViewController else { return nil }
    while let above = front.presentedViewController { front = above }
    return front
  }
}
