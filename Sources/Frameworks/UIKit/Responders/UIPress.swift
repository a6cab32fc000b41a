import Foundation

/// A key or button that is pressed.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// What becomes of a key.
  public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

  /// What is pressed; keys of a keyboard are these where they mean the same.
  public enum PressType: Int, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown
    /// Any other key.
    case keyboard = 2000
  }

  /// What becomes of the key now.
  open package(set) var phase: Phase
  /// What is pressed.
  open private(set) var type: PressType
  /// When, in seconds on the clock of the frames.
  open private(set) var timestamp: TimeInterval
  /// The key.
  open private(set) var key: UIKey?
  /// Who heard of it first.
  open private(set) weak var responder: UIResponder?
  /// How hard it is pressed, from 0 to 1.
  open var force: CGFloat { phase == .ended ? 0 : 1 }
  /// The window of who heard of it first.
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

/// Keys that went down or were let go.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The keys.
  open private(set) var allPresses: Set<UIPress>
  /// Nobody took the keys: they go on to whatever else they mean.
  final var isIgnored = false

  init(_ presses: Set<UIPress>, at timestamp: TimeInterval) {
    allPresses = presses
    super.init([], at: timestamp)
  }
}

extension UIResponder {
  /// A key goes down or is let go; true if somebody took it for good.
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
  /// The controller in front, which keys are for while nothing asked for them.
  var frontResponder: UIResponder? {
    let windows = connectedScenes.compactMap { $0 as? UIWindowScene }.compactMap(\.keyWindow)
    guard var front = windows.first?.rootViewController else { return nil }
    while let above = front.presentedViewController { front = above }
    return front
  }
}
