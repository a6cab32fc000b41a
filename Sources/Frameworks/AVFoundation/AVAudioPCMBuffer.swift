import Foundation

/// An audio buffer.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// The format.
  public let format: AVAudioFormat

  init(format: AVAudioFormat) { self.format = format }
}

/// A buffer of PCM audio.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// The capacity in frames.
  public let frameCapacity: AVAudioFrameCount
  /// The number of frames, at most the capacity.
  open var frameLength: AVAudioFrameCount {
    get { length }
    set { length = min(newValue, frameCapacity) }
  }
  private var length: AVAudioFrameCount = 0
  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// The distance between samples of a channel.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  /// Creates a buffer with a capacity in frames. Nil if the format's samples are unknown.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let (size, count) = (format.commonFormat.byteCount, Int(format.channelCount))
    guard size > 0, count > 0 else { return nil }
    self.frameCapacity = frameCapacity
    let bytes = max(Int(frameCapacity) * count * size, 1)
    memory = .allocate(byteCount: bytes, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      let offset = format.isInterleaved ? channel * size : channel * Int(frameCapacity) * size
      (channels + channel).initialize(to: memory + offset)
    }
    super.init(format: format)
  }

  deinit {
    memory.deallocate()
    channels.deallocate()
  }

  private func numbers<T>(_ wanted: AVAudioCommonFormat, _ type: T.Type)
    -> UnsafePointer<UnsafeMutablePointer<T>>?
  {
    guard format.commonFormat == wanted else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<T>.self)
  }

  /// The samples of each channel, if they have this type; `stride` apart.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { numbers(.pcmFormatFloat32, Float.self) }
  /// The samples of each channel, if they have this type; `stride` apart.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { numbers(.pcmFormatInt16, Int16.self) }
  /// The samples of each channel, if they have this type; `stride` apart.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { numbers(.pcmFormatInt32, Int32.self) }

  /// Writes a sample from -1 to 1 at a frame of a channel.
  func write(_ value: Double, at frame: Int, of channel: Int) {
    let place = channels[channel] + frame * stride * format.commonFormat.byteCount
    func whole(_ most: Double) -> Double { min(max((value * (most + 1)).rounded(), -most - 1), most) }
    switch format.commonFormat {
    case .pcmFormatFloat32: place.storeBytes(of: Float(value), as: Float.self)
    case .pcmFormatFloat64: place.storeBytes(of: value, as: Double.self)
    case .pcmFormatInt16: place.storeBytes(of: Int16(whole(32_767)), as: Int16.self)
    case .pcmFormatInt32: place.storeBytes(of: Int32(whole(2_147_483_647)), as: Int32.self)
    case .otherFormat: break
    }
  }
}
