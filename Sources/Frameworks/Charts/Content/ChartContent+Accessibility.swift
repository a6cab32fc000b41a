nonisolated extension ChartContent {
  /// Sets the accessibility label of each mark.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of each mark.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label of each mark.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label of each mark.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { $0.label = $0.label ?? label }
  }

  /// Sets the accessibility value of each mark.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of each mark.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value of each mark.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value of each mark.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { $0.value = $0.value ?? value }
  }

  /// Hides marks from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.isHidden = $0.isHidden ?? hidden }
  }

  /// Sets the accessibility identifier of each mark, for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.identifier = $0.identifier ?? identifier }
  }
}
