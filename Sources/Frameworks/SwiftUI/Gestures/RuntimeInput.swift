import DisplayList
import Foundation

/// What the person did, as the host reports it.
package enum RuntimeInput: Sendable {
  case touch(TouchEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  /// A pointer moves over the screen without touching it, or leaves it (nil).
  case hover(CGPoint?, timestamp: TimeInterval)
  /// A keyboard or an input method inserts text.
  case text(String, timestamp: TimeInterval)
  /// The person pastes text from outside the phone.
  case paste(String, timestamp: TimeInterval)
  /// Assistive technology activates the element that belongs to a fragment.
  case activate(FragmentKey, timestamp: TimeInterval)
  /// Assistive technology performs an action, by its name, of the element that belongs to a fragment.
  case perform(String, FragmentKey, timestamp: TimeInterval)

  /// Seconds, on the clock of the frames.
  var timestamp: TimeInterval {
    switch self {
    case .touch(let touch): touch.timestamp
    case .wheel(let wheel): wheel.timestamp
    case .key(let key): key.timestamp
    case .hover(_, let timestamp), .text(_, let timestamp), .paste(_, let timestamp), .activate(_, let timestamp):
      timestamp
    case .perform(_, _, let timestamp): timestamp
    }
  }
}

/// One change of one finger.
package struct TouchEvent: Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  package var id: Int
  package var phase: Phase
  /// Points on the screen.
  package var location: CGPoint
  package var timestamp: TimeInterval

  package init(id: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}

/// A turn of the wheel or a movement on a track pad, momentum included.
package struct WheelEvent: Sendable {
  package var location: CGPoint
  /// Points; positive values scroll towards the end.
  package var delta: CGPoint
  package var timestamp: TimeInterval

  package init(location: CGPoint, delta: CGPoint, timestamp: TimeInterval) {
    self.location = location
    self.delta = delta
    self.timestamp = timestamp
  }
}

/// A key of a hardware keyboard.
package struct KeyEvent: Sendable {
  package enum Name: String, Sendable, CaseIterable {
    case upArrow, downArrow, leftArrow, rightArrow, pageUp, pageDown, home, end, space, tab, `return`, escape
    /// Backwards, and forwards.
    case delete, forwardDelete
    /// Letters that mean something together with `command`: all, copy, paste, cut.
    case a, c, v, x
    /// Any other key, by its character.
    case character
  }

  package var name: Name
  /// What a key without a name of its own stands for.
  package var character: Character?
  package var shift: Bool
  /// The command key, or control where the host has none.
  package var command: Bool
  package var option: Bool
  package var control: Bool
  package var isDown: Bool
  package var timestamp: TimeInterval

  package init(
    name: Name, character: Character? = nil, shift: Bool = false, command: Bool = false, option: Bool = false,
    control: Bool = false, isDown: Bool = true, timestamp: TimeInterval
  ) {
    self.name = name
    self.character = character
    self.shift = shift
    self.command = command
    self.option = option
    self.control = control
    self.isDown = isDown
    self.timestamp = timestamp
  }

  /// Tells keys apart, whatever is held beside them.
  var identity: String { character.map { $0.lowercased() } ?? name.rawValue }
}
