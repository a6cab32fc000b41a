import DisplayList

/// The content of a picture of the phone.
public enum PictureContent: String, Sendable, Hashable, CaseIterable {
  /// The app alone.
  case app
  /// The app with the system's overlay: time, signal and battery, the Dynamic Island or the notch, the home indicator.
  case system
  /// All that with the device around it: its rounded corners and its edge, on a transparent background.
  case device
}

extension Simulator {
  /// Returns the display list as of the last frame, with what is around the app.
  public func displayList(showing content: PictureContent) -> DisplayList {
    switch content {
    case .app: displayList
    case .system: overlay.over(displayList, on: self)
    case .device: body.around(overlay.over(displayList, on: self), device, isLandscape: settings.isLandscape)
    }
  }

  /// Whether the screen in front wants a light status bar.
  package var hasLightStatusBar: Bool {
    runtime.screen.systemBars.hasLightContent ?? (runtime.screen.colorScheme == .dark)
  }
}
