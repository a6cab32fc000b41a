import DisplayList
import Foundation

/// A key, and those held beside it, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held beside it.
  public var modifiers: EventModifiers
  /// What becomes of the key where reading goes from right to left.
  public var localization: Localization

  /// A shortcut; with the command key unless told otherwise.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// A shortcut; with the command key unless told otherwise.
  @_disfavoredOverload
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }

  /// Return: what is usual with what is on the screen.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leads out of what is on the screen.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// What becomes of a key that points in a direction where reading goes from right to left.
  public struct Localization: Hashable, Sendable {
    fileprivate let mirrors: Bool
    /// Arrows and brackets point the other way.
    public static let automatic = Localization(mirrors: true)
    /// It stays as it is.
    public static let withoutMirroring = Localization(mirrors: false)
    /// It stays as it is.
    public static let custom = Localization(mirrors: false)
  }

  private static let mirrored: [Character: Character] = [
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    KeyEquivalent.leftArrow.character: KeyEquivalent.rightArrow.character,
    KeyEquivalent.rightArrow.character: KeyEquivalent.leftArrow.character,
  ]

  /// The character of the key in a direction of reading.
  fileprivate func character(in direction: LayoutDirection) -> Character {
    let turned = localization.mirrors && direction == .rightToLeft ? Self.mirrored[key.character] : nil
    return turned ?? key.character
  }

  /// A key that was pressed is this one.
  fileprivate func matches(_ press: KeyPress, in direction: LayoutDirection) -> Bool {
    let wanted = character(in: direction)
    guard press.key.character.lowercased() == wanted.lowercased() else { return false }
    // Some characters need shift on some keyboards.
    let ignored: EventModifiers = wanted.isLetter || wanted.isWhitespace || !wanted.isASCII ? [] : .shift
    let held = press.modifiers.intersection(.shortcuts)
    return held.subtracting(ignored) == modifiers.intersection(.shortcuts).subtracting(ignored)
  }
}

extension EventModifiers {
  fileprivate static let shortcuts: EventModifiers = [.shift, .control, .option, .command]
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut of controls inside; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// Gives the first control inside a shortcut.
nonisolated struct _KeyboardShortcutModifier: RenderModifier {
  let shortcut: KeyboardShortcut?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> KeyboardShortcutRender {
    KeyboardShortcutRender(shortcut, owner: owner, child: child)
  }
  @MainActor func update(_ render: KeyboardShortcutRender) { render.shortcut = shortcut }
}

@MainActor
final class KeyboardShortcutRender: UnaryRender {
  var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, owner: _Node, child: RenderNode) {
    self.shortcut = shortcut
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    super.didAttach()
    runtime.part(KeyboardShortcuts.self).all.append(self)
  }

  override func didDetach() {
    super.didDetach()
    runtime.part(KeyboardShortcuts.self).all.removeAll { $0 === self }
  }

  /// As a page is told: the keys that are held and the key, as "command+s".
  fileprivate var name: String? {
    guard let shortcut else { return nil }
    let held = shortcut.modifiers
    let names = [(EventModifiers.command, "command"), (.option, "option"), (.shift, "shift")]
    let key = shortcut.character(in: environment.layoutDirection)
    let known = InputEvent.Key.Name.allCases.first { KeyEquivalent(named: $0)?.character == key }
    return (names.filter { held.contains($0.0) }.map(\.1) + [known?.rawValue ?? key.lowercased()]).joined(
      separator: "+")
  }
}

/// Controls on the screen that a key stands for.
@MainActor
final class KeyboardShortcuts: LiveViews<KeyboardShortcutRender> {}

extension Runtime {
  /// The shortcuts that are on the screen, as "command+s".
  package var shortcutNames: [String] { part(KeyboardShortcuts.self).all.compactMap(\.name) }

  /// Does what the first control in the order of reading does that has the pressed key as its shortcut; false if there is none.
  func runShortcut(_ key: InputEvent.Key) -> Bool {
    let shortcuts = part(KeyboardShortcuts.self).all
    guard !shortcuts.isEmpty, let press = KeyPress(key, .down) else { return false }
    let meant = shortcuts.filter {
      $0.shortcut?.matches(press, in: $0.environment.layoutDirection) ?? false
    }
    guard !meant.isEmpty else { return false }
    for stop in focusStops {
      guard let closest = stop.enclosing(KeyboardShortcutRender.self), meant.contains(where: { $0 === closest }) else {
        continue
      }
      stop.accessibilityActivate()
      return true
    }
    // Commands are in no order of reading: nothing of them is seen.
    let command = meant.first { $0.environment.isCommand && $0.environment.isEnabled }
    guard let activatable = command?.firstActivatable else { return false }
    activatable.accessibilityActivate()
    return true
  }
}

nonisolated extension View {
  /// Lets a key, with the command key unless told otherwise, do what the control does. Of a view with several controls it is the first.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key, with the command key unless told otherwise, do what the control does. `localization` says what becomes of a key that
  /// points in a direction where reading goes from right to left.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets a shortcut do what the control does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets a shortcut do what the control does; nil for none, whatever is said further out.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
