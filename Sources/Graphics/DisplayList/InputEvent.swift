import Foundation

/// The user's input to the phone. Times are seconds on the clock of the frames; places are points on the screen.
public enum InputEvent: Sendable, Equatable {
  /// A finger lands, moves or lifts.
  case touch(Touch)
  /// The wheel turns, or two fingers move on a track pad.
  case wheel(Wheel)
  /// A key goes down or up.
  case key(Key)
  /// A pointer moves over the screen without touching it; nil when it leaves. Only needed if `Simulator.wantsHover`.
  case hover(CGPoint?, timestamp: TimeInterval)
  /// A keyboard or an input method inserts text at the focus.
  case text(String, timestamp: TimeInterval)
  /// The user pastes text from outside the phone, which is then on the phone's pasteboard, too.
  case paste(String, timestamp: TimeInterval)
  /// Assistive technology activates the element that belongs to a fragment.
  case activate(FragmentKey, timestamp: TimeInterval)
  /// Assistive technology performs a named action of the element that belongs to a fragment. Without such an action
  /// nothing happens.
  case perform(String, FragmentKey, timestamp: TimeInterval)

  /// One change of one finger.
  public struct Touch: Sendable, Equatable {
    /// The phase of a touch; `cancelled` means that the system took the finger away, and that nothing is tapped.
    public enum Phase: String, Sendable, Decodable { case began, moved, ended, cancelled }

    /// The finger's id.
    public var id: Int
    /// The phase of the touch.
    public var phase: Phase
    /// The location of the finger.
    public var location: CGPoint
    /// The time of the change.
    public var timestamp: TimeInterval

    /// Creates a change that the next frame acts on; `timestamp` determines its order and a drag's speed.
    public init(id: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval) {
      self.id = id
      self.phase = phase
      self.location = location
      self.timestamp = timestamp
    }
  }

  /// A turn of the wheel; positive deltas scroll towards the end.
  public struct Wheel: Sendable, Equatable {
    /// The pointer's location: the scroll view there moves.
    public var location: CGPoint
    /// The distance to scroll, momentum included.
    public var delta: CGPoint
    /// The time of the turn.
    public var timestamp: TimeInterval

    /// Creates a turn that the next frame acts on; `timestamp` determines its order.
    public init(location: CGPoint, delta: CGPoint, timestamp: TimeInterval) {
      self.location = location
      self.delta = delta
      self.timestamp = timestamp
    }
  }

  /// A key of a hardware keyboard going down or up.
  public struct Key: Sendable, Equatable {
    /// The keys that have a meaning to a screen, named as on the keyboard.
    public enum Name: String, Sendable, CaseIterable {
      case upArrow, downArrow, leftArrow, rightArrow, pageUp, pageDown, home, end, space, tab, `return`, escape
      /// Keys that delete backwards, and forwards.
      case delete, forwardDelete
      /// Keys that, with `command`, select all, copy, paste and cut.
      case a, c, v, x
      /// Any other key, by its character.
      case character
    }

    /// The name of the key.
    public var name: Name
    /// The character of a key without a name of its own.
    public var character: Character?
    /// Whether the shift key is held: space scrolls back instead of forward.
    public var shift: Bool
    /// Whether the command key is held, or control if the host has none.
    public var command: Bool
    /// Whether the option key is held, or Alt.
    public var option: Bool
    /// Whether the control key is held and does not stand for command.
    public var control: Bool
    /// Whether the key goes down; no view acts on a key that goes up.
    public var isDown: Bool
    /// The time of the event.
    public var timestamp: TimeInterval

    /// Creates a key event; by default the key goes down without shift.
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

    /// The identity of a key, whatever modifiers are held.
    package var identity: String { character.map { $0.lowercased() } ?? name.rawValue }
  }

  /// The time of the event.
  package var timestamp: TimeInterval {
    get {
      switch self {
      case .touch(let touch): touch.timestamp
      case .wheel(let wheel): wheel.timestamp
      case .key(let key): key.timestamp
      case .hover(_, let timestamp), .text(_, let timestamp), .paste(_, let timestamp), .activate(_, let timestamp),
        .perform(_, _, let timestamp):
        timestamp
      }
    }
    set {
      switch self {
      case .touch(var touch):
        touch.timestamp = newValue
        self = .touch(touch)
      case .wheel(var wheel):
        wheel.timestamp = newValue
        self = .wheel(wheel)
      case .key(var key):
        key.timestamp = newValue
        self = .key(key)
      case .hover(let location, _): self = .hover(location, timestamp: newValue)
      case .text(let text, _): self = .text(text, timestamp: newValue)
      case .paste(let text, _): self = .paste(text, timestamp: newValue)
      case .activate(let fragment, _): self = .activate(fragment, timestamp: newValue)
      case .perform(let action, let fragment, _): self = .perform(action, fragment, timestamp: newValue)
      }
    }
  }
}
