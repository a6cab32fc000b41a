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

  package init(title: String, message: String, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
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

  /// The person chose a button of what is to be seen. The question goes after the frame in which that happens, since the
  /// button is a part of what goes.
  package func answer(_ index: Int) {
    guard let alert = waiting.first, alert.buttons.indices.contains(index) else { return }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        waiting.removeFirst()
        onChange?()
        alert.buttons[index].action()
      }
    }
  }
}
