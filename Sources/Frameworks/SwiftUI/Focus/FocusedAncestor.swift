/// Whether a focusable view has keyboard focus, for the views inside.
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

/// Passes the focus of the view to the views inside.
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
  /// The nearest focusable ancestor.
  @Entry var focusedAncestor: FocusedAncestor?

  /// Whether the nearest `focusable` ancestor has keyboard focus; false if there is none.
  public var isFocused: Bool {
    guard MainThread.isCurrent, let focusedAncestor else { return false }
    return MainActor.assumeIsolated { focusedAncestor.isFocused }
  }
}
