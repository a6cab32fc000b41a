import Foundation

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// Applies if nothing else has the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also applies when the person moves the focus there. On a touch device, such as a phone, that makes no difference.
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
  /// Whether the view with keyboard focus shows a focus effect.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Focuses the view bound to a value of a focus state when the view appears, unless another view bound to the state
  /// has the focus.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }

  /// Disables the focus effect of views inside.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
