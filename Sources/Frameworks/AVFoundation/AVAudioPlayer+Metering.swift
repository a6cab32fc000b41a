import Foundation

extension AVAudioPlayer {
  /// Whether metering is enabled. Caveat: nothing is decoded, so there is nothing to meter; always false.
  public var isMeteringEnabled: Bool {
    get { false }
    set {}
  }
  /// Updates the meters. Caveat: there is nothing to measure.
  public func updateMeters() {}
  /// Returns the average power of a channel in decibels, from -160 (silence) to 0: silence.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the peak power of a channel in decibels, from -160 (silence) to 0: silence.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// The number of channels. Caveat: known of WAV files in PCM; of others, stereo is assumed.
  public var numberOfChannels: Int { Int(format.channelCount) }
  /// The format. Caveat: known of WAV files in PCM; of others, the standard format with 44,100 hertz in stereo.
  public var format: AVAudioFormat {
    let file = data ?? url.flatMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
    let known = file.flatMap { WaveFile($0) }.flatMap {
      AVAudioFormat(
        commonFormat: $0.commonFormat, sampleRate: $0.rate, channels: $0.channelCount, interleaved: true)
    }
    return known ?? AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) ?? AVAudioFormat()
  }
  /// The format as settings.
  public var settings: [String: Any] { format.settings }
}
