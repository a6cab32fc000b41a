import Simulator
import SwiftUI

/// How a device is held.
public enum Orientation: Sendable, Hashable, CaseIterable {
  case portrait, landscape
}

// The phone changes under the app, which goes on running. Each change takes two frames: one that lays out anew, and one
// for what comes of it.
extension Screen {
  /// Turns the device.
  public func rotate(to orientation: Orientation) async throws {
    try await change { $0.isLandscape = orientation == .landscape }
  }

  /// Chooses dark or light.
  public func setDarkMode(_ isDark: Bool) async throws { try await change { $0.isDark = isDark } }

  /// Chooses how large text is.
  public func setTextSize(_ size: TextSize) async throws { try await change { $0.textSize = size } }

  /// Chooses which way reading goes.
  public func setLayoutDirection(_ direction: LayoutDirection) async throws {
    try await change { $0.isRightToLeft = direction == .rightToLeft }
  }

  /// Asks for less movement, or for all of it.
  public func setReducedMotion(_ isReduced: Bool) async throws { try await change { $0.reducesMotion = isReduced } }

  /// Sets what else there is for accessibility: VoiceOver, less transparency and so on, of which the app is told.
  public func setAccessibility(_ features: AccessibilityFeatures) async throws {
    try await change { $0.accessibility = features }
  }

  /// Exchanges the device for another one, with the same settings.
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
