import Foundation

/// What a person does with the phone. Times are seconds on the clock of the frames; places are points on the screen.
public enum InputEvent: Sendable, Equatable {
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
  public struct Touch: Sendable, Equatable {
    /// Where a finger is in its life; `cancelled` means that the system took it away, and that nothing is tapped.
    public enum Phase: String, Sendable, Decodable { case began, moved, ended, cancelled }

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
  public struct Wheel: Sendable, Equatable {
    /// Where the pointer is: the scroll view there moves.
    public var location: CGPoint
    /// How far to scroll, momentum included.
    public var delta: CGPoint
    /// When the wheel turned.
    public var timestamp: TimeInterval

    /// A turn that the next frame acts on; `timestamp` puts it in order.
    public init(location: CGPoint, delta: CGPoint, timestamp: TimeInterval) {
      self.location = location
      self.delta = delta
      self.timestamp = timestamp
    }
  }

  /// A key of a hardware keyboard going down or up.
  public struct Key: Sendable, Equatable {
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

    /// Tells keys apart, whatever is held beside them.
    package var identity: String { character.map { $0.lowercased() } ?? name.rawValue }
  }

  /// When it happened.
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
