import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Texts that go on by themselves", .simulator(.iPhoneSE))
struct RunningTextTests {
  private func screen(@ViewBuilder _ content: () -> some View) async -> Screen {
    let view = content()
    return await Screen { view.accessibilityIdentifier("text").environment(\.locale, Locale(identifier: "en_US")) }
  }

  @Test("given a clock that counts down, when seconds pass, then it shows each of them, once, and stops at its end")
  func countdown() async throws {
    // Given
    let start = Date()
    let screen = await screen { Text(timerInterval: start...start.addingTimeInterval(3)) }
    #expect(try screen.find("text").label == "0:03")
    // When
    try await screen.advance(by: .milliseconds(1100))
    // Then
    #expect(try screen.find("text").label == "0:02")
    try await screen.advance(by: .seconds(3))
    #expect(try screen.find("text").label == "0:00")
    let mark = screen.mark()
    try await screen.advance(by: .seconds(5))
    #expect(mark.fragments == 0)
  }

  @Test("given a clock that counts up, then hours are shown or counted as minutes")
  func hours() async throws {
    let interval = Date().addingTimeInterval(-3700.5)...Date().addingTimeInterval(1000)
    let long = await screen { Text(timerInterval: interval, countsDown: false) }
    #expect(try long.find("text").label == "1:01:40")
    let minutes = await screen { Text(timerInterval: interval, countsDown: false, showsHours: false) }
    #expect(try minutes.find("text").label == "61:40")
  }

  @Test("given a clock that is to pause, when that time is over, then it stands still")
  func pause() async throws {
    let start = Date()
    let screen = await screen {
      Text(timerInterval: start...start.addingTimeInterval(60), pauseTime: start.addingTimeInterval(10))
    }
    try await screen.advance(by: .seconds(9.5))
    #expect(try screen.find("text").label == "0:51")
    try await screen.advance(by: .seconds(5))
    #expect(try screen.find("text").label == "0:50")
    try await screen.advance(by: .seconds(5))
    #expect(try screen.find("text").label == "0:50")
  }

  @Test("given a date in two hours, when it comes closer, then the text changes once a minute")
  func relative() async throws {
    // Given
    let date = Date().addingTimeInterval(2 * 3600 + 90)
    let screen = await screen { Text(date, style: .relative) }
    #expect(try screen.find("text").label == "2 hr, 1 min")
    // When, then
    let mark = screen.mark()
    try await screen.advance(by: .seconds(20))
    #expect(mark.fragments == 0)
    try await screen.advance(by: .seconds(12))
    #expect(try screen.find("text").label == "2 hr")
  }

  @Test("given a date that has passed, then the time since is told in two units, one, or as a clock")
  func past() async throws {
    let date = Date().addingTimeInterval(-65.5)
    #expect(try await screen { Text(date, style: .relative) }.find("text").label == "1 min, 5 sec")
    #expect(try await screen { Text(date, style: .offset) }.find("text").label == "-1 minute")
    let clock = await screen { Text(date, style: .timer) }
    #expect(try clock.find("text").label == "1:05")
    try await clock.advance(by: .seconds(1))
    #expect(try clock.find("text").label == "1:06")
    let ahead = Date().addingTimeInterval(7250)
    #expect(try await screen { Text(ahead, style: .offset) }.find("text").label == "+2 hours")
  }

  @Test("given a running clock within a text, when a second passes, then the text around it stays")
  func interpolated() async throws {
    let start = Date()
    let screen = await screen { Text("Left: \(timerInterval: start...start.addingTimeInterval(90))") }
    #expect(try screen.find("text").label == "Left: 1:30")
    try await screen.advance(by: .seconds(1.5))
    #expect(try screen.find("text").label == "Left: 1:29")
  }

  @Test("given a running clock, when it has gone, then nothing is drawn any more")
  func gone() async throws {
    let knob = Knob(true)
    let start = Date()
    let screen = await Screen {
      Turned(knob: knob) { isShown in
        if isShown { Text(start, style: .timer).accessibilityIdentifier("text") } else { Color.clear }
      }
    }
    knob.value = false
    try await screen.settle()
    let mark = screen.mark()
    try await screen.advance(by: .seconds(5))
    #expect(mark.fragments == 0)
  }
}
