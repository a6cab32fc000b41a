import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit
import Typesetting

/// What the person set on the phone.
public struct DeviceSettings: Sendable, Hashable {
  /// Dark instead of light.
  public var isDark: Bool
  /// How large text is; `.large` is what a new phone has.
  public var textSize: TextSize
  /// Reading goes from right to left; as in the locale's language unless it was set.
  public var isRightToLeft: Bool {
    get { ownDirection ?? (locale.language.characterDirection == .rightToLeft) }
    set { ownDirection = newValue }
  }
  private var ownDirection: Bool?

  /// Forgets a direction that was set.
  public mutating func followDirectionOfLocale() { ownDirection = nil }

  /// The device lies on its side.
  public var isLandscape: Bool
  /// The person asked for less movement.
  public var reducesMotion: Bool
  /// What else the person set for accessibility: VoiceOver, less transparency and so on. Caveat: but for bold text apps are told, and that is all.
  public var accessibility: AccessibilityFeatures = []
  /// Language and region: what `Locale.current` is, and `\.locale` in views.
  public var locale: Locale
  /// The generation of iOS: how things look, and which version the app is told.
  public var system: SystemGeneration
  /// Typing is done elsewhere, so that no keyboard comes up on the screen.
  public var hasHardwareKeyboard: Bool

  /// A new phone's settings, but for what is given.
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

/// What a person can set for accessibility that an app is told of.
public typealias AccessibilityFeatures = ScrollworkUIKit._AccessibilityFeatures

/// The generations of iOS that a phone can have.
public typealias SystemGeneration = ScrollworkFoundation._SystemGeneration

/// The sizes of text a person can choose, smallest first.
public typealias TextSize = Typesetting.TextSize
