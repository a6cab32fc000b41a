import Foundation
import Testing

/// A file for the person who looks into a failed test.
struct Artifact {
  /// The file's name; characters that a file system may not like become hyphens.
  let name: String
  let data: Data

  /// Writes the file and attaches it to the running test, for `swift test --attachments-path`. A file of this name from an
  /// earlier run is replaced.
  /// - Returns: where it is.
  func write() throws -> String {
    let folder = SnapshotSettings.current.artifacts
    let url = folder.appending(path: FileName.safe(name))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    if Test.current != nil { Attachment.record([UInt8](data), named: url.lastPathComponent) }
    return url.path(percentEncoded: false)
  }
}

/// Names of tests and snapshots as parts of file names.
enum FileName {
  /// Letters, digits, `-`, `_` and `.` as they are; runs of anything else as one hyphen.
  static func safe(_ text: String) -> String {
    let parts = text.split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    return parts.isEmpty ? "unnamed" : parts.joined(separator: "-")
  }

  /// A function's name without its parameters: `opens` for `opens(device:)`.
  static func function(_ name: String) -> String {
    name.hasSuffix(")") ? String(name.prefix { $0 != "(" }) : name
  }

  /// What tells pictures of the same test apart: the device, and the settings that are not a new phone's.
  static func phone(_ device: Device, _ settings: DeviceSettings) -> String {
    var parts = [device.id]
    if settings.isLandscape { parts.append("landscape") }
    if settings.isDark { parts.append("dark") }
    if settings.isRightToLeft { parts.append("rightToLeft") }
    if settings.textSize != DeviceSettings().textSize { parts.append("\(settings.textSize)") }
    if settings.reducesMotion { parts.append("reducedMotion") }
    if settings.system != DeviceSettings().system { parts.append("iOS\(settings.system.rawValue)") }
    return parts.joined(separator: ".")
  }
}
