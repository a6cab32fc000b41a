import CoreLocation
import SimulatorTesting
import Speech
import SwiftUI
import WeatherKit

@Suite("Speech and weather", .simulator(.iPhoneSE)) @MainActor
struct SpeechTests {
  @Test("given an app without a reason in its Info.plist, when it would listen, then nobody is asked, and it may not")
  func authorization() async throws {
    // Given
    let screen = await Screen { Text("App") }
    #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
    // When
    let answer = await withCheckedContinuation { waiter in
      SFSpeechRecognizer.requestAuthorization { waiter.resume(returning: $0) }
    }
    // Then
    #expect(answer == .denied)
    #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
    #expect(!screen.exists(.label("Allow")))
    let mayRecord = await AVAudioApplication.requestRecordPermission()
    #expect(!mayRecord)
  }

  @Test("given a recognizer, then it is not available, and a task that is begun all the same fails at once")
  func recognition() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_US")))
    #expect(!recognizer.isAvailable)
    // When
    var failure: (any Error)?
    let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { failure = $1 }
    try await screen.settle()
    // Then
    #expect(failure != nil)
    #expect(task.state == .completed)
    #expect(throws: NSError.self) { try AVAudioEngine().start() }
  }

  @Test(
    "given an app that asks for the weather, then it learns that it may not, and words for weather are written apart")
  func weather() async {
    await #expect(throws: WeatherError.permissionDenied) {
      _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 52, longitude: 13), including: .current)
    }
    #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
    #expect(WeatherCondition(rawValue: "hail")?.description == "Hail")
  }
}
