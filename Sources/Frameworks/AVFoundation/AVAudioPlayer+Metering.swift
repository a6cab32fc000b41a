extension AVAudioPlayer {
  /// Whether levels are measured. Caveat: nothing is decoded, so there is nothing to measure; false, whatever is set.
  public var isMeteringEnabled: Bool {
    get { false }
    set {}
  }
  /// Measures anew. Caveat: there is nothing to measure.
  public func updateMeters() {}
  /// The average level of a channel in decibels, from -160, silence, to 0: silence.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level of a channel in decibels, from -160, silence, to 0: silence.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// How many channels the sound has. Caveat: nothing is decoded; it is taken for stereo.
  public var numberOfChannels: Int { 2 }
}
