import Foundation

// Statements that count while a condition is true only.

nonisolated private struct ConditionalStatementModifier: ViewModifier {
  let statement: AccessibilityStatement
  let isEnabled: Bool

  @MainActor func body(content: Content) -> some View {
    content.modifier(_AccessibilityModifier(statement: isEnabled ? statement : .nothing))
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  private func stating(_ statement: AccessibilityStatement, _ isEnabled: Bool) -> some View {
    modifier(ConditionalStatementModifier(statement: statement, isEnabled: isEnabled))
  }
  private func words(_ text: Text) -> String { text.string(in: EnvironmentValues()) }

  /// What the view is called while `isEnabled`.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    stating(.label(words(label)), isEnabled)
  }
  /// What the view is called while `isEnabled`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// What the view is called while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    stating(.label(String(label)), isEnabled)
  }

  /// What the view is set to while `isEnabled`.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    stating(.value(words(valueDescription)), isEnabled)
  }
  /// What the view is set to while `isEnabled`.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  /// What the view is set to while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    stating(.value(String(value)), isEnabled)
  }

  /// What happens if the view is activated, told while `isEnabled`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { stating(.hint(words(hint)), isEnabled) }
  /// What happens if the view is activated, told while `isEnabled`.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  /// What happens if the view is activated, told while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    stating(.hint(String(hint)), isEnabled)
  }

  /// Leaves the view and all inside out while `isEnabled`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { stating(.hidden(hidden), isEnabled) }
  /// A name for tests and tools while `isEnabled`.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    stating(.identifier(identifier), isEnabled)
  }
  /// Other names by which the view is asked for while `isEnabled`.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    stating(.inputLabels(inputLabels.map(words)), isEnabled)
  }
  /// Other names by which the view is asked for while `isEnabled`.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    stating(.inputLabels(inputLabelKeys.map { words(Text($0)) }), isEnabled)
  }
  /// Other names by which the view is asked for while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
    stating(.inputLabels(inputLabels.map { String($0) }), isEnabled)
  }
}
