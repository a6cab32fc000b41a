import Foundation
import TestSupport
import Testing
import VirtualTime

@testable import AppiumServer

/// Commands that nobody would send, the same ones each time. The answer is always a value or an error of the standard,
/// and the session still works.
@MainActor
@Suite(.virtualTime) struct FuzzTests {
  private struct Dice {
    var numbers: SeededNumbers

    mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element where Choices.Index == Int {
      choices[Int.random(in: 0..<choices.count, using: &numbers)]
    }
  }

  private static let pieces = [
    "//", "/", "*", "[", "]", "(", ")", "@", "name", "'row.1'", "=", "!=", "<", "position()", "last()", "or", "and",
    "XCUIElementTypeButton", "XCUIElementTypeAny", "**/", "`", "$", "-1", "9223372036854775808", "1e309", "..", ".",
    "::", "ancestor", "contains(", ",", "not(", "BEGINSWITH", "MATCHES", "'(a+)+'", "IN", "{", "}", "%@", "\\", "\"",
    "|",
    "visible", "==", "NOT", "rect.x", "\u{0}", "é\u{301}", "🐈", " ", "substring('abc', 0 div 0, 1 div 0)", "-",
  ]

  private static let paths = [
    "element", "elements", "element/ID/element", "element/ID/elements", "element/ID/click", "element/ID/value",
    "element/ID/clear", "actions", "timeouts", "orientation", "rotation", "execute/sync", "appium/settings",
    "alert/text",
    "back", "context", "appium/app/background", "element/ID/attribute/name", "element/ID/rect", "source", "window/rect",
    "element/active", "nonsense", "%00", "element//click",
  ]

  private static let scripts = [
    "mobile: tap", "mobile: doubleTap", "mobile: touchAndHold", "mobile: swipe", "mobile: scroll", "mobile: alert",
    "mobile: dragFromToForDuration", "mobile: dragFromToWithVelocity", "mobile: source", "mobile: setPermission",
    "mobile: terminateApp", "mobile: activateApp", "mobile: pressButton", "mobile: setAppearance", "mobile: nothing",
    "mobile: pinch",
  ]

  private static let names = [
    "using", "value", "text", "actions", "type", "id", "x", "y", "duration", "origin", "implicit", "z", "orientation",
    "script", "args", "settings", "direction", "velocity", "distance", "elementId", "fromX", "fromY", "toX", "toY",
    "name",
    "predicateString", "seconds", "action", "access", "style", "deltaY", "button", "waitForIdleTimeout",
  ]

  private func selector(_ dice: inout Dice) -> JSON {
    .text((0..<Int.random(in: 0...8, using: &dice.numbers)).map { _ in dice.pick(Self.pieces) }.joined())
  }

  private func value(_ dice: inout Dice, depth: Int, id: String) -> JSON {
    switch Int.random(in: 0..<(depth > 3 ? 7 : 9), using: &dice.numbers) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &dice.numbers))
    case 2: return .number(dice.pick([0, -1, 0.5, 1, 3, 100, 1e6, -1e18, 1e300]))
    case 3: return selector(&dice)
    case 4:
      return .text(
        dice.pick(["up", "down", "pointer", "key", "none", "wheel", "pointerMove", "pointerDown", "pointerUp"]))
    case 5:
      return .text(dice.pick(["pause", "keyDown", "scroll", "viewport", "LANDSCAPE", "accept", "dark", "home", id]))
    case 6: return .text(dice.pick(Locator.strategies))
    case 7:
      return .list(
        (0..<Int.random(in: 0...3, using: &dice.numbers)).map { _ in value(&dice, depth: depth + 1, id: id) })
    default: return members(&dice, depth: depth + 1, id: id)
    }
  }

  private func members(_ dice: inout Dice, depth: Int, id: String) -> JSON {
    var members: [String: JSON] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &dice.numbers) {
      members[dice.pick(Self.names)] = value(&dice, depth: depth, id: id)
    }
    // A second at most: it has the same effect as a minute's rest.
    if let duration = members["duration"]?.number, duration > 1000 { members["duration"] = 1000 }
    if let seconds = members["seconds"]?.number, seconds > 1 { members["seconds"] = 1 }
    return .object(members)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func givenAnyCommands_thenEachIsAnsweredAndTheSessionStillWorks(seed: UInt64) async throws {
    var dice = Dice(numbers: SeededNumbers(seed: seed))
    let client = try await Client.start { SamplePage() }
    try await client.ask("POST", "appium/settings", ["settings": ["waitForIdleTimeout": 1]])
    for _ in 0..<250 {
      let id = (try? await client.find("rows")) ?? "none"
      let path = dice.pick(Self.paths).replacingOccurrences(of: "ID", with: dice.pick([id, "none", id]))
      var body = members(&dice, depth: 0, id: id)
      if path.hasPrefix("element"), Bool.random(using: &dice.numbers) {
        body = ["using": .text(dice.pick(Locator.strategies)), "value": selector(&dice)]
      } else if path == "execute/sync" {
        body = ["script": .text(dice.pick(Self.scripts)), "args": [members(&dice, depth: 1, id: id)]]
      } else if path == "actions", Bool.random(using: &dice.numbers) {
        body = [
          "actions": [["type": "pointer", "actions": .list((0..<4).map { _ in members(&dice, depth: 1, id: id) })]]
        ]
      }
      var data = body.data
      if Int.random(in: 0..<8, using: &dice.numbers) == 0, !data.isEmpty {
        data[Int.random(in: 0..<data.count, using: &dice.numbers)] = UInt8.random(
          in: .min ... .max, using: &dice.numbers)
      }
      let method = dice.pick(["POST", "POST", "POST", "GET", "DELETE", "PATCH"])
      let answer = await client.center.answer(
        method: method, path: ["session", client.session] + path.split(separator: "/").map(String.init), body: data)
      if answer.status != .ok {
        let code = answer.body["value"]?["error"]?.text ?? ""
        #expect(WebDriverError.Code(rawValue: code) != nil, "\(method) \(path): \(answer.body)")
      }
    }
    try await client.begin()
    try await client.tap("add")
    #expect(try await client.text("count") == "Tapped 1 times")
    client.end()
  }
}
