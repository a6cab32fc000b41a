import DisplayList

/// A press of a hardware key, as passed to `onKeyPress`.
public struct KeyPress: Sendable {
  /// The phase of the press.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// The character that the key produces.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  /// Phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The raw value, with one bit per phase.
    public let rawValue: Int
    /// Creates phases from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key press was handled.
  public enum Result: Sendable {
    /// Handled; no other view receives it.
    case handled
    /// Ignored; it is passed to the next view further out, and finally to the system.
    case ignored
  }
}

/// A key of a keyboard, identified by its character or its name.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that identifies the key.
  public var character: Character

  /// Creates a key for a character.
  public init(_ character: Character) { self.character = character }

  // AppKit's characters for function keys, which SwiftUI uses.
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Clear, on the numeric keypad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Forward delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a key for a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

/// Modifier keys that are held with another key.
public struct EventModifiers: OptionSet, Sendable {
  /// The raw value, with one bit per key.
  public let rawValue: Int
  /// Creates modifiers from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control. On hosts without a Command key it acts as Command.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, or Control on hosts without it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The function key, which is reserved for the system.
  @available(*, deprecated, message: "The system keeps the function key for itself.")
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension KeyPress {
  /// Creates a press for a typed character.
  init(typing character: Character, _ phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(Character(character.lowercased()))
    characters = String(character)
    modifiers = character.isUppercase ? .shift : []
  }

  /// Nil for a key without a character.
  init?(_ event: InputEvent.Key, _ phase: Phases) {
    guard let key = event.character.map({ KeyEquivalent($0) }) ?? KeyEquivalent(named: event.name) else { return nil }
    self.key = key
    self.phase = phase
    characters = String(key.character)
    let held: [(Bool, EventModifiers)] = [
      (event.shift, .shift), (event.command, .command), (event.option, .option), (event.control, .control),
    ]
    modifiers = EventModifiers(held.filter(\.0).map(\.1))
  }
}

extension KeyEquivalent {
  /// Nil for a key whose name is not its character.
  init?(named name: InputEvent.Key.Name) {
    switch name {
    case .upArrow: self = .upArrow
    case .downArrow: self = .downArrow
    case .leftArrow: self = .leftArrow
    case .rightArrow: self = .rightArrow
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    case .space: self = .space
    case .tab: self = .tab
    case .return: self = .return
    case .escape: self = .escape
    case .delete: self = .delete
    case .forwardDelete: self = .deleteForward
    case .a: self = "a"
    case .c: self = "c"
    case .v: self = "v"
    case .x: self = "x"
    case .character: return nil
    }
  }
}
