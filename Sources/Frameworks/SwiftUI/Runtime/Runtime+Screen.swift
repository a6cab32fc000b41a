import Foundation
import ScrollworkUIKit

extension Runtime {
  /// What the phone gives the app.
  package struct Screen: Equatable, Sendable {
    /// Points.
    package var size: CGSize
    /// Distances in points from the edges to what bars and corners leave free; leading is the physical left.
    package var safeArea: EdgeInsets
    /// Device pixels per point.
    package var scale: CGFloat
    /// Light or dark, as the person set it.
    package var colorScheme: ColorScheme
    /// The text size, as the person set it.
    package var dynamicTypeSize: DynamicTypeSize
    /// Which way reading goes on the phone.
    package var layoutDirection: LayoutDirection
    /// The person asked for less movement.
    package var reducesMotion: Bool
    /// The language and region of the phone.
    package var locale: Locale
    /// How far to the front the app is.
    package var scenePhase: ScenePhase
    /// Typing needs no keyboard on the screen.
    package var hasHardwareKeyboard: Bool
    /// What else the person set for accessibility.
    package var accessibility: _AccessibilityFeatures
    /// The generation of iOS.
    package var system: _SystemGeneration
    /// What views and controllers want of the bars over the app.
    package var systemBars = SystemBars()

    /// A screen; unless told otherwise without bars, of one pixel a point, and with the settings of a new phone.
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
