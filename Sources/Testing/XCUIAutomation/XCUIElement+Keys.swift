import DisplayList
import Foundation
import SimulatorTesting

extension XCUIElement {
  /// Modifier keys held while another key is pressed. Numbers as in XCUITest.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
  }

  /// Presses a key of a hardware keyboard, with modifier keys.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) { typeKey(key.rawValue, modifierFlags: flags, file: file, line: line) }

  /// Presses the key of a character on a hardware keyboard, with modifier keys.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      let flags = flags.union(HeldKeys.flags)
      act("press a key in \(path)", file, line) { app in
        guard let character = key.first else { throw UITestError("A key needs a character.") }
        try await app.press(character, flags)
      }
    }
  }

  /// Holds modifier keys during a block, for the keys that `typeKey` presses in it.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () throws -> Void) rethrows {
    let before = HeldKeys.flags
    HeldKeys.flags.formUnion(flags)
    defer { HeldKeys.flags = before }
    try block()
  }
}

/// The modifier keys held by a test.
private enum HeldKeys {
  // Tests are on the main thread.
  nonisolated(unsafe) static var flags: XCUIElement.KeyModifierFlags = []
}

extension RunningApp {
  /// Presses a key with modifier keys.
  fileprivate func press(_ character: Character, _ flags: XCUIElement.KeyModifierFlags) async throws {
    let name = XCUIKeyboardKey.names[character] ?? (flags.contains(.command) ? Self.commands[character] : nil)
    let isPlain = flags.isDisjoint(with: [.command, .control, .option])
    if name == nil, isPlain {
      // Uses the text that a key types, not a shortcut.
      let text = String(character)
      return try await type(flags.isDisjoint(with: [.shift, .capsLock]) ? text : text.uppercased())
    }
    for isDown in [true, false] {
      simulator.send(
        .key(
          InputEvent.Key(
            name: name ?? .character, character: name == nil ? character : nil, shift: flags.contains(.shift),
            command: flags.contains(.command), option: flags.contains(.option), control: flags.contains(.control),
            isDown: isDown, timestamp: max(screen.now, simulator.now))))
    }
    try await screen.frames(1)
  }

  private static let commands: [Character: InputEvent.Key.Name] = ["a": .a, "c": .c, "v": .v, "x": .x]
}
