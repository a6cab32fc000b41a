import Foundation
import Testing

/// A file for investigating a failed test.
struct Artifact {
  /// The file's name; unsafe characters become hyphens.
  let name: String
  let data: Data

  /// Writes the file and attaches it to the running test, for `swift test --attachments-path`. A file of this name from
  /// an earlier run is replaced.
  /// - Returns: Its path.
  func write() throws -> String {
    let folder = SnapshotSettings.current.artifacts
    let url = folder.appending(path: FileName.safe(name))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    if Test.current != nil { Attachment.record([UInt8](data), named: url.lastPathComponent) }
    return url.path(percentEncoded: false)
  }
}

/// The names of tests and snapshots as parts of file names.
enum FileName {
  /// Keeps letters, digits, `-`, `_` and `.`; replaces runs of anything else with a hyphen.
  static func safe(_ text: String) -> String {
    let parts = text.split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    return parts.isEmpty ? "unnamed" : parts.joined(separator: "-")
  }

  /// Returns a function's name without its parameters: `opens` for `opens(device:)`.
  static func function(_ name: String) -> String {
    name.hasSuffix(")") ? String(name.prefix { $0 != "(" }) : name
  }

  /// Returns what distinguishes images of the same test: the device, and the settings that differ from a new phone's.
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
