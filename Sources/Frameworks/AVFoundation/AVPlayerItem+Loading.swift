import Foundation

extension AVPlayerItem {
  /// What is loaded, as `timeRangeValue`s: all of a file that can be played, since nothing is loaded in parts.
  public var loadedTimeRanges: [NSValue] {
    guard status == .readyToPlay, duration.isNumeric else { return [] }
    return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
  }
  /// Where it can seek to, as `timeRangeValue`s: all of a file that can be played.
  public var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// Whether everything is loaded: nothing is loaded in parts.
  public var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// Cancels seeks that have not ended. Caveat: seeks end at once, so there are none.
  public func cancelPendingSeeks() {}
}

// `NSValue` on Linux cannot hold custom structures, so the four parts of both times are stored as an array.
extension NSValue {
  /// Creates a value from a time range. Caveat: only 53 bits of each part are kept.
  public convenience init(timeRange: CMTimeRange) {
    let parts = [timeRange.start, timeRange.duration].flatMap {
      [Double($0.value), Double($0.timescale), Double($0.flags.rawValue), Double($0.epoch)]
    }
    self.init(bytes: parts, objCType: "[8d]")
  }
  /// The time range that the value was created from; an invalid one if it was created from something else.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == "[8d]" else { return .invalid }
    var parts = [Double](repeating: 0, count: 8)
    getValue(&parts)
    func time(_ first: Int) -> CMTime {
      CMTime(
        value: CMTimeValue(parts[first]), timescale: CMTimeScale(parts[first + 1]),
        flags: CMTimeFlags(rawValue: UInt32(parts[first + 2])), epoch: CMTimeEpoch(parts[first + 3]))
    }
    return CMTimeRange(start: time(0), duration: time(4))
  }
}
