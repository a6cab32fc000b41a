import Foundation
import SwiftUI
import Testing
import VirtualTime

@testable import AppiumServer

@MainActor
@Suite(.virtualTime) struct TouchTests {
  private func place(_ client: Client, _ name: String) async throws -> Double {
    try #require(try await client.ask("GET", "element/\(try await client.find(name))/rect")["y"]?.number)
  }

  /// Moves one finger from a row to another position.
  private func drag(_ client: Client, from: JSON, by: JSON, within: Double = 300, rest: Double) async throws {
    try await client.ask(
      "POST", "actions",
      [
        "actions": [
          [
            "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"],
            "actions": [
              ["type": "pointerMove", "duration": 0, "origin": from, "x": 0, "y": 0],
              ["type": "pointerDown", "button": 0],
              ["type": "pointerMove", "duration": .number(within), "origin": "pointer", "x": 0, "y": by],
              ["type": "pause", "duration": .number(rest)], ["type": "pointerUp", "button": 0],
            ],
          ]
        ]
      ])
  }

  @Test func givenAList_whenAFingerDragsARow_thenItScrollsByThatMuchAndNothingIsTapped() async throws {
    let client = try await Client.start { SamplePage() }
    let before = try await place(client, "row.5")
    let row: JSON = [ElementReference.key: .text(try await client.find("row.5"))]
    try await drag(client, from: row, by: -100, within: 1000, rest: 200)
    // The content follows from the first position that counts as a drag, and a busy machine samples few positions.
    #expect(abs(try await place(client, "row.5") - (before - 100)) <= 40)
    #expect(try await client.text("answer") == "none")
    client.end()
  }

  @Test func givenAList_whenAFingerLiftsWhileItMoves_thenTheListGoesOn() async throws {
    let client = try await Client.start { SamplePage() }
    let before = try await place(client, "row.5")
    let row: JSON = [ElementReference.key: .text(try await client.find("row.5"))]
    try await drag(client, from: row, by: -150, rest: 0)
    #expect(try await place(client, "row.5") < before - 200)
    client.end()
  }

  @Test func givenAList_whenItIsSwiped_thenThatTakesAsLongAsTheFinger() async throws {
    let client = try await Client.start {
      ScrollView {
        VStack {
          ForEach(0..<300, id: \.self) { Text("Row \($0)").frame(height: 44).accessibilityIdentifier("row.\($0)") }
        }
      }
    }
    let before = try await place(client, "row.20")
    func seconds(_ work: () async throws -> Void) async throws -> Double {
      let start = ProcessInfo.processInfo.systemUptime
      try await work()
      return ProcessInfo.processInfo.systemUptime - start
    }
    let middle: JSON = "viewport"
    for _ in 0..<3 {
      #expect(try await seconds { try await drag(client, from: middle, by: -200, within: 200, rest: 0) } < 0.4)
      #expect(try await seconds { _ = try await client.run("mobile: swipe", ["direction": "up"]) } < 0.6)
    }
    // A tap waits until the list is at rest, since a finger on a moving list would only stop it.
    _ = try await client.run("mobile: tap", ["x": 100, "y": 100])
    let after = try await place(client, "row.20")
    #expect(after < before - 1000)
    try await Task.sleep(for: .seconds(5))
    #expect(try await place(client, "row.20") == after)
    client.end()
  }

  @Test func givenAFrameThatTakesLong_whenAFingerFlicks_thenTheListGoesOnAsFar() async throws {
    func distance(stall: TimeInterval) async throws -> Double {
      let client = try await Client.start {
        ScrollView {
          VStack {
            ForEach(0..<300, id: \.self) { Text("Row \($0)").frame(height: 44).accessibilityIdentifier("row.\($0)") }
          }
        }
        .onScrollPhaseChange { _, phase in if phase == .interacting { Thread.sleep(forTimeInterval: stall) } }
      }
      defer { client.end() }
      let before = try await place(client, "row.20")
      let row: JSON = [ElementReference.key: .text(try await client.find("row.12"))]
      try await drag(client, from: row, by: -300, within: 60, rest: 0)
      try await Task.sleep(for: .seconds(5))
      return try await before - place(client, "row.20")
    }
    let undisturbed = try await distance(stall: 0)
    #expect(undisturbed > 1000)
    #expect(try await abs(distance(stall: 0.15) - undisturbed) < 0.1 * undisturbed)
  }

  @Test func givenABadAction_thenNothingHappensAndTheErrorSaysWhy() async throws {
    let client = try await Client.start { SamplePage() }
    let bad: [(JSON, String)] = [
      (["type": "pointer", "actions": [["type": "fly"]]], "fly"), (["type": "mind"], "pointer, key"),
      (["type": "none", "actions": [["type": "pause", "duration": 1e9]]], "duration"),
      (["type": "pointer", "actions": [["type": "pointerMove", "x": "left"]]], "\"x\""),
      (["type": "pointer", "actions": [["type": "pointerMove", "origin": "moon"]]], "origin"),
    ]
    for (source, word) in bad {
      let error = try await client.error("POST", "actions", ["actions": [source]])
      #expect(error.code == .invalidArgument && error.message.contains(word), "\(error)")
    }
    client.end()
  }

  @Test func givenScripts_thenTheyTapSwipeAndScroll() async throws {
    let client = try await Client.start { SamplePage() }
    let add = try await client.find("add")
    _ = try await client.run("mobile: tap", ["elementId": .text(add), "x": 5, "y": 5])
    _ = try await client.run("mobile: doubleTap", ["elementId": .text(add)])
    #expect(try await client.text("count") == "Tapped 3 times")
    let rows: JSON = .text(try await client.find("rows"))
    let start = try await place(client, "row.0")
    _ = try await client.run("mobile: swipe", ["direction": "up", "elementId": rows])
    let swiped = try await place(client, "row.0")
    #expect(swiped < start - 100)
    _ = try await client.run("mobile: scroll", ["direction": "up", "elementId": rows, "distance": 2])
    #expect(try await place(client, "row.0") == start)
    _ = try await client.run("mobile: scroll", ["name": "row.29", "elementId": rows])
    #expect(try await client.isDisplayed("row.29") == true)
    _ = try await client.run("mobile: scroll", ["elementId": .text(try await client.find("row.0")), "toVisible": true])
    #expect(try await client.isDisplayed("row.0") == true)
    let y = try await place(client, "row.3")
    _ = try await client.run(
      "mobile: dragFromToWithVelocity",
      ["pressDuration": 0.1, "velocity": 100, "fromX": 196, "fromY": .number(y), "toX": 196, "toY": .number(y - 80)])
    let after = try await place(client, "row.3")
    #expect(after < y - 40, "\(y) to \(after)")
    client.end()
  }

  @Test(arguments: [(3, 4), (0.4, -2)] as [(Double, Double)])
  func givenAPinch_thenTheScaleFollows(scale: Double, velocity: Double) async throws {
    let client = try await Client.start { PinchPage() }
    _ = try await client.run("mobile: pinch", ["scale": .number(scale), "velocity": .number(velocity)])
    let reached = try #require(Double(try await client.text("scale") ?? ""))
    // A pinch is measured from where it is recognized, a few points later.
    #expect(abs(reached - scale) <= scale * 0.15)
    client.end()
  }

  @Test(arguments: [
    ["scale": 2], ["scale": 1, "velocity": 1], ["scale": 2, "velocity": -1], ["scale": 0, "velocity": -1],
  ])
  func givenAPinchThatMakesNoSense_thenTheErrorSaysWhy(arguments: JSON) async throws {
    let client = try await Client.start { PinchPage() }
    let body: JSON = ["script": "mobile: pinch", "args": [arguments]]
    let error = try await client.error("POST", "execute/sync", body)
    #expect(error.code == .invalidArgument && error.message.contains("velocity"), "\(error)")
    client.end()
  }
}

/// Shows how far it was pinched.
private struct PinchPage: View {
  @State private var scale = 1.0

  var body: some View {
    Text("\(scale)").accessibilityIdentifier("scale")
      .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      .gesture(MagnifyGesture().onEnded { scale = $0.magnification })
  }
}
