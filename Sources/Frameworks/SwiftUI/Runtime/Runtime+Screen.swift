import Foundation
import ScrollworkUIKit

extension Runtime {
  /// The screen's properties, as provided by the phone.
  package struct Screen: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    /// The insets in points of the area free of bars and corners; leading is the physical left.
    package var safeArea: EdgeInsets
    /// Device pixels per point.
    package var scale: CGFloat
    /// The user's setting for light or dark.
    package var colorScheme: ColorScheme
    /// The user's text size.
    package var dynamicTypeSize: DynamicTypeSize
    /// The phone's layout direction.
    package var layoutDirection: LayoutDirection
    /// Whether the user prefers reduced motion.
    package var reducesMotion: Bool
    /// The language and region of the phone.
    package var locale: Locale
    /// The phase of the scene.
    package var scenePhase: ScenePhase
    /// Whether typing needs no software keyboard.
    package var hasHardwareKeyboard: Bool
    /// The user's other accessibility settings.
    package var accessibility: _AccessibilityFeatures
    /// The generation of iOS.
    package var system: _SystemGeneration
    /// The preferences of views and controllers for the system bars.
    package var systemBars = SystemBars()

    /// Creates a screen; by default without bars, at one pixel per point, and with the settings of a new phone.
    package init(
      size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat = 1, colorScheme: ColorScheme = .light,
      dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection = .leftToRight,
      reducesMotion: Bool = false, locale: Locale = .current, scenePhase: ScenePhase = .active,
      hasHardwareKeyboard: Bool = false, accessibility: _AccessibilityFeatures = [], system: _SystemGeneration = .iOS18
    ) {
      self.size = size
      self.safeArea = safeArea
      self.scale = scale
      self.colorScheme = colorScheme
      self.dynamicTypeSize = dynamicTypeSize
      self.layoutDirection = layoutDirection
      self.reducesMotion = reducesMotion
      self.locale = locale
      self.scenePhase = scenePhase
      self.hasHardwareKeyboard = hasHardwareKeyboard
      self.accessibility = accessibility
      self.system = system
    }

    var environment: EnvironmentValues {
      var values = EnvironmentValues()
      values.colorScheme = colorScheme
      values.dynamicTypeSize = dynamicTypeSize
      values.layoutDirection = layoutDirection
      values.displayScale = scale
      values.accessibilityReduceMotion = reducesMotion
      if !accessibility.isEmpty { values.accessibilityFeatures = accessibility }
      values.legibilityWeight = accessibility.contains(.boldText) ? .bold : .regular
      if system != .iOS18 {
        values.system = system
        values.defaultMinListRowHeight = ListLengths(system).rowHeight(onScreenOf: min(size.width, size.height))
      }
      values.locale = locale
      values.calendar = locale.calendar
      values.scenePhase = scenePhase
      values.horizontalSizeClass = UserInterfaceSizeClass(.across(size))
      values.verticalSizeClass = UserInterfaceSizeClass(.along(size))
      return values
    }
  }
}
