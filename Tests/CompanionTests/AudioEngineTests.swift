import AVFoundation
import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Engines of audio and voices", .simulator(.iPhoneSE))
struct AudioEngineTests {
  /// What was reported, in order.
  @MainActor private final class Reports {
    var all: [String] = []
  }

  private func buffer(_ seconds: Double) throws -> AVAudioPCMBuffer {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(seconds * 8000)))
    buffer.frameLength = buffer.frameCapacity
    return buffer
  }

  @Test("given scheduled buffers, when the engine runs, then each takes its time, and its end is reported")
  func playing() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let (engine, player, reports) = (AVAudioEngine(), AVAudioPlayerNode(), Reports())
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: try buffer(1).format)
    for seconds in [2.0, 3.0] {
      player.scheduleBuffer(try buffer(seconds)) { MainActor.assumeIsolated { reports.all.append("\(seconds)") } }
    }
    player.play()
    try await screen.advance(by: .seconds(3))
    #expect(reports.all.isEmpty && player.lastRenderTime == nil, "the engine does not run")
    // When
    try engine.start()
    try await screen.advance(by: .seconds(3))
    // Then
    #expect(engine.isRunning && player.isPlaying && reports.all == ["2.0"])
    let time = try #require(player.lastRenderTime.flatMap { player.playerTime(forNodeTime: $0) })
    #expect(time.sampleRate == 8000 && abs(Double(time.sampleTime) / time.sampleRate - 3) < 0.1)
    // When
    engine.pause()
    try await screen.advance(by: .seconds(5))
    #expect(reports.all == ["2.0"])
    try engine.start()
    try await screen.advance(by: .seconds(2.5))
    // Then
    #expect(reports.all == ["2.0", "3.0"])
  }

  @Test("given a node that changes the speed, then audio through it takes as long as that says, also when it changes")
  func speed() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let (engine, player, pitch, reports) = (AVAudioEngine(), AVAudioPlayerNode(), AVAudioUnitTimePitch(), Reports())
    for node in [player, pitch] as [AVAudioNode] { engine.attach(node) }
    engine.connect(player, to: pitch, format: nil)
    engine.connect(pitch, to: engine.mainMixerNode, format: nil)
    pitch.rate = 2
    try engine.start()
    player.scheduleBuffer(try buffer(8)) { MainActor.assumeIsolated { reports.all.append("end") } }
    player.play()
    // When
    try await screen.advance(by: .seconds(2))
    pitch.rate = 1
    try await screen.advance(by: .seconds(3.5))
    // Then
    #expect(reports.all.isEmpty, "4 of 8 seconds at double speed, then 3.5 more")
    try await screen.advance(by: .seconds(1))
    #expect(reports.all == ["end"])
    // When
    engine.detach(pitch)
    player.scheduleBuffer(try buffer(1)) { MainActor.assumeIsolated { reports.all.append("unheard") } }
    try await screen.advance(by: .seconds(3))
    // Then
    #expect(reports.all == ["end"], "what does not reach the output is not played")
    player.stop()
    try await screen.settle()
    #expect(reports.all == ["end", "unheard"] && !player.isPlaying)
  }

  @Test("given a loop, then it goes on until another buffer interrupts it")
  func loops() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let (engine, player, reports) = (AVAudioEngine(), AVAudioPlayerNode(), Reports())
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    try engine.start()
    player.scheduleBuffer(try buffer(1), at: nil, options: .loops) {
      MainActor.assumeIsolated { reports.all.append("loop") }
    }
    player.play()
    try await screen.advance(by: .seconds(4.5))
    #expect(reports.all.isEmpty)
    // When
    player.scheduleBuffer(try buffer(1), at: nil, options: .interruptsAtLoop, completionCallbackType: .dataPlayedBack) {
      type in MainActor.assumeIsolated { reports.all.append("last \(type == .dataPlayedBack)") }
    }
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(reports.all == ["loop"])
    try await screen.advance(by: .seconds(1))
    #expect(reports.all == ["loop", "last true"])
  }

  @Test("given the input node or no nodes, then an engine does not start; given settings of units, then it keeps them")
  func graphs() throws {
    let recorder = AVAudioEngine()
    #expect(recorder.inputNode.outputFormat(forBus: 0).channelCount == 0)
    #expect(throws: NSError.self) { try recorder.start() }
    let engine = AVAudioEngine()
    #expect(throws: NSError.self) { try engine.start() }
    let equalizer = AVAudioUnitEQ(numberOfBands: 3)
    equalizer.bands[1].gain = 6
    let reverb = AVAudioUnitReverb()
    reverb.wetDryMix = 40
    for node in [equalizer, reverb] as [AVAudioNode] { engine.attach(node) }
    #expect(engine.attachedNodes == [equalizer, reverb] && equalizer.engine === engine)
    #expect(equalizer.bands.map(\.gain) == [0, 6, 0] && reverb.wetDryMix == 40)
    #expect(engine.mainMixerNode.outputFormat(forBus: 0).sampleRate == 48_000)
    engine.connect(equalizer, to: engine.mainMixerNode, format: nil)
    #expect(engine.mainMixerNode.nextAvailableInputBus == 1)
    engine.disconnectNodeOutput(equalizer)
    #expect(engine.mainMixerNode.nextAvailableInputBus == 0)
    engine.detach(reverb)
    #expect(reverb.engine == nil && engine.attachedNodes == [equalizer])
  }

  // MARK: Voices

  private final class Speaker: NSObject, AVSpeechSynthesizerDelegate {
    nonisolated(unsafe) var words: [String] = []
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) { words.append((utterance.speechString as NSString).substring(with: characterRange)) }
  }

  @Test("given an utterance, when it is spoken, then each word is announced in time, once, also after a pause")
  func words() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let (voice, speaker) = (AVSpeechSynthesizer(), Speaker())
    voice.delegate = speaker
    // When: three words a second.
    voice.speak(AVSpeechUtterance(string: "one two  three four five six"))
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(speaker.words == ["one", "two"])
    voice.pauseSpeaking(at: .immediate)
    try await screen.advance(by: .seconds(3))
    #expect(speaker.words == ["one", "two"])
    voice.continueSpeaking()
    try await screen.advance(by: .seconds(2))
    #expect(speaker.words == ["one", "two", "three", "four", "five", "six"] && !voice.isSpeaking)
  }

  @Test("given a language, then its voice is found; given one that nobody speaks, then there is none")
  func voices() throws {
    #expect(AVSpeechSynthesisVoice(language: "en-GB")?.name == "Daniel")
    #expect(AVSpeechSynthesisVoice(language: "en")?.language == "en-US")
    #expect(AVSpeechSynthesisVoice(language: "de_DE")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: "tlh") == nil)
    #expect(AVSpeechSynthesisVoice(language: nil) != nil)
    let all = AVSpeechSynthesisVoice.speechVoices()
    let voice = try #require(all.first { $0.language == "fr-FR" })
    #expect(AVSpeechSynthesisVoice(identifier: voice.identifier) == voice && voice.quality == .default)
    #expect(Set(all.map(\.identifier)).count == all.count)
    #expect(AVSpeechSynthesisVoice(identifier: "com.example.none") == nil)
  }
}
