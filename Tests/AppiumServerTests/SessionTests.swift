import Foundation
import Simulator
import SwiftUI
import Testing
import VirtualTime

@testable import AppiumServer

@MainActor
@Suite(.virtualTime) struct SessionTests {
  @Test func givenCapabilities_thenTheAppIsLaunchedSo() async throws {
    let client = try await Client.start([
      "platformName": "iOS", "appium:automationName": "XCUITest", "appium:deviceName": "iPhone SE (3rd generation)",
      "appium:orientation": "LANDSCAPE", "appium:language": "ar", "appium:locale": "en_EG",
      "appium:bundleId": "any.app",
      "appium:permissions": "{\"any.app\": {\"location\": \"inuse\"}}",
      "appium:processArguments": ["args": ["-theme", "blue", 5], "env": ["MODE": "test"]],
      "scrollwork:backendURL": "http://127.0.0.1:1234",
    ]) { SamplePage() }
    let launch = try #require(client.launch)
    #expect(launch.device == .iPhoneSE3)
    #expect(launch.settings.isLandscape && launch.settings.locale.identifier == "ar_EG")
    #expect(launch.location.permission == .authorizedWhenInUse)
    #expect(launch.arguments == ["-theme", "blue", "5"])
    #expect(UserDefaults.standard.string(forKey: "theme") == "blue")
    #expect(ProcessInfo.processInfo.environment["MODE"] == "test")
    #expect(ProcessInfo.processInfo.environment["PATH"] != nil)
    // As in Apple's simulator, the environment describes the device.
    #expect(ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone14,6")
    #expect(ProcessInfo.processInfo.environment["SIMULATOR_MAINSCREEN_HEIGHT"] == "1334")
    #expect(ProcessInfo.processInfo.arguments.dropFirst() == ["-theme", "blue", "5"])
    // The process's libraries, which load code from paths in variables, do not see it.
    #expect(getenv("MODE") == nil)
    #expect(launch.backendURL == URL(string: "http://127.0.0.1:1234"))
    #expect(try await client.ask("GET", "window/rect")["width"] == 667)
    client.end()
    #expect(ProcessInfo.processInfo.environment["MODE"] == nil)
    #expect(ProcessInfo.processInfo.arguments == CommandLine.arguments)
  }

  @Test func givenAToken_thenWhoDoesNotHaveItBeginsNoSession_andEndsNone() async throws {
    let client = Client(token: "secret") { SamplePage() }
    try await client.begin(["scrollwork:token": "secret"])
    for wrong in [[:], ["scrollwork:token": ""], ["scrollwork:token": "secre"], ["scrollwork:token": "Secret"]]
      as [JSON]
    {
      let error = try await client.error("POST", "/session", ["capabilities": ["alwaysMatch": wrong]])
      #expect(error.code == .sessionNotCreated && error.message.contains("scrollwork:token"), "\(error)")
    }
    // A session's id is enough to drive the phone: it is not revealed, and neither is the token.
    #expect(try await client.error("GET", "/sessions").code == .unknownCommand)
    #expect(try await client.ask("GET", "")["scrollwork:token"] == nil)
    try await client.tap("add")
    client.end()
  }

  @Test(arguments: [(60.0, [:]), (5, ["appium:newCommandTimeout": 5])] as [(Double, JSON)])
  func givenASessionThatNobodyAsks_thenItEnds(seconds: Double, capabilities: JSON) async throws {
    let client = try await Client.start(capabilities) { SamplePage() }
    for _ in 0..<3 {
      try await Task.sleep(for: .seconds(seconds - 1))
      try await client.tap("add")
    }
    // A command that takes longer does not count as silence.
    _ = try await client.run("mobile: backgroundApp", ["seconds": .number(seconds + 5)])
    #expect(try await client.text("count") == "Tapped 3 times")
    try await Task.sleep(for: .seconds(seconds + 1))
    let error = try await client.error("GET", "source")
    #expect(error.code == .invalidSession && error.message.contains("newCommandTimeout"), "\(error)")
  }

