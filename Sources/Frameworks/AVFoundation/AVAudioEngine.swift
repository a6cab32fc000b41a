import Foundation
import Synchronization

/// When a piece of sound was.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// Which moment it begins with.
  public let sampleTime: AVAudioFramePosition
  /// How many moments a second has.
  public let sampleRate: Double

  /// A moment of sound.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// Hears pieces of sound as they pass.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// Something that sound passes through.
open class AVAudioNode: NSObject, @unchecked Sendable {
  private let taps = Mutex<Set<AVAudioNodeBus>>([])

  /// What comes in.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// What goes out.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

  /// Would hand what passes to a function: nothing passes.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { taps.withLock { _ = $0.insert(bus) } }

  /// Ends that.
  open func removeTap(onBus bus: AVAudioNodeBus) { taps.withLock { _ = $0.remove(bus) } }
}

/// Where sound comes in.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// Where sound goes out.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// Where sounds meet.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud what goes out is, from 0 to 1.
  open var outputVolume: Float = 1
}

/// Nodes through which sound passes. The simulated phone has neither a microphone nor a loudspeaker, so it does not start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Where sound comes in.
  public let inputNode = AVAudioInputNode()
  /// Where sound goes out.
  public let outputNode = AVAudioOutputNode()
  /// Where sounds meet.
  public let mainMixerNode = AVAudioMixerNode()

  /// An engine that does not run.
  public override init() {}

  /// False: it never starts.
  open var isRunning: Bool { false }
  /// Does nothing.
  open func prepare() {}
  /// Would start it.
  /// - Throws: always, as on a device without sound
  open func start() throws {
    // kAudioUnitErr_FailedInitialization, as where no device is.
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

/// What the app may do with sound.
@available(iOS 17.0, *)
open class AVAudioApplication: NSObject {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable {
    /// Nobody asked yet.
    case undetermined = 1_970_168_948
    /// No.
    case denied = 1_684_369_017
    /// Yes.
    case granted = 1_735_552_628
  }

  private override init() {}
  nonisolated(unsafe) private static let only = AVAudioApplication()

  /// The app's.
  open class var shared: AVAudioApplication { only }

  /// What the person said.
  open var recordPermission: recordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    }
  }

  /// Asks the person once on each phone.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Asks the person once on each phone.
  open class func requestRecordPermission() async -> Bool { await AVCaptureDevice.requestAccess(for: .audio) }
}

extension AVAudioSession {
  /// Whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody asked yet.
    case undetermined = 1_970_168_948
    /// No.
    case denied = 1_684_369_017
    /// Yes.
    case granted = 1_735_552_628
  }

  /// What the person said.
  public var recordPermission: RecordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    }
  }

  /// Asks the person once on each phone.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }
}
