import Foundation

/// Passes key presses to the app while the focus is inside its content.
nonisolated struct _KeyPressModifier: RenderModifier {
  /// Whether the app wants a key press.
  let wants: (KeyPress) -> Bool
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> KeyPressRender {
    KeyPressRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: KeyPressRender) { render.modifier = self }

  /// Returns whether the app has handled it.
  @MainActor func handle(_ press: KeyPress) -> Bool {
    phases.contains(press.phase) && wants(press) && action(press) == .handled
  }
}

@MainActor
final class KeyPressRender: UnaryRender {
  var modifier: _KeyPressModifier

  init(_ modifier: _KeyPressModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  var isEnabled: Bool { environment.isEnabled }
}

nonisolated extension View {
  /// Runs `action` when a key goes down or repeats while the focus is in the view. The handler receives the key before
  /// a text field does.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs `action` for the given phases of a key press while the focus is in the view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs `action` for the given phases of presses of any of the given keys while the focus is in the view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(wants: { keys.contains($0.key) }, phases: phases, action: action))
  }

  /// Runs `action` for the given phases of presses of keys for any of the given characters while the focus is in the
  /// view.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let wants = { (press: KeyPress) in press.characters.unicodeScalars.allSatisfy(characters.contains) }
    return modifier(_KeyPressModifier(wants: wants, phases: phases, action: action))
  }

  /// Runs `action` for the given phases of presses of any key while the focus is in the view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(wants: { _ in true }, phases: phases, action: action))
  }
}
