import Foundation
import Synchronization

/// The time of an audio buffer.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The sample at its start.
  public let sampleTime: AVAudioFramePosition
  /// The sample rate in hertz.
  public let sampleRate: Double

  /// Whether the sample is known: always.
  open var isSampleTimeValid: Bool { true }

  /// Creates a time from a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// Receives audio buffers as they pass.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Called when audio has been played.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A node that audio passes through.
open class AVAudioNode: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    weak var engine: AVAudioEngine?
    var taps: Set<AVAudioNodeBus> = []
    var format: AVAudioFormat?
  }
  private let node = Mutex(State())

  override init() {}

  /// The engine that the node is attached to.
  public final internal(set) var engine: AVAudioEngine? {
    get { node.withLock { $0.engine } }
    set { node.withLock { $0.engine = newValue } }
  }
  /// The number of inputs.
  open var numberOfInputs: Int { 1 }
  /// The number of outputs.
  open var numberOfOutputs: Int { 1 }
  /// The time at which it was rendered last; nil while the engine does not run.
  open var lastRenderTime: AVAudioTime? {
    guard engine?.isRunning == true else { return nil }
    let rate = outputFormat(forBus: 0).sampleRate
    let seconds = Date().timeIntervalSinceReferenceDate
    return AVAudioTime(sampleTime: AVAudioFramePosition((seconds * rate).rounded()), atRate: rate)
  }

  /// The format of a node that none was set for: that of the loudspeaker.
  var usualFormat: AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2) ?? AVAudioFormat()
  }
  /// Keeps the format of a connection; nil means the usual one.
  final func take(_ format: AVAudioFormat?) { node.withLock { $0.format = format } }

  /// Returns the input format.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }
  /// Returns the output format.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { node.withLock { $0.format } ?? usualFormat }

  /// Installs a tap. Caveat: nothing passes.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { node.withLock { _ = $0.taps.insert(bus) } }

  /// Removes the tap.
  open func removeTap(onBus bus: AVAudioNodeBus) { node.withLock { _ = $0.taps.remove(bus) } }

  /// Forgets what has passed. Caveat: only a player node keeps anything.
  open func reset() {}

  /// The engine has started or stopped, or another node has changed the speed.
  func engineDidChange() {}
}

/// The audio input or output.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// The latency in seconds.
  open var presentationLatency: TimeInterval { 0 }
  /// Whether voices are processed: never.
  open var isVoiceProcessingEnabled: Bool { false }
  /// Sets whether voices are processed.
  /// - Throws: if they would have to be, as there is no microphone
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { if enabled { throw AVAudioEngine.failure } }
}

/// The audio input. Caveat: there is no microphone; its format has no channels.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  override var usualFormat: AVAudioFormat { AVAudioFormat() }
}
/// The audio output.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// Mixes audio.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The output volume, from 0 to 1. Caveat: silent.
  open var outputVolume: Float = 1
  /// The volume as an input of another mixer, from 0 to 1. Caveat: silent.
  open var volume: Float = 1
  /// The place between left, at -1, and right, at 1. Caveat: silent.
  open var pan: Float = 0
  /// The next free input.
  open var nextAvailableInputBus: AVAudioNodeBus { engine?.nextInput(of: self) ?? 0 }

  /// Creates a mixer.
  public override init() {}
}
