import Automation
import Foundation

extension SessionCommand {
  /// Alerts, the app's and the system's.
  static let alertCommands: [SessionCommand] = [
    SessionCommand("POST", "alert/accept") { session, _, _ in
      try await session.answerAlert(.accept)
      return .null
    },
    SessionCommand("POST", "alert/dismiss") { session, _, _ in
      try await session.answerAlert(.dismiss)
      return .null
    },
    SessionCommand("GET", "alert/text") { session, _, _ in
      // Excluding those of its buttons.
      let texts = try session.alert.descendants.filter {
        $0.elementType == .staticText && $0.enclosing([.button]) == nil
      }.map(\.label)
      return .text(texts.joined(separator: "\n"))
    },
    SessionCommand("POST", "alert/text") { session, arguments, _ in
      let fields = try session.alert.descendants.filter { [.textField, .secureTextField].contains($0.elementType) }
      guard let field = fields.first, let point = field.touchPoint else {
        throw WebDriverError(.notInteractable, "The alert has no text field.")
      }
      try await session.phone.press(at: point)
      try await session.phone.type(try arguments.typedText)
      try await session.waitForIdle()
      return .null
    },
  ]
}

extension Capabilities.AlertAnswer {
  /// Returns the index of one of an alert's buttons, from 0. Two are side by side, the cancelling one first; more are
  /// in a column, the refusing one last, after the usual answer.
  func button(of count: Int) -> Int {
    switch self {
    case .accept: count > 2 ? count - 2 : max(0, count - 1)
    case .dismiss: count > 2 ? count - 1 : 0
    }
  }
}

extension Session {
  /// The alert in front.
  var alert: ElementSnapshot {
    get throws {
      // The tree is kept alive by the elements inside; what is around them is not queried.
      guard let alert = try phone.root.descendants.last(where: { [.alert, .sheet].contains($0.elementType) }) else {
        throw WebDriverError(.noSuchAlert, "There is no alert on the screen.")
      }
      return alert
    }
  }

  var alertButtons: [ElementSnapshot] {
    get throws { try alert.descendants.filter { $0.elementType == .button } }
  }

  func answerAlert(_ answer: Capabilities.AlertAnswer) async throws {
    try await waitForIdle()
    let selector = answer == .accept ? settings.acceptAlertButtonSelector : settings.dismissAlertButtonSelector
    let buttons = try alertButtons
    if !selector.isEmpty {
      let found = try Locator(using: "-ios class chain", value: selector).find(in: try phone.root)
      if let button = found.first { return try await press(button) }
    }
    guard !buttons.isEmpty else { throw WebDriverError(.noSuchElement, "The alert has no buttons.") }
    try await press(buttons[answer.button(of: buttons.count)])
  }

  /// Presses the button with a label.
  func answerAlert(button label: String) async throws {
    try await waitForIdle()
    let buttons = try alertButtons
    guard let button = buttons.first(where: { $0.label == label || $0.identifier == label }) else {
      let known = buttons.map { "\"\($0.label)\"" }.joined(separator: ", ")
      throw WebDriverError(.noSuchElement, "The alert has no button \"\(label)\"; it has \(known).")
    }
    try await press(button)
  }

  private func press(_ button: ElementSnapshot) async throws {
    guard let point = button.touchPoint else {
      throw WebDriverError(.notInteractable, "A finger cannot touch \(button): \(button.reasonForMissing).")
    }
    try await phone.press(at: point)
    try await waitForIdle()
  }
}
