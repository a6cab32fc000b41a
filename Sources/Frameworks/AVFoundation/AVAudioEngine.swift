import Foundation
import Synchronization

/// The time of an audio buffer.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The sample at its start.
  public let sampleTime: AVAudioFramePosition
  /// The sample rate in hertz.
  public let sampleRate: Double

  /// Creates a time from a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// Receives audio buffers as they pass.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A node that audio passes through.
open class AVAudioNode: NSObject, @unchecked Sendable {
  private let taps = Mutex<Set<AVAudioNodeBus>>([])

  /// Returns the input format.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Returns the output format.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

  /// Installs a tap. Caveat: nothing passes.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { taps.withLock { _ = $0.insert(bus) } }

  /// Removes the tap.
  open func removeTap(onBus bus: AVAudioNodeBus) { taps.withLock { _ = $0.remove(bus) } }
}

/// The audio input.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// The audio output.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// Mixes audio.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The output volume, from 0 to 1.
  open var outputVolume: Float = 1
}

/// A graph of audio nodes. The simulated phone has neither a microphone nor a loudspeaker, so it does not start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The audio input.
  public let inputNode = AVAudioInputNode()
  /// The audio output.
  public let outputNode = AVAudioOutputNode()
  /// The main mixer.
  public let mainMixerNode = AVAudioMixerNode()

  /// Creates an engine that does not run.
  public override init() {}

  /// Whether it runs: it never starts.
  open var isRunning: Bool { false }
  /// Does nothing.
  open func prepare() {}
  /// Starts the engine.
  /// - Throws: always, as on a device without sound
  open func start() throws {
    // kAudioUnitErr_FailedInitialization, as without a device.
    throw NSError(
      domain: "com.apple.coreaudio.avfaudio", code: -10875,
      userInfo: [NSLocalizedDescriptionKey: "The simulated phone has no microphone and no loudspeaker."])
  }
  /// Does nothing: it does not run.
  open func pause() {}
  /// Does nothing: it does not run.
  open func stop() {}
  /// Does nothing: it does not run.
  open func reset() {}
}

/// The app's audio permissions.
@available(iOS 17.0, *)
open class AVAudioApplication: NSObject {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable {
    /// Not determined yet.
    case undetermined = 1_970_168_948
    /// No.
    case denied = 1_684_369_017
    /// Yes.
    case granted = 1_735_552_628
  }

  private override init() {}
  nonisolated(unsafe) private static let only = AVAudioApplication()

  /// The shared instance.
  open class var shared: AVAudioApplication { only }

  /// The person's answer.
  open var recordPermission: recordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    }
  }

  /// Asks for permission once on each phone.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Asks for permission once on each phone.
  open class func requestRecordPermission() async -> Bool { await AVCaptureDevice.requestAccess(for: .audio) }
}

extension AVAudioSession {
  /// Whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    /// Not determined yet.
    case undetermined = 1_970_168_948
    /// No.
    case denied = 1_684_369_017
    /// Yes.
    case granted = 1_735_552_628
  }

  /// The person's answer.
  public var recordPermission: RecordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    }
  }

  /// Asks for permission once on each phone.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }
}
