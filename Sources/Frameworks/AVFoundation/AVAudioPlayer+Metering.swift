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
  /// The number of channels. Caveat: nothing is decoded; stereo is assumed.
  public var numberOfChannels: Int { 2 }
}
