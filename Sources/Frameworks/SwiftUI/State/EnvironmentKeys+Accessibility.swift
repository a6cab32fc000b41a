import ScrollworkUIKit

private struct AccessibilityFeaturesKey: EnvironmentKey { static var defaultValue: _AccessibilityFeatures { [] } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// The user's accessibility settings, except for reduced motion.
  var accessibilityFeatures: _AccessibilityFeatures {
    get { self[AccessibilityFeaturesKey.self] }
    set { self[AccessibilityFeaturesKey.self] = newValue }
  }

  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { accessibilityFeatures.contains(.voiceOver) }
  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { accessibilityFeatures.contains(.switchControl) }
  /// Whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { accessibilityFeatures.contains(.reduceTransparency) }
  /// Whether the user wants to differentiate without colour.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilityFeatures.contains(.differentiateWithoutColor) }
  /// Whether the user prefers inverted colours.
  public var accessibilityInvertColors: Bool { accessibilityFeatures.contains(.invertColors) }
  /// Whether the user wants button shapes.
  public var accessibilityShowButtonShapes: Bool { accessibilityFeatures.contains(.buttonShapes) }
  /// Whether the user wants borders around buttons: the newer name of `accessibilityShowButtonShapes`.
  public var accessibilityShowBorders: Bool { accessibilityShowButtonShapes }
  /// Whether assistive technology is on, or the value that the app set.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? !accessibilityFeatures.isDisjoint(with: [.voiceOver, .switchControl]) }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// Whether items show an enlarged version on a long press: with the five largest text sizes.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
  /// Whether the user wants flashing lights dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilityFeatures.contains(.dimFlashingLights) }
  /// Whether animated images may play.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityFeatures.contains(.stillImages) }
  /// Whether Assistive Access is on.
  @available(iOS 18.0, *)
  public var accessibilityAssistiveAccessEnabled: Bool { accessibilityFeatures.contains(.assistiveAccess) }
  /// False: quick actions are for watches.
  public var accessibilityQuickActionsEnabled: Bool { false }
}
