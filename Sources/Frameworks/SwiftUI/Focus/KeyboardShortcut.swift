import DisplayList
import Foundation

/// A key with modifiers that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers.
  public var modifiers: EventModifiers
  /// How the key is adapted in right-to-left layouts.
  public var localization: Localization

  /// Creates a shortcut, by default with the Command key.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Creates a shortcut, by default with the Command key.
  @_disfavoredOverload
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }

  /// Return: the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the cancel action.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// How a directional key is adapted in right-to-left layouts.
  public struct Localization: Hashable, Sendable {
    fileprivate let mirrors: Bool
    /// Mirrors arrows and brackets.
    public static let automatic = Localization(mirrors: true)
    /// Does not mirror the key.
    public static let withoutMirroring = Localization(mirrors: false)
    /// Does not mirror the key.
    public static let custom = Localization(mirrors: false)
  }

  private static let mirrored: [Character: Character] = [
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    KeyEquivalent.leftArrow.character: KeyEquivalent.rightArrow.character,
    KeyEquivalent.rightArrow.character: KeyEquivalent.leftArrow.character,
  ]

  /// Returns the character of the key in a layout direction.
  fileprivate func character(in direction: LayoutDirection) -> Character {
    let turned = localization.mirrors && direction == .rightToLeft ? Self.mirrored[key.character] : nil
    return turned ?? key.character
  }

  /// Whether a key press is this shortcut.
  fileprivate func matches(_ press: KeyPress, in direction: LayoutDirection) -> Bool {
    let wanted = character(in: direction)
    guard press.key.character.lowercased() == wanted.lowercased() else { return false }
    // Some characters need Shift on some keyboards.
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

  /// The name reported to a web page: the modifiers and the key, as "command+s".
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

/// The controls on screen that have a shortcut.
@MainActor
final class KeyboardShortcuts: LiveViews<KeyboardShortcutRender> {}

extension Runtime {
  /// The shortcuts on screen, as "command+s".
  package var shortcutNames: [String] { part(KeyboardShortcuts.self).all.compactMap(\.name) }

  /// Triggers the first control in reading order whose shortcut is the pressed key. Returns false if there is none.
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
    // Commands have no reading order, since they are invisible.
    let command = meant.first { $0.environment.isCommand && $0.environment.isEnabled }
    guard let activatable = command?.firstActivatable else { return false }
    activatable.accessibilityActivate()
    return true
  }
}

nonisolated extension View {
  /// Adds a shortcut to the control, by default with the Command key. In a view with several controls it triggers the
  /// first.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Adds a shortcut to the control, by default with the Command key. `localization` sets how a directional key is
  /// adapted in right-to-left layouts.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Adds a shortcut to the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Adds a shortcut to the control; nil for none, even if one is set further out.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
