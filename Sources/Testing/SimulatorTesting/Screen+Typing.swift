import Foundation
import Simulator
import SwiftUI
import Testing

/// An error that occurs while typing.
public enum TypingError: Error, Equatable, CustomStringConvertible {
  /// No field is focused.
  case noFocus(String)
  /// The tapped element did not take the focus.
  case notEditable(String)
  /// There is currently no such key.
  case noKeyboard

  /// The problem and how to solve it.
  public var description: String {
    switch self {
    case .noFocus(let what):
      "Cannot \(what): no field has the focus. Tap one first, or use type(_:into:)."
    case .notEditable(let what):
      "\(what) did not get the focus when tapped. Is it an enabled text field?"
    case .noKeyboard:
      "The keyboard did not appear: no field has the focus. Tap one first."
    }
  }
}

extension Screen {
  // MARK: Typing

  /// The focused field; nil for none.
  public var focusedField: AccessibilityNode? {
    simulator.textInput.flatMap { input in simulator.accessibilityTree.flattened.first { $0.key == input.key } }
  }

  /// Whether typed text reaches a field, or with a hardware keyboard another focused view.
  private var hasKeyboardFocus: Bool {
    focusedField != nil
      || simulator.settings.hasHardwareKeyboard && simulator.accessibilityTree.flattened.contains(where: \.isFocused)
  }

  /// Types a text into the only element that matches a query: taps it if it is not focused, then types key by key.
  public func type(_ text: String, into query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      if try !hasFocus(query) {
        try await tap(query)
        guard try hasFocus(query) else { throw TypingError.notEditable("\(query)") }
      }
      try await type(text)
    }
  }

  /// Returns whether the element, or a field inside it, is focused: the decoration of a style makes a group of a field.
  private func hasFocus(_ query: Query) throws -> Bool { try resolve(query).flattened.contains(where: \.isFocused) }

  /// Types a text at the focus, exactly as given, at about ten characters per second. While the software keyboard is
  /// shown, a finger taps its keys, including shift and other planes; characters without a key, and all with a hardware
  /// keyboard, are inserted.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      guard hasKeyboardFocus else { throw TypingError.noFocus("type \"\(text)\"") }
      if !simulator.settings.hasHardwareKeyboard { try await keyboardArrives() }
      for character in text {
        guard hasKeyboardFocus else { throw TypingError.noFocus("go on with \"\(text)\" at \"\(character)\"") }
        try await type(character)
      }
    }
  }

  private func type(_ character: Character) async throws {
    if let key = try await key(for: character) {
      try await tap(at: center(of: key))
    } else {
      simulator.send(.text(String(character), timestamp: inputTime))
      try await frames(5)
    }
  }

  /// Returns the key for a character, after pressing those that show it; nil if there is none.
  private func key(for character: Character) async throws -> AccessibilityNode? {
    guard isKeyboardShown else { return nil }
    if character == " " { return key(identified: "space") }
    if character.isNewline { return key(identified: "return") }
    if let key = key(titled: character) { return key }
    let isLetter = character.isASCII && character.isLetter
    if isLetter, let letters = key(identified: "letters") { try await tap(at: center(of: letters)) }
    if isLetter, key(titled: character) == nil, let shift = key(identified: "shift") {
      try await tap(at: center(of: shift))
    }
    if !isLetter, character.isASCII {
      for plane in ["numbers", "symbols"] where key(titled: character) == nil {
        if let other = key(identified: plane) { try await tap(at: center(of: other)) }
      }
    }
    return key(titled: character)
  }

  /// The keys, in reading order; none while the keyboard is hidden.
  private var keys: [AccessibilityNode] { keyboardNode?.children ?? [] }
  private var keyboardNode: AccessibilityNode? {
    simulator.accessibilityTree.children.first { $0.role == .keyboard }
  }
  private func center(of key: AccessibilityNode) -> CGPoint { CGPoint(x: key.frame.midX, y: key.frame.midY) }
  private func key(titled character: Character) -> AccessibilityNode? {
    keys.first { $0.label == String(character) && $0.identifier.isEmpty }
  }
  private func key(identified name: String) -> AccessibilityNode? {
    keys.first { $0.identifier == "keyboard.\(name)" }
  }

  /// Selects the text of the focused field and deletes it.
  public func clear(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      guard focusedField != nil else { throw TypingError.noFocus("clear") }
      try await press(.a, command: true)
      try await press(.delete)
    }
  }

  /// Selects the text of an element and deletes it.
  public func clear(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      try await type("", into: query)
      try await clear()
    }
  }

  /// Pastes a text at the focus, as from another app.
  public func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      guard focusedField != nil else { throw TypingError.noFocus("paste \"\(text)\"") }
      simulator.send(.paste(text, timestamp: inputTime))
      try await frames(2)
    }
  }

  // MARK: The keyboard on the screen

  /// Whether any part of the keyboard is on the screen.
  public var isKeyboardShown: Bool { keyboardFrame != nil }

  /// The keyboard's frame in points of the screen, possibly below its edge while the keyboard moves; nil while it is
  /// hidden.
  public var keyboardFrame: CGRect? { keyboardNode?.frame }

  /// Disconnects the hardware keyboard, if any, and waits until the software keyboard is up. Throws if no field is
  /// focused.
  public func showKeyboard(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      guard focusedField != nil else { throw TypingError.noKeyboard }
      setHardwareKeyboard(false)
      try await keyboardArrives()
    }
  }

  /// Ends editing as the user does, and waits until the keyboard is hidden.
  public func dismissKeyboard() async throws {
    simulator.endEditing()
    try await frames(Self.keyboardFrames)
  }

  /// Sets whether a hardware keyboard is connected, so that no software keyboard appears.
  public func setHardwareKeyboard(_ isConnected: Bool) {
    var settings = simulator.settings
    settings.hasHardwareKeyboard = isConnected
    simulator.apply(device: simulator.device, settings: settings)
  }

  /// The keyboard's quarter of a second, plus one frame.
  private static let keyboardFrames = 17

  private func keyboardArrives() async throws {
    let bottom = simulator.displayList.size.height + 0.5
    func isUp() -> Bool { keyboardFrame.map { $0.height > 0 && $0.maxY <= bottom } ?? false }
    for _ in 0..<Self.keyboardFrames where !isUp() { try await frames(1) }
    guard isUp() else { throw TypingError.noKeyboard }
  }
}

extension Element {
  /// Types a text into the element; see ``Screen/type(_:into:)``.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.type(text, into: query) }
  }
  /// Selects the text of the element and deletes it.
  public func clear(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.clear(query) }
  }
  /// The placeholder of an empty field.
  public var placeholder: String { get throws { try node.placeholder } }
}
