import Foundation
import ScrollworkFoundation

extension AVPlayer: _KeyValueCoded {
  nonisolated public func _value(ofKey key: String) -> Any? {
    _askingMainActor {
      switch key {
      case "rate": rate
      case "status": status.rawValue
      case "timeControlStatus": timeControlStatus.rawValue
      case "currentItem": currentItem
      case "volume": volume
      case "muted", "isMuted": isMuted
      case "error": error
      default: nil
      }
    }
  }
}

extension AVPlayerItem: _KeyValueCoded {
  nonisolated public func _value(ofKey key: String) -> Any? {
    _askingMainActor {
      switch key {
      case "status": status.rawValue
      case "duration": duration
      case "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp": isPlaybackLikelyToKeepUp
      case "playbackBufferEmpty", "isPlaybackBufferEmpty": isPlaybackBufferEmpty
      case "error": error
      default: nil
      }
    }
  }
}

extension AVAudioSession: _KeyValueCoded {
  public func _value(ofKey key: String) -> Any? { key == "outputVolume" ? outputVolume : nil }
}
