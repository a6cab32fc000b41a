import Foundation

/// Sets what assistive technology says about a tab.
nonisolated public struct _TabWordsModifier: LeafStatement {
  enum Kind { case label, value, hint, identifier }
  let kind: Kind
  /// Nil if not set.
  let text: Text?
  public typealias Body = Never

  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    guard let text = text?.string(in: environment) else { return }
    switch kind {
    case .label: facts.tab.spoken.label = facts.tab.spoken.label ?? text
    case .value: facts.tab.spoken.value = facts.tab.spoken.value ?? text
    case .hint: facts.tab.spoken.hint = facts.tab.spoken.hint ?? text
    case .identifier: facts.tab.identifier = facts.tab.identifier ?? text
    }
  }
}

/// Sets whether a tab can be selected.
nonisolated public struct _TabDisabledModifier: LeafStatement {
  let isDisabled: Bool
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    facts.tab.isDisabled = facts.tab.isDisabled || isDisabled
  }
}

@available(iOS 18.0, *)
nonisolated extension TabContent {
  /// Sets whether the tab is disabled.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    modifier(_TabDisabledModifier(isDisabled: disabled))
  }

  fileprivate func spoken(_ kind: _TabWordsModifier.Kind, _ text: Text, _ isEnabled: Bool) -> some TabContent<TabValue>
  {
    modifier(_TabWordsModifier(kind: kind, text: isEnabled ? text : nil))
  }

  /// Sets the accessibility label.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.label, label, isEnabled)
  }
  /// Sets the accessibility label.
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.label, Text(label), isEnabled)
  }
  /// Sets the accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.label, Text(label), isEnabled)
  }

  /// Sets the accessibility value.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.value, value, isEnabled)
  }
  /// Sets the accessibility value.
  public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.value, Text(value), isEnabled)
  }
  /// Sets the accessibility value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.value, Text(value), isEnabled)
  }

  /// Sets the accessibility hint.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.hint, hint, isEnabled)
  }
  /// Sets the accessibility hint.
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.hint, Text(hint), isEnabled)
  }
  /// Sets the accessibility hint.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.hint, Text(hint), isEnabled)
  }

  /// Sets the identifier by which tests find the tab.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some TabContent<TabValue> {
    spoken(.identifier, Text(verbatim: identifier), isEnabled)
  }
}

// A tab is a view here, and the names of view modifiers without `isEnabled` would act on its page.
@available(iOS 18.0, *)
nonisolated extension TabContent {
  /// Sets the accessibility label.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    spoken(.label, label, true)
  }
  /// Sets the accessibility label.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
    spoken(.label, Text(label), true)
  }
  /// Sets the accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    spoken(.label, Text(label), true)
  }

  /// Sets the accessibility value.
  public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    spoken(.value, value, true)
  }
  /// Sets the accessibility value.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some TabContent<TabValue> {
    spoken(.value, Text(value), true)
  }
  /// Sets the accessibility value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<TabValue> {
    spoken(.value, Text(value), true)
  }

  /// Sets the accessibility hint.
  public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    spoken(.hint, hint, true)
  }
  /// Sets the accessibility hint.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some TabContent<TabValue> {
    spoken(.hint, Text(hint), true)
  }
  /// Sets the accessibility hint.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<TabValue> {
    spoken(.hint, Text(hint), true)
  }

  /// Sets the identifier by which tests find the tab.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    spoken(.identifier, Text(verbatim: identifier), true)
  }
}
