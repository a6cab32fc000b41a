import DisplayList
import Foundation
import ScrollworkSwiftUI

/// What a person does with the phone. Times are seconds on the clock of the frames; places are points on the screen.
public enum InputEvent: Sendable {
  /// A finger lands, moves or lifts.
  case touch(Touch)
  /// The wheel turns, or two fingers move on a track pad.
  case wheel(Wheel)
  /// A key goes down or up.
  case key(Key)
  /// A pointer moves over the screen without touching it; nil when it leaves. Unless `Simulator.wantsHover`, nobody looks.
  case hover(CGPoint?, timestamp: TimeInterval)
  /// A keyboard or an input method inserts text where the focus is.
  case text(String, timestamp: TimeInterval)
  /// The person pastes text from outside the phone, which is then on the phone's pasteboard too.
  case paste(String, timestamp: TimeInterval)
  /// Assistive technology activates the element that belongs to a fragment.
  case activate(FragmentKey, timestamp: TimeInterval)
  /// Assistive technology performs an action, by its name, of the element that belongs to a fragment. Without such an action
  /// nothing happens.
  case perform(String, FragmentKey, timestamp: TimeInterval)

  /// One change of one finger.
  public struct Touch: Sendable {
    /// Where a finger is in its life; `cancelled` means that the system took it away, and that nothing is tapped.
    public enum Phase: String, Sendable { case began, moved, ended, cancelled }

    /// Tells fingers apart.
    public var id: Int
    /// What the finger did.
    public var phase: Phase
    /// Where it did it.
    public var location: CGPoint
    /// When it did it.
    public var timestamp: TimeInterval

    /// A change that the next frame acts on; `timestamp` puts it in order and gives a drag its speed.
    public init(id: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval) {
      self.id = id
      self.phase = phase
      self.location = location
      self.timestamp = timestamp
    }
  }

  /// A turn of the wheel; positive deltas scroll towards the end.
  public struct Wheel: Sendable {
    /// Where the pointer is: the scroll view there moves.
    public var location: CGPoint
    /// How far to scroll, momentum included.
    public var delta: CGVector
    /// When the wheel turned.
    public var timestamp: TimeInterval

    /// A turn that the next frame acts on; `timestamp` puts it in order.
    public init(location: CGPoint, delta: CGVector, timestamp: TimeInterval) {
      self.location = location
      self.delta = delta
      self.timestamp = timestamp
    }
  }

  /// A key of a hardware keyboard going down or up.
  public struct Key: Sendable {
    /// The keys that mean something to a screen, named as on the keyboard.
    public enum Name: String, Sendable, CaseIterable {
      case upArrow, downArrow, leftArrow, rightArrow, pageUp, pageDown, home, end, space, tab, `return`, escape
      /// Deletes backwards, and forwards.
      case delete, forwardDelete
      /// With `command`: select all, copy, paste, cut.
      case a, c, v, x
      /// Any other key, by its character.
      case character
    }

    /// Which key it is.
    public var name: Name
    /// What a key without a name of its own stands for.
    public var character: Character?
    /// The shift key is held: space scrolls back instead of on.
    public var shift: Bool
    /// The command key is held, or control where the host has none.
    public var command: Bool
    /// The option key is held, or Alt.
    public var option: Bool
    /// The control key is held, and is not taken for command.
    public var control: Bool
    /// False when the key is let go, which no view acts on.
    public var isDown: Bool
    /// When it happened.
    public var timestamp: TimeInterval

    /// A key that goes down, unless told otherwise, without shift.
    public init(
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
  }

  /// The event in the runtime's terms.
  var runtimeEvent: RuntimeInput {
    switch self {
    case .touch(let touch):
      let phase: TouchEvent.Phase =
        switch touch.phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
      return .touch(
        TouchEvent(id: touch.id, phase: phase, location: touch.location, timestamp: touch.timestamp))
    case .wheel(let wheel):
      return .wheel(
        WheelEvent(
          location: wheel.location, delta: CGPoint(x: wheel.delta.dx, y: wheel.delta.dy), timestamp: wheel.timestamp))
    case .key(let key):
      return .key(
        KeyEvent(
          name: KeyEvent.Name(rawValue: key.name.rawValue) ?? .escape, character: key.character, shift: key.shift,
          command: key.command, option: key.option, control: key.control, isDown: key.isDown,
          timestamp: key.timestamp))
    case .hover(let location, let timestamp): return .hover(location, timestamp: timestamp)
    case .text(let text, let timestamp): return .text(text, timestamp: timestamp)
    case .paste(let text, let timestamp): return .paste(text, timestamp: timestamp)
    case .activate(let fragment, let timestamp): return .activate(fragment, timestamp: timestamp)
    case .perform(let action, let fragment, let timestamp): return .perform(action, fragment, timestamp: timestamp)
    }
  }
}
