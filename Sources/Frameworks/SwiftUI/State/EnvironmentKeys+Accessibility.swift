import ScrollworkUIKit

private struct AccessibilityFeaturesKey: EnvironmentKey { static var defaultValue: _AccessibilityFeatures { [] } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// What the person set for accessibility, less movement aside.
  var accessibilityFeatures: _AccessibilityFeatures {
    get { self[AccessibilityFeaturesKey.self] }
    set { self[AccessibilityFeaturesKey.self] = newValue }
  }

  /// The person uses VoiceOver.
  public var accessibilityVoiceOverEnabled: Bool { accessibilityFeatures.contains(.voiceOver) }
  /// The person uses Switch Control.
  public var accessibilitySwitchControlEnabled: Bool { accessibilityFeatures.contains(.switchControl) }
  /// The person asked for less transparency.
  public var accessibilityReduceTransparency: Bool { accessibilityFeatures.contains(.reduceTransparency) }
  /// The person asked for signs beside colours.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilityFeatures.contains(.differentiateWithoutColor) }
  /// The person asked for inverted colours.
  public var accessibilityInvertColors: Bool { accessibilityFeatures.contains(.invertColors) }
  /// The person asked for shapes around buttons.
  public var accessibilityShowButtonShapes: Bool { accessibilityFeatures.contains(.buttonShapes) }
  /// The person asked for borders around buttons: the newer name of `accessibilityShowButtonShapes`.
  public var accessibilityShowBorders: Bool { accessibilityShowButtonShapes }
  /// The person uses assistive technology, or what the app says of it.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? !accessibilityFeatures.isDisjoint(with: [.voiceOver, .switchControl]) }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// Items that show themselves enlarged do so when a finger rests on them: with the five largest sizes of text.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
  /// The person asked for flashing lights to be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilityFeatures.contains(.dimFlashingLights) }
  /// Animated pictures may move.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityFeatures.contains(.stillImages) }
  /// The person uses Assistive Access.
  @available(iOS 18.0, *)
  public var accessibilityAssistiveAccessEnabled: Bool { accessibilityFeatures.contains(.assistiveAccess) }
  /// False: quick actions are for watches.
  public var accessibilityQuickActionsEnabled: Bool { false }
}
