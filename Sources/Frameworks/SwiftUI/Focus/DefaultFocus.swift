import Foundation

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// Where nothing else has the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also when the person brings the focus there. Where fingers choose, as on a phone, that makes no difference.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

nonisolated private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func body(content: Content) -> some View {
    content.onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// What has the keyboard's focus is shown to have it.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Gives the focus to what stands for a value of a focus state when the view appears, if nothing that the state knows has it.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }

  /// Leaves out what shows that a view inside has the keyboard's focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
