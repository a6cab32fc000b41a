import Foundation

/// An audio file for reading. Caveat: only WAV files in PCM, and no file can be written.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The location.
  public let url: URL
  /// The format of the file.
  public let fileFormat: AVAudioFormat
  /// The format of the samples read.
  public let processingFormat: AVAudioFormat
  private let wave: WaveFile
  /// The number of frames.
  open var length: AVAudioFramePosition { AVAudioFramePosition(wave.frameCount) }
  /// The next frame to read.
  open var framePosition: AVAudioFramePosition = 0

  /// Opens a file to be read in the standard format: as `Float`, deinterleaved.
  /// - Throws: an error of the domain com.apple.coreaudio.avfaudio if there is no such file, or it is not a WAV file in
  ///   PCM
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Opens a file to be read in a format.
  /// - Throws: an error of the domain com.apple.coreaudio.avfaudio if there is no such file, or it is not a WAV file in
  ///   PCM
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    guard let data = try? Data(contentsOf: fileURL, options: .mappedIfSafe) else {
      throw Self.error(2_003_334_207, "There is no readable file at \(fileURL.path).")
    }
    guard let wave = WaveFile(data),
      let read = AVAudioFormat(
        commonFormat: format, sampleRate: wave.rate, channels: wave.channelCount, interleaved: interleaved),
      let written = AVAudioFormat(
        commonFormat: wave.commonFormat, sampleRate: wave.rate, channels: wave.channelCount, interleaved: true)
    else {
      throw Self.error(
        1_954_115_647, "\(fileURL.lastPathComponent) is not an uncompressed WAV file; no other format is decoded.")
    }
    (url, self.wave, fileFormat, processingFormat) = (fileURL, wave, written, read)
  }

  private static func error(_ code: Int, _ reason: String) -> NSError {
    NSError(domain: "com.apple.coreaudio.avfaudio", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  /// Reads as many frames as fit or remain, and advances.
  /// - Throws: an error if the buffer has another format than `processingFormat`
  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

  /// Reads a number of frames, or as many as fit or remain, and advances.
  /// - Throws: an error if the buffer has another format than `processingFormat`
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard buffer.format == processingFormat else {
      throw Self.error(-50, "A buffer must have the file's processingFormat.")
    }
    let start = Int(min(max(framePosition, 0), length))
    let count = min(Int(min(frames, buffer.frameCapacity)), wave.frameCount - start)
    for frame in 0..<count {
      for channel in 0..<Int(wave.channelCount) {
        buffer.write(wave.number(at: start + frame, of: channel), at: frame, of: channel)
      }
    }
    buffer.frameLength = AVAudioFrameCount(count)
    framePosition = AVAudioFramePosition(start + count)
  }
}

/// The samples of a WAV file in PCM.
struct WaveFile: Sendable {
  let rate: Double
  let channelCount: AVAudioChannelCount
  let frameCount: Int
  private let bits: Int
  private let isFloat: Bool
  private let data: Data
  /// The start of the samples.
  private let start: Int

  /// Returns nil for another file.
  init?(_ file: Data) {
    let data = file.startIndex == 0 ? file : Data(file)
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= data.count else { return nil }
      return (0..<count).reduce(0) { $0 | Int(data[offset + $1]) << ($1 * 8) }
    }
    guard data.count >= 12, data.prefix(4).elementsEqual("RIFF".utf8), data[8..<12].elementsEqual("WAVE".utf8) else {
      return nil
    }
    var (offset, format) = (12, 0..<0)
    while let size = number(offset + 4, 4) {
      let kind = data[offset..<offset + 4]
      let body = offset + 8..<min(offset + 8 + size, data.count)
      if kind.elementsEqual("fmt ".utf8) { format = body }
      if kind.elementsEqual("data".utf8) {
        guard format.count >= 16, var tag = number(format.lowerBound, 2), let count = number(format.lowerBound + 2, 2),
          let rate = number(format.lowerBound + 4, 4), let bits = number(format.lowerBound + 14, 2)
        else { return nil }
        // An extended header has the sample type further down.
        if tag == 0xFFFE, format.count >= 26 { tag = number(format.lowerBound + 24, 2) ?? 0 }
        guard tag == 1 && [8, 16, 24, 32].contains(bits) || tag == 3 && [32, 64].contains(bits), count > 0, rate > 0
        else { return nil }
        (self.rate, channelCount, self.bits, isFloat) = (Double(rate), AVAudioChannelCount(count), bits, tag == 3)
        (self.data, start, frameCount) = (data, body.lowerBound, body.count / (count * bits / 8))
        return
      }
      offset += 8 + size + size % 2
    }
    return nil
  }

  var commonFormat: AVAudioCommonFormat { AVAudioFormat.common(bits: bits, isFloat: isFloat) }

  /// Returns a sample from -1 to 1.
  func number(at frame: Int, of channel: Int) -> Double {
    let size = bits / 8
    let offset = start + (frame * Int(channelCount) + channel) * size
    let raw = (0..<size).reduce(UInt64(0)) { $0 | UInt64(data[offset + $1]) << ($1 * 8) }
    switch (bits, isFloat) {
    case (32, true): return Double(Float(bitPattern: UInt32(truncatingIfNeeded: raw)))
    case (64, true): return Double(bitPattern: raw)
    // Only single-byte samples are unsigned.
    case (8, _): return (Double(raw) - 128) / 128
    default:
      let signed = Int64(bitPattern: raw << UInt64(64 - bits)) >> Int64(64 - bits)
      return Double(signed) / Double(Int64(1) << Int64(bits - 1))
    }
  }
}
