import DisplayList
import Foundation
import PhoneHosting
import Simulator

extension RunningPhone {
  /// Types a text into the focused field, one character per frame. Private characters stand for keys, as in WebDriver.
  func type(_ text: String) async throws {
    for character in text {
      if let key = Self.key(for: character) {
        press(key)
      } else {
        send(.text(String(character), timestamp: inputTime))
      }
      try await pass(FrameLoop.interval)
    }
  }

  func press(_ key: InputEvent.Key.Name, command: Bool = false) {
    send(.key(.init(name: key, command: command, timestamp: inputTime)))
    send(.key(.init(name: key, command: command, isDown: false, timestamp: inputTime)))
  }

  /// Returns the key that a character stands for: line ends, and WebDriver's table of keys.
  static func key(for character: Character) -> InputEvent.Key.Name? {
    switch character {
    case "\n", "\r", "\r\n", "\u{E006}", "\u{E007}": .return
    case "\t", "\u{E004}": .tab
    case "\u{8}", "\u{E003}": .delete
    case "\u{E017}": .forwardDelete
    case "\u{E00C}": .escape
    case "\u{E00D}": .space
    case "\u{E00E}": .pageUp
    case "\u{E00F}": .pageDown
    case "\u{E010}": .end
    case "\u{E011}": .home
    case "\u{E012}": .leftArrow
    case "\u{E013}": .upArrow
    case "\u{E014}": .rightArrow
    case "\u{E015}": .downArrow
    default: nil
    }
  }
}
