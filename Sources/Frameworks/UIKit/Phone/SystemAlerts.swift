import Foundation

/// An alert of the system, not of the app, such as a request for the phone's location.
package struct SystemAlert {
  package struct Button {
    package let title: String
    let action: @MainActor () -> Void

    package init(title: String, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }
  }

  package let title: String
  package let message: String
  package let buttons: [Button]
  /// Nil for an alert that waits for an answer even if the app's screen that caused it goes away. Otherwise the alert
  /// goes with the screen, and this is called.
  let goesWithScreen: (@MainActor () -> Void)?

  package init(
    title: String, message: String, buttons: [Button], goesWithScreen: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.goesWithScreen = goesWithScreen
  }
}

/// The pending alerts of the system; the oldest is on the screen.
@MainActor
package final class SystemAlerts {
  private var waiting: [SystemAlert] = []
  /// Called when another alert or none is to be seen.
  package final var onChange: (@MainActor () -> Void)?

  /// The alert to be seen now.
  package var current: SystemAlert? { waiting.first }

  package func present(_ alert: SystemAlert) {
    waiting.append(alert)
    if waiting.count == 1 { onChange?() }
  }

  /// Called when the app's screen goes away for good, to dismiss the alerts that depend on it.
  package func screenGoes() {
    let gone = waiting.compactMap(\.goesWithScreen)
    guard !gone.isEmpty else { return }
    waiting.removeAll { $0.goesWithScreen != nil }
    onChange?()
    for tell in gone { tell() }
  }

  /// Answers the current alert with a button. The alert is removed after the current frame, since the button is part of
  /// it.
  package func answer(_ index: Int) {
    guard let alert = waiting.first, alert.buttons.indices.contains(index) else { return }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        // The screen may have gone away meanwhile.
        if !waiting.isEmpty { waiting.removeFirst() }
        onChange?()
        alert.buttons[index].action()
      }
    }
  }
}