  @Test func givenNoCommandTimeout_thenTheSessionStays() async throws {
    let client = try await Client.start(["appium:newCommandTimeout": 0]) { SamplePage() }
    try await Task.sleep(for: .seconds(86_400))
    try await client.tap("add")
    client.end()
  }

  @Test func givenAClientThatGoes_thenNobodyWaitsForWhatItWaitedFor() async throws {
    let client = try await Client.start { SamplePage() }
    try await client.ask("POST", "timeouts", ["implicit": 300_000])
    let start = ProcessInfo.processInfo.systemUptime
    let waits: [(String, JSON)] = [
      ("element", ["using": "accessibility id", "value": "nothing"]),
      ("execute/sync", ["script": "mobile: backgroundApp", "args": [["seconds": 300]]]),
      ("execute/sync", ["script": "mobile: touchAndHold", "args": [["duration": 60]]]),
      (
        "actions",
        [
          "actions": [
            [
              "type": "pointer", "id": "f",
              "actions": [["type": "pointerDown"], ["type": "pointerMove", "x": 9, "y": 9, "duration": 60_000]],
            ]
          ]
        ]
      ),
    ]
    for (path, body) in waits {
      let command = Task { try await client.ask("POST", path, body) }
      // and a later one that nobody waits for either
      let queued = Task { try await client.ask("POST", "element/none/click", [:]) }
      try await Task.sleep(for: .seconds(2))
      command.cancel()
      queued.cancel()
      _ = await command.result
      _ = await queued.result
    }
    try await client.ask("POST", "timeouts", ["implicit": 0])
    try await client.tap("add")
    #expect(try await client.text("count") == "Tapped 1 times")
    #expect(ProcessInfo.processInfo.systemUptime - start < 15)
    client.end()
  }

