import Foundation
import ScrollworkSwiftUI
import Typesetting

/// What the person set on the phone.
public struct DeviceSettings: Sendable, Hashable {
  public var isDark: Bool
  public var textSize: TextSize
  public var isRightToLeft: Bool
  public var isLandscape: Bool
  public var reducesMotion: Bool

  public init(
    isDark: Bool = false, textSize: TextSize = .large, isRightToLeft: Bool = false, isLandscape: Bool = false,
    reducesMotion: Bool = false
  ) {
    self.isDark = isDark
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.isLandscape = isLandscape
    self.reducesMotion = reducesMotion
  }

  func screen(of device: Device) -> Runtime.Screen {
    let (size, safeArea) = device.screen(isLandscape: isLandscape)
    return Runtime.Screen(
      size: size,
      safeArea: EdgeInsets(
        top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom, trailing: safeArea.trailing),
      scale: device.scale, colorScheme: isDark ? .dark : .light, dynamicTypeSize: DynamicTypeSize(textSize),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, reducesMotion: reducesMotion)
  }
}

/// The sizes of text a person can choose, smallest first.
public typealias TextSize = Typesetting.TextSize
