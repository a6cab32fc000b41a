import Foundation

// Modifiers that apply only while a condition is true.

@available(iOS 18.0, *)
nonisolated extension View {
  private func stating(
    _ statement: AccessibilityStatement, _ isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(isEnabled ? statement : .nothing) }
  private func words(_ text: Text) -> String { text.string(in: EnvironmentValues()) }

  /// Sets the view's accessibility label while `isEnabled`.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.label(words(label)), isEnabled)
  }
  /// Sets the view's accessibility label while `isEnabled`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// Sets the view's accessibility label while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.label(String(label)), isEnabled)
  }

  /// Sets the view's accessibility value while `isEnabled`.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.value(words(valueDescription)), isEnabled)
  }
  /// Sets the view's accessibility value while `isEnabled`.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  /// Sets the view's accessibility value while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.value(String(value)), isEnabled)
  }

  /// Sets what happens when the view is activated; spoken while `isEnabled`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { stating(.hint(words(hint)), isEnabled) }
  /// Sets what happens when the view is activated; spoken while `isEnabled`.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  /// Sets what happens when the view is activated; spoken while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.hint(String(hint)), isEnabled)
  }

  /// Hides the view and everything inside from assistive technology while `isEnabled`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.hidden(hidden), isEnabled) }
  /// Sets an identifier for tests and tools while `isEnabled`.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.identifier(identifier), isEnabled)
  }
  /// Sets alternative names for the view in voice input while `isEnabled`.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabels.map(words)), isEnabled)
  }
  /// Sets alternative names for the view in voice input while `isEnabled`.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabelKeys.map { words(Text($0)) }), isEnabled)
  }
  /// Sets alternative names for the view in voice input while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabels.map { String($0) }), isEnabled)
  }
}
