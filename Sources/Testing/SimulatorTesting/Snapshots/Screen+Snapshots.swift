import DisplayList
import Foundation
import Rasterizer
import Simulator
import Testing

// References are next to the test, in `__Snapshots__/<test file>/<test>.<name>.<phone>.png` (or `.txt`), where the
// phone is the device and each setting that differs from a new phone's. A missing one is written and fails the test, so
// that a first image is not mistaken for a reviewed one.
//
//   SCROLLWORK_RECORD_SNAPSHOTS=missing   writes missing references, and the test continues
//   SCROLLWORK_RECORD_SNAPSHOTS=1         also writes those that differ
//   CI=...                                nothing is written, a missing reference is a failure
//   SCROLLWORK_ARTIFACTS=<folder>         the folder for failure images instead of `.build/test-artifacts`

extension Screen {
  /// Compares the screen, as of the last frame, with a reference image; the test fails if they differ.
  ///
  /// The failure reports how much differs, where, and which elements are there, and names an image of both side by
  /// side.
  /// - Parameters:
  ///   - name: Distinguishes the snapshots of a test; those with the same name share a reference. In a parameterised
  ///     test, include the argument.
  ///   - scale: Pixels per point; by default the device's. Text and edges are redrawn at that scale.
  ///   - content: The app alone, or with what the system draws over it, or with the device around it.
  /// - Throws: If a file cannot be read or written. A difference does not throw.
  public func expectSnapshot(
    _ name: String, tolerance: SnapshotTolerance = .standard, scale: CGFloat? = nil,
    showing content: PictureContent = .app,
    function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let scale = scale ?? simulator.displayList.scale
    let reference = reference(name, "png", function, sourceLocation)
    try expect(image(scale: scale, showing: content), at: .zero, scale: scale, tolerance, reference)
  }

  /// Compares the screen at the place of an element with a reference image; the test fails if they differ.
  /// - Parameters:
  ///   - name: Distinguishes the snapshots of a test.
  ///   - scale: Pixels per point; by default the device's.
  /// - Throws: ``ScreenError`` if there is not exactly one such element, ``SnapshotError`` if it is not on the screen.
  public func expectSnapshot(
    of query: Query, named name: String, tolerance: SnapshotTolerance = .standard, scale: CGFloat? = nil,
    function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let scale = scale ?? simulator.displayList.scale
    let reference = reference(name, "png", function, sourceLocation)
    let origin = try at(sourceLocation) { try visibleFrame(of: query).origin }
    try expect(image(of: query, scale: scale), at: origin, scale: scale, tolerance, reference)
  }

  /// Compares the accessibility tree, as indented text with roles, labels, values, identifiers and frames, with a
  /// reference.
  /// - Parameter name: Distinguishes the snapshots of a test.
  public func expectTreeSnapshot(
    _ name: String, function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let reference = reference(name, "txt", function, sourceLocation)
    try expect(simulator.accessibilityTree.outline, reference)
  }

  /// Compares an element and its descendants, as indented text, with a reference.
  /// - Parameter name: Distinguishes the snapshots of a test.
  /// - Throws: ``ScreenError`` if there is not exactly one such element.
  public func expectTreeSnapshot(
    of query: Query, named name: String, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let reference = reference(name, "txt", function, sourceLocation)
    try expect(at(sourceLocation) { try resolve(query).outline }, reference)
  }

  /// Compares any text with a reference; a failure shows the lines that differ.
  /// - Parameter name: Distinguishes the snapshots of a test.
  public func expectSnapshot(
    text: String, named name: String, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try expect(text, reference(name, "txt", function, sourceLocation))
  }

  private func reference(
    _ name: String, _ fileExtension: String, _ function: String, _ sourceLocation: SourceLocation
  ) -> SnapshotReference {
    SnapshotReference(
      name, of: FileName.phone(simulator.device, simulator.settings), fileExtension: fileExtension,
      function: function, sourceLocation: sourceLocation)
  }

  private func expect(_ text: String, _ reference: SnapshotReference) throws {
    // A text file ends with a newline.
    try reference.expect({ Data("\(text)\n".utf8) }) { file in
      let old = String(decoding: file, as: UTF8.self)
      let difference = TextDifference(old.hasSuffix("\n") ? String(old.dropLast()) : old, text).unified
      return difference.isEmpty ? nil : "lines with - are the reference's, those with + are new.\n\(difference)"
    }
  }

  /// - Parameter origin: The position of the image's top left corner on the screen.
  private func expect(
    _ actual: Bitmap, at origin: CGPoint, scale: CGFloat, _ tolerance: SnapshotTolerance,
    _ reference: SnapshotReference
  ) throws {
    try reference.expect({ ImageEncoder.png(actual) }) { file in
      // Larger than any screen; the decoder's own limit is for photos.
      let expected = try ImageDecoder.decode(file)
      var comparison: PictureComparison?
      if expected.width == actual.width, expected.height == actual.height {
        let result = PictureComparison(expected, actual, tolerance: tolerance)
        if result.isWithin(tolerance) { return nil }
        comparison = result
      }
      let picture = ComparisonPicture(expected: expected, actual: actual, comparison: comparison).image()
      let path = try Artifact(name: reference.artifactName("difference.png"), data: ImageEncoder.png(picture)).write()
      let reason =
        comparison.map { describe($0, tolerance, at: origin, scale: scale) }
        ?? "it has \(actual.width) x \(actual.height) pixels, the reference \(expected.width) x \(expected.height)."
      return "\(reason)\nSide by side: \(path)"
    }
  }

  private func describe(
    _ comparison: PictureComparison, _ tolerance: SnapshotTolerance, at origin: CGPoint, scale: CGFloat
  ) -> String {
    let total = comparison.highlight.width * comparison.highlight.height
    let share = String(format: "%.3f", comparison.share * 100)
    let largest = String(format: "%.1f", comparison.largest)
    let allowedShare = String(format: "%g", tolerance.share * 100)
    var lines = [
      "\(comparison.count) of \(total) pixels (\(share) %) by more than ΔE \(tolerance.color), the largest ΔE is \(largest).",
      "Allowed are \(allowedShare) % of the pixels, and no ΔE above \(tolerance.largest). Changed, in points:",
    ]
    let limit = 8
    for region in comparison.regions.prefix(limit) {
      let frame = CGRect(
        x: origin.x + region.minX / scale, y: origin.y + region.minY / scale, width: region.width / scale,
        height: region.height / scale)
      lines.append("  \(frame.inPoints): \(describeElements(in: frame))")
    }
    if comparison.regions.count > limit { lines.append("  and \(comparison.regions.count - limit) more places") }
    return lines.joined(separator: "\n")
  }

  /// Describes the innermost elements in a part of the screen.
  private func describeElements(in frame: CGRect) -> String {
    func innermost(_ node: AccessibilityNode) -> [AccessibilityNode] {
      let inside = node.children.flatMap(innermost)
      return inside.isEmpty && node.frame.intersects(frame) ? [node] : inside
    }
    let found = innermost(simulator.accessibilityTree).filter { $0.role != .application }
    if found.isEmpty { return "no element" }
    let limit = 4
    let names = found.prefix(limit).map { node in
      node.identifier.isEmpty
        ? "\(node.role.rawValue) \"\(node.label)\"" : "\(node.role.rawValue) id \"\(node.identifier)\""
    }
    return names.joined(separator: ", ") + (found.count > limit ? " and \(found.count - limit) more" : "")
  }
}
