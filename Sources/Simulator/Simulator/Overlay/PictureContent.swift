import DisplayList

/// What a picture of the phone shows.
public enum PictureContent: String, Sendable, Hashable, CaseIterable {
  /// The app alone.
  case app
  /// Over it what the system draws: time, signal and battery, the Dynamic Island or the notch, the home indicator.
  case system
  /// Around that the device: its rounded corners and its edge, on nothing.
  case device
}

extension Simulator {
  /// The picture as of the last frame, with what is around the app.
  public func displayList(showing content: PictureContent) -> DisplayList {
    switch content {
    case .app: displayList
    case .system: overlay.over(displayList, on: self)
    case .device: body.around(overlay.over(displayList, on: self), device, isLandscape: settings.isLandscape)
    }
  }

  /// What is in front wants light letters in the status bar.
  package var hasLightStatusBar: Bool {
    runtime.screen.systemBars.hasLightContent ?? (runtime.screen.colorScheme == .dark)
  }
}
