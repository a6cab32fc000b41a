import Foundation
import ScrollworkUIKit

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// The phone vibrates.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays one of the phone's sounds. Caveat: the phone is silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays one of the phone's sounds, or vibrates. Caveat: the phone does neither.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays one of the phone's sounds and tells when it is over, which is at once. Caveat: the phone is silent.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  guard let inCompletionBlock else { return }
  DispatchQueue.main.async { inCompletionBlock() }
}

/// Plays one of the phone's sounds, or vibrates, and tells when that is over, which is at once. Caveat: the phone does neither.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Makes a sound of a file; `kAudioServicesUnsupportedPropertyError` if there is none.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  guard (inFileURL as URL).isFileURL, FileManager.default.fileExists(atPath: (inFileURL as URL).path) else {
    return kAudioServicesUnsupportedPropertyError
  }
  outSystemSoundID.pointee = 4096
  return kAudioServicesNoError
}

/// A sound is no longer needed.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }

/// Nothing went wrong.
public let kAudioServicesNoError: Int32 = 0
/// The four letters "pty?".
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F
