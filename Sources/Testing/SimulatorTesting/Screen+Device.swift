import Simulator
import SwiftUI

/// The orientation of a device.
public enum Orientation: Sendable, Hashable, CaseIterable {
  case portrait, landscape
}

// The phone changes while the app is running. Each change takes two frames: one for the new layout, and one for its
// consequences.
extension Screen {
  /// Rotates the device.
  public func rotate(to orientation: Orientation) async throws {
    try await change { $0.isLandscape = orientation == .landscape }
  }

  /// Sets dark or light mode.
  public func setDarkMode(_ isDark: Bool) async throws { try await change { $0.isDark = isDark } }

  /// Sets the text size.
  public func setTextSize(_ size: TextSize) async throws { try await change { $0.textSize = size } }

  /// Sets the layout direction.
  public func setLayoutDirection(_ direction: LayoutDirection) async throws {
    try await change { $0.isRightToLeft = direction == .rightToLeft }
  }

  /// Sets whether the user prefers reduced motion.
  public func setReducedMotion(_ isReduced: Bool) async throws { try await change { $0.reducesMotion = isReduced } }

  /// Sets the other accessibility settings that the app can read: VoiceOver, reduced transparency and so on.
  public func setAccessibility(_ features: AccessibilityFeatures) async throws {
    try await change { $0.accessibility = features }
  }

  /// Replaces the device with another one, with the same settings.
  public func setDevice(_ device: Device) async throws {
    simulator.apply(device: device, settings: simulator.settings)
    try await frames(2)
  }

  private func change(_ change: (inout DeviceSettings) -> Void) async throws {
    var settings = simulator.settings
    change(&settings)
    simulator.apply(device: simulator.device, settings: settings)
    try await frames(2)
  }
}
