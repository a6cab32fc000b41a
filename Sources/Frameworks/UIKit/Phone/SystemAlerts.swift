import Foundation

/// A question of the system, not of the app, such as whether the app may know where the phone is.
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
  /// Nil where the question waits for an answer, whatever becomes of the app's screen that asked. Else it goes with that, and this is called.
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

/// The system's questions that wait for the person; the oldest is on the screen.
@MainActor
package final class SystemAlerts {
  private var waiting: [SystemAlert] = []
  /// Called when another question or none is to be seen.
  package final var onChange: (@MainActor () -> Void)?

  /// What is to be seen now.
  package var current: SystemAlert? { waiting.first }

  package func present(_ alert: SystemAlert) {
    waiting.append(alert)
    if waiting.count == 1 { onChange?() }
  }

  /// The app's screen goes for good, and with it what was asked for its sake alone.
  package func screenGoes() {
    let gone = waiting.compactMap(\.goesWithScreen)
    guard !gone.isEmpty else { return }
    waiting.removeAll { $0.goesWithScreen != nil }
    onChange?()
    for tell in gone { tell() }
  }

  /// The person chose a button of what is to be seen. The question goes after the frame in which that happens, since the
  /// button is a part of what goes.
  package func answer(_ index: Int) {
    guard let alert = waiting.first, alert.buttons.indices.contains(index) else { return }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        // The screen may have gone meanwhile.
        if !waiting.isEmpty { waiting.removeFirst() }
        onChange?()
        alert.buttons[index].action()
      }
    }
  }
}
