/// Whether a view that can have the keyboard's focus has it, for the views inside.
@MainActor
final class FocusedAncestor {
  private let source = DependencySource()
  private var hasFocus = false

  nonisolated init() {}

  var isFocused: Bool {
    source.recordRead()
    return hasFocus
  }

  func set(_ new: Bool) {
    guard new != hasFocus else { return }
    hasFocus = new
    source.changed()
  }
}

/// Tells the views inside whether the view has the focus.
struct FocusedAncestorModifier: ViewModifier {
  let isFocusable: Bool
  @State private var ancestor = FocusedAncestor()

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.focusedAncestor) { if isFocusable { $0 = ancestor } }
      .modifier(_FocusableModifier(isFocusable: isFocusable, ancestor: ancestor))
  }
}

extension EnvironmentValues {
  /// The closest view around that can have the focus.
  @Entry var focusedAncestor: FocusedAncestor?

  /// Whether the closest view around that is `focusable` has the keyboard's focus; false where there is none.
  public var isFocused: Bool {
    guard MainThread.isCurrent, let focusedAncestor else { return false }
    return MainActor.assumeIsolated { focusedAncestor.isFocused }
  }
}
