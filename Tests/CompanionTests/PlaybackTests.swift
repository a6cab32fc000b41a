import AVKit
import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Playing in the phone's time", .simulator(.iPhoneSE))
struct PlaybackTests {
  /// Creates a file with some seconds of silence, 8000 bytes a second.
  private func wave(_ seconds: Int) throws -> URL {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let length = seconds * 8000
    var data = Data("RIFF".utf8) + bytes(36 + length, 4) + Data("WAVEfmt ".utf8) + bytes(16, 4)
    data += bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    data += Data("data".utf8) + bytes(length, 4) + Data(repeating: 128, count: length)
    let url = FileManager.default.temporaryDirectory.appending(path: "wave-\(UUID().uuidString).wav")
    try data.write(to: url)
    return url
  }

  @Test("given a file, when it is played, then its time moves with the phone's, is told, and its end too")
  func player() async throws {
    // Given
    let item = AVPlayerItem(url: try wave(10))
    let player = AVPlayer(playerItem: item)
    let screen = await Screen { Text("Player") }
    var told: [Double] = []
    var ends = 0
    let token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 2, preferredTimescale: 1), queue: .main) {
      time in MainActor.assumeIsolated { told.append(time.seconds.rounded()) }
    }
    let end = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in MainActor.assumeIsolated { ends += 1 } }
    defer { NotificationCenter.default.removeObserver(end) }
    #expect(item.duration.seconds == 10)
    // When
    player.play()
    try await screen.advance(by: .seconds(5))
    // Then
    #expect(item.status == .readyToPlay)
    #expect(player.timeControlStatus == .playing && abs(player.currentTime().seconds - 5) < 0.1)
    #expect(told == [0, 0, 2, 4])
    player.removeTimeObserver(token)
    await player.seek(to: CMTime(seconds: 8, preferredTimescale: 600))
    try await screen.advance(by: .seconds(3))
    #expect(ends == 1 && player.rate == 0 && player.currentTime().seconds == 10)
    #expect(told.count == 4)
  }

  @Test("given an observer of some times, then it is called whenever playback passes one of them, in both directions")
  func boundaries() async throws {
    // Given
    let item = AVPlayerItem(url: try wave(10))
    #expect(item.loadedTimeRanges.isEmpty)
    let player = AVPlayer(playerItem: item)
    let screen = await Screen { Text("Player") }
    var told: [Double] = []
    let times = [3, 5].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
    let token = player.addBoundaryTimeObserver(forTimes: times, queue: nil) {
      MainActor.assumeIsolated { told.append(player.currentTime().seconds.rounded()) }
    }
    // When
    player.play()
    try await screen.advance(by: .seconds(4))
    // Then
    #expect(told == [3])
    let loaded = try #require(item.loadedTimeRanges.first).timeRangeValue
    #expect(CMTimeRangeGetEnd(loaded).seconds == 10 && loaded.start == .zero)
    // When
    try await screen.advance(by: .seconds(2))
    player.rate = -1
    try await screen.advance(by: .seconds(2))
    // Then
    #expect(told == [3, 5, 5])
    // When
    player.removeTimeObserver(token)
    try await screen.advance(by: .seconds(2))
    // Then
    #expect(told.count == 3)
  }

  @Test("given several items, then they come one after the other, and a looper plays its item again and again")
  func queue() async throws {
    // Given
    let items = [AVPlayerItem(url: try wave(2)), AVPlayerItem(url: try wave(3))]
    let player = AVQueuePlayer(items: items)
    let screen = await Screen { Text("Queue") }
    // When
    player.play()
    try await screen.advance(by: .seconds(3))
    // Then
    #expect(player.currentItem === items[1])
    try await screen.advance(by: .seconds(3))
    #expect(player.currentItem == nil && player.rate == 0)
    let loop = AVQueuePlayer()
    let looper = AVPlayerLooper(player: loop, templateItem: items[0])
    loop.play()
    try await screen.advance(by: .seconds(5))
    #expect(looper.loopCount == 2 && loop.currentItem != nil)
  }

  @Test("given a video's controls, when they are tapped, then it plays and pauses, and the time is shown")
  func controls() async throws {
    // Given
    let player = AVPlayer(url: try wave(65))
    let screen = await Screen { VideoPlayer(player: player).frame(height: 240) }
    // When
    try await screen.tap(.label("Play"))
    try await screen.advance(by: .seconds(3))
    // Then
    #expect(player.rate == 1)
    #expect(screen.visibleText.contains("0:03") && screen.visibleText.contains("-1:02"))
    try await screen.tap(.label("Pause"))
    #expect(player.rate == 0)
    try await screen.tap(.label("Skip Forward 10 Seconds"))
    #expect(abs(player.currentTime().seconds - 13) < 0.6)
  }

  private final class Listener: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
    var heard: [String] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { heard.append("sound") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      heard.append("start \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      heard.append("end \(utterance.speechString)")
    }
  }

  @Test("given a sound and something to say, then their delegates hear of the end in the phone's time")
  func sounds() async throws {
    // Given
    let listener = Listener()
    let sound = try AVAudioPlayer(contentsOf: try wave(3))
    sound.delegate = listener
    let screen = await Screen { Text("Sound") }
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    #expect(AVAudioSession.sharedInstance().category == .playback && sound.duration == 3)
    #expect(sound.numberOfChannels == 1 && sound.format.sampleRate == 8000)
    // When
    sound.play()
    try await screen.advance(by: .seconds(2))
    #expect(sound.isPlaying && abs(sound.currentTime - 2) < 0.1 && listener.heard.isEmpty)
    try await screen.advance(by: .seconds(2))
    // Then
    #expect(!sound.isPlaying && listener.heard == ["sound"])
    let voice = AVSpeechSynthesizer()
    voice.delegate = listener
    voice.speak(AVSpeechUtterance(string: "one"))
    voice.speak(AVSpeechUtterance(string: "two"))
    try await screen.advance(by: .seconds(3))
    #expect(listener.heard.dropFirst() == ["start one", "end one", "start two", "end two"])
    #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
  }

  @Test("given times, then they count and compare as fractions")
  func times() {
    let third = CMTime(value: 1, timescale: 3)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime(value: 2, timescale: 4) == CMTime(value: 1, timescale: 2))
    #expect((third + third).value == 2 && third < CMTime(value: 1, timescale: 2))
    #expect(!CMTime.indefinite.isNumeric && CMTime.indefinite.seconds.isNaN && CMTime.invalid != .zero)
    #expect(CMTimeRange(start: .zero, duration: third).containsTime(.zero))
  }
}
