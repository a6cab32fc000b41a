import DisplayList
import Foundation
import Testing

@testable import Rasterizer
@testable import SimulatorTesting

/// A picture of the documentation. A test fails if its drawing differs from the file, or, if `RECORD_PICTURES` is set,
/// writes the file.
@MainActor
struct PictureFile {
  var folder = "docs/images"
  let name: String

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(folder)/\(name)")
  }

  /// Compares or writes a page of text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(Data(text.utf8), sourceLocation) { _ in "what stands there is not what comes out now" }
  }

  func expect(_ drawn: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(ImageEncoder.png(drawn), sourceLocation) { file in
      Self.difference(try ImageDecoder.decode(file, maximumPixels: 16384), drawn)
    }
  }

  /// Compares or writes an animation; each picture has its duration in seconds.
  func expect(
    _ drawn: [(picture: Bitmap, duration: TimeInterval)], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var encoder = AnimationEncoder()
    for (picture, duration) in drawn { encoder.append(picture, duration: duration) }
    try expect(encoder.finish(), sourceLocation) { file in
      let shown = try AnimationPictures(file).all
      let wanted = drawn.indices.filter { $0 == 0 || drawn[$0].picture.pixels != drawn[$0 - 1].picture.pixels }
      if shown.count != wanted.count { return "it has \(shown.count) pictures instead of \(wanted.count)" }
      return zip(shown, wanted).lazy.compactMap { Self.difference($0, drawn[$1].picture) }.first
    }
  }

  private func expect(
    _ drawn: Data, _ sourceLocation: SourceLocation, difference: (Data) throws -> String?
  ) throws {
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try drawn.write(to: url)
    }
    guard let file = try? Data(contentsOf: url) else {
      Issue.record("\(folder)/\(name) is missing. scripts/pictures draws it.", sourceLocation: sourceLocation)
      return
    }
    // The same versions of fonts, Pango and Cairo give the same bytes; others pass if no difference is visible.
    guard file != drawn, let difference = try difference(file) else { return }
    Issue.record(
      "\(folder)/\(name) is stale: \(difference). scripts/pictures draws all pictures anew.",
      sourceLocation: sourceLocation)
  }

  /// Returns a description of how two pictures differ; nil if they do not differ noticeably.
  private static func difference(_ old: Bitmap, _ new: Bitmap) -> String? {
    guard old.width == new.width, old.height == new.height else {
      return "it has \(old.width) x \(old.height) pixels instead of \(new.width) x \(new.height)"
    }
    let comparison = PictureComparison(old, new, tolerance: .standard)
    if comparison.isWithin(.standard) { return nil }
    let places = comparison.regions.prefix(4).map(\.inPoints).joined(separator: ", ")
    return "\(comparison.count) pixels differ, the largest ΔE is \(Int(comparison.largest)); at \(places)"
  }
}
