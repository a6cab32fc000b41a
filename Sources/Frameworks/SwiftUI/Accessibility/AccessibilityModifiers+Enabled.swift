import Foundation

// Statements that count while a condition is true only.

@available(iOS 18.0, *)
nonisolated extension View {
  private func stating(
    _ statement: AccessibilityStatement, _ isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(isEnabled ? statement : .nothing) }
  private func words(_ text: Text) -> String { text.string(in: EnvironmentValues()) }

  /// What the view is called while `isEnabled`.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.label(words(label)), isEnabled)
  }
  /// What the view is called while `isEnabled`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// What the view is called while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.label(String(label)), isEnabled)
  }

  /// What the view is set to while `isEnabled`.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.value(words(valueDescription)), isEnabled)
  }
  /// What the view is set to while `isEnabled`.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  /// What the view is set to while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.value(String(value)), isEnabled)
  }

  /// What happens if the view is activated, told while `isEnabled`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { stating(.hint(words(hint)), isEnabled) }
  /// What happens if the view is activated, told while `isEnabled`.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  /// What happens if the view is activated, told while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.hint(String(hint)), isEnabled)
  }

  /// Leaves the view and all inside out while `isEnabled`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.hidden(hidden), isEnabled) }
  /// A name for tests and tools while `isEnabled`.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.identifier(identifier), isEnabled)
  }
  /// Other names by which the view is asked for while `isEnabled`.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabels.map(words)), isEnabled)
  }
  /// Other names by which the view is asked for while `isEnabled`.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabelKeys.map { words(Text($0)) }), isEnabled)
  }
  /// Other names by which the view is asked for while `isEnabled`, not localized.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabels.map { String($0) }), isEnabled)
  }
}
