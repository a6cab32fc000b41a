import Automation
import Foundation

extension SessionCommand {
  /// Commands that find elements, query them, and act on them.
  static let elementCommands: [SessionCommand] = [
    SessionCommand("POST", "element") { session, arguments, _ in
      try await session.findOne(try Locator(arguments), inside: nil)
    },
    SessionCommand("POST", "elements") { session, arguments, _ in
      try await session.findAll(try Locator(arguments), inside: nil)
    },
    SessionCommand("POST", "element/:/element") { session, arguments, parts in
      try await session.findOne(try Locator(arguments), inside: parts[0])
    },
    SessionCommand("POST", "element/:/elements") { session, arguments, parts in
      try await session.findAll(try Locator(arguments), inside: parts[0])
    },
    SessionCommand("GET", "element/active") { session, _, _ in
      let root = try session.phone.root
      guard let element = root.descendants.last(where: \.hasFocus) else {
        throw WebDriverError(.noSuchElement, "No element has keyboard focus.")
      }
      return session.reference(to: element, in: root)
    },
    SessionCommand("POST", "element/:/click") { session, _, parts in
      try await session.tap(parts[0])
      return .null
    },
    SessionCommand("POST", "element/:/value") { session, arguments, parts in
      try await session.type(try arguments.typedText, into: parts[0])
      return .null
    },
    SessionCommand("POST", "element/:/clear") { session, _, parts in
      try await session.clear(parts[0])
      return .null
    },
    question("text") { .text($0.shownValue ?? $0.shownLabel ?? "") },
    question("name") { .text($0.typeName) },
    question("displayed") { .bool($0.isVisible) },
    question("enabled") { .bool($0.isEnabled) },
    question("selected") { .bool($0.isSelected) },
    question("rect") { .rect($0.frame) },
    question("location") { ["x": .number($0.frame.minX.rounded()), "y": .number($0.frame.minY.rounded())] },
    question("size") { ["width": .number($0.frame.width.rounded()), "height": .number($0.frame.height.rounded())] },
    SessionCommand("GET", "element/:/attribute/:") { session, _, parts in try session.attribute(parts[1], of: parts[0])
    },
    SessionCommand("GET", "element/:/property/:") { session, _, parts in try session.attribute(parts[1], of: parts[0])
    },
    SessionCommand("GET", "element/:/screenshot") { session, _, parts in
      let phone = try session.phone
      let root = phone.root
      return .text(phone.picture(of: try session.element(parts[0], in: root).frame))
    },
  ]

  private static func question(_ name: String, _ answer: @escaping @MainActor (ElementSnapshot) -> JSON)
    -> SessionCommand
  {
    SessionCommand("GET", "element/:/\(name)") { session, _, parts in
      let root = try session.phone.root
      return answer(try session.element(parts[0], in: root))
    }
  }
}

extension Locator {
  init(_ arguments: Arguments) throws {
    try self.init(using: try arguments.text("using"), value: try arguments.text("value"))
  }
}

extension Arguments {
  /// The text to type: `text`, or the letters of `value`.
  var typedText: String {
    get throws {
      let text: String
      if let whole = try optionalText("text") {
        text = whole
      } else if let single = self["value"]?.text {
        text = single
      } else {
        text = try list("value").map { value in
          guard let text = value.text else { throw WebDriverError(.invalidArgument, "\"value\" must be strings.") }
          return text
        }.joined()
      }
      guard text.count <= 10_000 else { throw WebDriverError(.invalidArgument, "At most 10000 characters are typed.") }
      return text
    }
  }
}

extension Session {
  /// Searches until there is an element or the implicit time-out is over.
  func findOne(_ locator: Locator, inside name: String?) async throws -> JSON {
    let found = try await find(locator, inside: name)
    guard let element = found.elements.first else { throw locator.notFound(in: found.root) }
    return reference(to: element, in: found.root)
  }