  @Test(
    arguments: [
      (["appium:deviceName": "iPhone 99"], "iPhone 15 Pro Max"), (["platformName": "Android"], "iOS"),
      (["appium:nonsense": true], "appium:nonsense"), (["appium:automationName": "Espresso"], "XCUITest"),
      (["scrollwork:backendURL": "file:///x"], "http"),
    ] as [(JSON, String)])
  func givenACapabilityThatCannotBeHad_thenTheSessionIsRefused(capabilities: JSON, word: String) async throws {
    let client = Client(waiting: { SamplePage() })
    let error = try await client.error("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    #expect(error.code == .sessionNotCreated && error.message.contains(word), "\(error)")
  }

  @Test func givenTwoChoices_thenTheFirstThatCanBeHadIsTaken() async throws {
    let client = Client(waiting: { SamplePage() })
    let value = try await client.ask(
      "POST", "/session",
      ["capabilities": ["firstMatch": [["platformName": "Android"], ["appium:deviceName": "iphone-se-1"]]]])
    #expect(value["capabilities"]?["appium:deviceName"] == "iPhone SE (1st generation)")
    client.end()
  }

  @Test func givenASession_whenAnotherBegins_thenTheFirstHasEnded() async throws {
    let client = try await Client.start { SamplePage() }
    let first = client.session
    try await client.tap("add")
    try await client.begin()
    #expect(try await client.text("count") == "Tapped 0 times")
    #expect(try await client.error("GET", "/session/\(first)/source").code == .invalidSession)
    try await client.ask("DELETE", "/session/\(client.session)")
    #expect(try await client.error("GET", "source").code == .invalidSession)
    #expect(try await client.ask("GET", "/status")["ready"] == true)
  }

  @Test func givenAnApp_whenItIsTerminatedAndActivated_thenItBeginsAnew() async throws {
    let client = try await Client.start { SamplePage() }
    try await client.tap("add")
    #expect(try await client.run("mobile: queryAppState") == 4)
    #expect(try await client.run("mobile: terminateApp", ["bundleId": "any.app"]) == true)
    #expect(try await client.run("mobile: queryAppState") == 1)
    #expect(try await client.error("GET", "source").message.contains("activateApp"))
    _ = try await client.run("mobile: activateApp", ["bundleId": "any.app"])
    #expect(try await client.text("count") == "Tapped 0 times")
    client.end()
  }

  @Test func givenAnApp_whenItGoesToTheBackground_thenItKeepsItsState() async throws {
    let client = try await Client.start { SamplePage() }
    try await client.tap("add")
    _ = try await client.run("mobile: pressButton", ["name": "home"])
    #expect(try await client.run("mobile: queryAppState") == 3)
    _ = try await client.run("mobile: activateApp")
    _ = try await client.run("mobile: backgroundApp", ["seconds": 3])
    #expect(try await client.run("mobile: queryAppState") == 4)
    try await client.tap("add")
    #expect(try await client.text("count") == "Tapped 2 times")
    client.end()
  }

  @Test func givenAPhone_whenItIsTurned_thenTheScreenIsWide() async throws {
    let client = try await Client.start { SamplePage() }
    #expect(try await client.ask("GET", "orientation") == "PORTRAIT")
    try await client.ask("POST", "orientation", ["orientation": "LANDSCAPE"])
    #expect(try await client.ask("GET", "window/rect")["width"] == 852)
    #expect(try await client.ask("GET", "rotation")["z"] == 90)
    try await client.ask("POST", "rotation", ["x": 0, "y": 0, "z": 0])
    #expect(try await client.ask("GET", "orientation") == "PORTRAIT")
    client.end()
  }

  @Test func givenSettingsAndTimeouts_thenTheyAreKept() async throws {
    let client = try await Client.start { SamplePage() }
    try await client.ask("POST", "appium/settings", ["settings": ["waitForIdleTimeout": 2, "snapshotMaxDepth": 60]])
    #expect(try await client.ask("GET", "appium/settings")["waitForIdleTimeout"] == 2)
    #expect(try await client.error("POST", "appium/settings", ["settings": ["nonsense": 1]]).code == .invalidArgument)
    try await client.ask("POST", "timeouts", ["implicit": 1500])
    #expect(try await client.ask("GET", "timeouts") == ["implicit": 1500, "pageLoad": 300_000, "script": 30_000])
    #expect(try await client.error("POST", "timeouts", ["implicit": -1]).code == .invalidArgument)
    client.end()
  }

  @Test func givenAnAlert_thenItIsReadAcceptedAndDismissed() async throws {
    let client = try await Client.start { SamplePage() }
    #expect(try await client.error("POST", "alert/accept").code == .noSuchAlert)
    try await client.tap("ask")
    #expect(try await client.ask("GET", "alert/text").text == "Sure?\nThink twice.")
    #expect(try await client.run("mobile: alert", ["action": "getButtons"]) == ["No", "Yes"])
    try await client.ask("POST", "alert/accept")
    #expect(try await client.text("answer") == "yes")
    try await client.tap("ask")
    try await client.ask("POST", "alert/dismiss")
    #expect(try await client.text("answer") == "no")
    try await client.tap("ask")
    _ = try await client.run("mobile: alert", ["action": "accept", "buttonLabel": "Yes"])
    #expect(try await client.text("answer") == "yes")
    client.end()
  }

  @Test func givenUnknownCommands_thenTheErrorSaysWhatThereIs() async throws {
    let client = try await Client.start { SamplePage() }
    #expect(try await client.error("GET", "cookie").code == .unknownCommand)
    let method = try await client.error("DELETE", "source")
    #expect(method.code == .unknownMethod && method.message.contains("GET"))
    let script = try await client.error("POST", "execute/sync", ["script": "mobile: fly", "args": []])
    #expect(script.code == .unknownMethod && script.message.contains("mobile: swipe"))
    #expect(try await client.error("POST", "element", ["using": 5, "value": "x"]).code == .invalidArgument)
    #expect(try await client.error("POST", "back").code == .noSuchElement)
    client.end()
  }
}
