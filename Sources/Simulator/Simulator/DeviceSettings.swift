import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit
import Typesetting

/// The settings that the user has chosen on the phone.
public struct DeviceSettings: Sendable, Hashable {
  /// Whether dark mode is on.
  public var isDark: Bool
  /// The size of text; `.large` is a new phone's.
  public var textSize: TextSize
  /// Whether reading goes from right to left; as in the locale's language unless it was set.
  public var isRightToLeft: Bool {
    get { ownDirection ?? (locale.language.characterDirection == .rightToLeft) }
    set { ownDirection = newValue }
  }
  private var ownDirection: Bool?

  /// Discards a direction that was set.
  public mutating func followDirectionOfLocale() { ownDirection = nil }

  /// Whether the device is in landscape.
  public var isLandscape: Bool
  /// Whether the user asked for reduced motion.
  public var reducesMotion: Bool
  /// Other accessibility settings: VoiceOver, reduced transparency and so on. Caveat: except for bold text, they are
  /// only reported to apps.
  public var accessibility: AccessibilityFeatures = []
  /// Language and region: `Locale.current`, and `\.locale` in views.
  public var locale: Locale
  /// The generation of iOS: the look, and the version that the app sees.
  public var system: SystemGeneration
  /// Whether typing is done elsewhere, so that no keyboard appears on the screen.
  public var hasHardwareKeyboard: Bool

  /// Creates a new phone's settings, except for what is given.
  public init(
    isDark: Bool = false, textSize: TextSize = .large, isRightToLeft: Bool? = nil, isLandscape: Bool = false,
    reducesMotion: Bool = false, locale: Locale = Locale(identifier: "en_US"), hasHardwareKeyboard: Bool = false,
    system: SystemGeneration = .iOS18
  ) {
    self.isDark = isDark
    self.textSize = textSize
    ownDirection = isRightToLeft
    self.isLandscape = isLandscape
    self.reducesMotion = reducesMotion
    self.locale = locale
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.system = system
  }

  func screen(of device: Device, phase: ScenePhase) -> Runtime.Screen {
    let (size, safeArea) = device.screen(isLandscape: isLandscape, system: system)
    return Runtime.Screen(
      size: size,
      safeArea: EdgeInsets(
        top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom, trailing: safeArea.trailing),
      scale: device.scale, colorScheme: isDark ? .dark : .light, dynamicTypeSize: DynamicTypeSize(textSize),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, reducesMotion: reducesMotion,
      locale: locale, scenePhase: phase, hasHardwareKeyboard: hasHardwareKeyboard, accessibility: accessibility,
      system: system)
  }
}

/// The accessibility settings that are reported to an app.
public typealias AccessibilityFeatures = ScrollworkUIKit._AccessibilityFeatures

/// The generations of iOS that a phone can have.
public typealias SystemGeneration = ScrollworkFoundation._SystemGeneration

/// The text sizes that a user can choose, smallest first.
public typealias TextSize = Typesetting.TextSize
