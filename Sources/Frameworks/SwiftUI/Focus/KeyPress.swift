import DisplayList

/// A key of a hardware keyboard, as `onKeyPress` is told.
public struct KeyPress: Sendable {
  /// What the key did.
  public let phase: KeyPress.Phases
  /// Which key it is.
  public let key: KeyEquivalent
  /// The character that the key stands for.
  public let characters: String
  /// The keys that are held beside it.
  public let modifiers: EventModifiers

  /// What a key does.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each phase.
    public let rawValue: Int
    /// The phases whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held, and its time to act again has come.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is let go.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What has become of a key.
  public enum Result: Sendable {
    /// It was for the view; nobody else hears of it.
    case handled
    /// It is offered to the view around, and at last to the system.
    case ignored
  }
}

/// A key of a keyboard, by what it types or by its name.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that stands for the key.
  public var character: Character

  /// The key for a character.
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
  /// Deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that clears, on the pad for figures.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Deletes forwards.
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
  /// The key for a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

/// Keys that are held beside another.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// The keys whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals are locked.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control. A host that has no command key takes it for that.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, or control where the host has none.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is one of the pad for figures.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The function key, which the system keeps for itself.
  @available(*, deprecated, message: "The system keeps the function key for itself.")
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension KeyPress {
  /// A character that is typed.
  init(typing character: Character, _ phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(Character(character.lowercased()))
    characters = String(character)
    modifiers = character.isUppercase ? .shift : []
  }

  /// Nil for a key that stands for nothing.
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
  /// Nil for a key whose character is not its name.
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