  func findAll(_ locator: Locator, inside name: String?) async throws -> JSON {
    let found = try await find(locator, inside: name)
    return .list(found.elements.map { reference(to: $0, in: found.root) })
  }

  private func find(
    _ locator: Locator, inside name: String?
  ) async throws -> (elements: [ElementSnapshot], root: ElementSnapshot) {
    let phone = try phone
    // Waits for moving content, or the element that is found would be gone when it is used.
    try await phone.waitForIdle(min(1, settings.waitForIdleTimeout))
    func look() -> Result<(elements: [ElementSnapshot], root: ElementSnapshot), any Error> {
      Result {
        let root = phone.root
        let scope = try name.map { try element($0, in: root) } ?? root
        return (try locator.find(in: scope), root)
      }
    }
    var found = look()
    _ = try await phone.wait(timeouts.implicit) {
      found = look()
      // Waiting does not fix an error.
      if case .success(let result) = found { return !result.elements.isEmpty }
      return true
    }
    return try found.get()
  }

  func attribute(_ attribute: String, of name: String) throws -> JSON {
    let root = try phone.root
    let element = try element(name, in: root)
    guard let value = element.attribute(attribute) else {
      let known = ElementSnapshot.attributeNames.joined(separator: ", ")
      throw WebDriverError(.invalidArgument, "There is no attribute \"\(attribute.prefix(80))\". Available: \(known).")
    }
    return value ?? .null
  }

  // MARK: Acting

  /// Returns the point where a finger reaches an element, which is scrolled into view first.
  func touchPoint(of name: String) async throws -> CGPoint {
    let phone = try phone
    try await waitForIdle()
    var last: CGRect?
    while true {
      let root = phone.root
      let element = try element(name, in: root)
      if let point = element.touchPoint { return point }
      guard element.frame != last, let distance = element.distanceIntoView else {
        let code: WebDriverError.Code = element.isVisible ? .clickIntercepted : .notInteractable
        throw WebDriverError(code, "A finger cannot touch \(element): \(element.reasonForMissing).")
      }
      last = element.frame
      phone.scroll(by: distance.vector, at: distance.point)
      try await waitForIdle()
    }
  }

  func tap(_ name: String) async throws {
    let point = try await touchPoint(of: name)
    try await phone.press(at: point)
    try await waitForIdle()
  }

  /// Performs an element's accessibility action with a name.
  func perform(_ action: String, on name: String) async throws {
    let phone = try phone
    try await waitForIdle()
    let element = try element(name, in: phone.root)
    guard let key = element.key, element.actions.contains(action) else {
      let known = element.actions.isEmpty ? "none" : element.actions.joined(separator: ", ")
      throw WebDriverError(.invalidArgument, "\(element) has no action \"\(action.prefix(80))\"; it has: \(known).")
    }
    guard element.isEnabled else { throw WebDriverError(.invalidElementState, "\(element) is disabled.") }
    phone.send(.perform(action, key, timestamp: phone.inputTime))
    try await waitForIdle()
  }

  func type(_ text: String, into name: String) async throws {
    try await focus(name)
    try await phone.type(text)
    try await waitForIdle()
  }

  func clear(_ name: String) async throws {
    try await focus(name)
    let phone = try phone
    phone.press(.a, command: true)
    phone.press(.delete)
    try await waitForIdle()
  }

  /// Taps an element that does not have the keyboard focus.
  private func focus(_ name: String) async throws {
    func hasFocus() throws -> Bool {
      let root = try phone.root
      let element = try element(name, in: root)
      return element.elementType == .application || element.hasFocusInside
    }
    try await waitForIdle()
    if try hasFocus() { return }
    try await tap(name)
    guard try hasFocus() else {
      let root = try phone.root
      throw WebDriverError(
        .invalidElementState, "\(try element(name, in: root)) did not get keyboard focus when it was tapped.")
    }
  }
}
