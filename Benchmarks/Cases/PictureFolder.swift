import DisplayList
import Foundation
import Rasterizer

/// A folder of picture files of 256 x 256 pixels: 10,000 names for 50 of them.
final class PictureFolder: Sendable {
  private static let names = 10_000
  private static let looks = 50
  /// The environment variable with the folder, for programs that show the same pictures.
  static let variable = "PEER_PICTURES"
  let folder: URL
  private let isOwn: Bool

  /// Creates the files, which are removed with the folder, unless the environment names some: then all compared
  /// programs show the same.
  init() throws {
    if let given = ProcessInfo.processInfo.environment[Self.variable] {
      (folder, isOwn) = (URL(filePath: given), false)
      return
    }
    folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-pictures-\(UUID().uuidString)")
    isOwn = true
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<Self.names {
      if number < Self.looks {
        try Self.picture(number).write(to: self[number])
      } else {
        try FileManager.default.linkItem(at: self[number % Self.looks], to: self[number])
      }
    }
  }

  deinit {
    if isOwn { try? FileManager.default.removeItem(at: folder) }
  }

  subscript(number: Int) -> URL {
    let digits = String(number % Self.names)
    return folder.appending(path: String(repeating: "0", count: 5 - digits.count) + digits + ".png")
  }

  /// Returns colours that blend into each other under some noise, as in a photo.
  private static func picture(_ number: Int) -> Data {
    let side = 256
    var noise = UInt32(number + 1)
    var pixels = Data(capacity: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let grain = Int(noise >> 28)
        for level in [x + number * 5, y + number * 3, (x + y) / 2 + number * 7] {
          pixels.append(UInt8(min(255, level % 240 + grain)))
        }
        pixels.append(255)
      }
    }
    return ImageEncoder.png(Bitmap(width: side, height: side, pixels: pixels))
  }
}
