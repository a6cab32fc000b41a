import Foundation
import ScrollworkUIKit

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// Vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a system sound. Caveat: the phone is silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a system sound or vibrates. Caveat: the phone does neither.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a system sound and calls the handler, immediately. Caveat: the phone is silent.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  guard let inCompletionBlock else { return }
  DispatchQueue.main.async { inCompletionBlock() }
}

/// Plays a system sound or vibrates, and calls the handler, immediately. Caveat: the phone does neither.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Creates a sound from a file; returns `kAudioServicesUnsupportedPropertyError` if there is none.
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

/// Disposes of a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }

/// No error.
public let kAudioServicesNoError: Int32 = 0
/// The four letters "pty?".
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F
