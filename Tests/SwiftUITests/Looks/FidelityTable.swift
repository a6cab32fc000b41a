import Foundation
import Testing

/// Measurements of Apple's own renderings beside those drawn here: the table of docs/fidelity.md.
struct FidelityTable {
  private var text = """
    # Beside Apple's renderings

    Numbers that were read from pictures and layers of Apple's own systems, which stand in public repositories (which, and how: [facts](facts.md)),
    beside what Scrollwork draws and lays out, measured by a test as it runs. Lengths are points, of phones with three pixels a point, so
    a third is a pixel; colours are red, green and blue from 0 to 255. The difference is that of the number that differs most. Letters are
    another font's and symbols others' drawings: widths of words and sizes of signs cannot agree exactly. `scripts/pictures` writes this page.

    """
  private(set) var cases = 0
  private(set) var isWithinAPixel = 0

  /// Begins a section of the page.
  mutating func begin(_ title: String) {
    text += "\n## \(title)\n\n| | Apple | Scrollwork | difference | from |\n|---|---|---|---|---|\n"
  }

  /// Adds a case: Apple's numbers and ours.
  mutating func add(_ what: String, _ apple: [CGFloat], _ ours: [CGFloat], from source: String) {
    let difference = zip(apple, ours).map { abs($0 - $1) }.max() ?? .infinity
    cases += 1
    // For a colour, one step of 255 is the smallest difference.
    if difference <= (apple.count == 3 ? 1.01 : 0.35) { isWithinAPixel += 1 }
    text += "| \(what) | \(Self.words(apple)) | \(Self.words(ours)) | \(Self.words([difference])) | \(source) |\n"
  }

  mutating func add(_ what: String, _ apple: CGFloat, _ ours: CGFloat, from source: String) {
    add(what, [apple], [ours], from: source)
  }

  mutating func add(_ what: String, _ apple: [Int], _ ours: [Int], from source: String) {
    add(what, apple.map { CGFloat($0) }, ours.map { CGFloat($0) }, from: source)
  }

  private static func words(_ numbers: [CGFloat]) -> String {
    numbers.map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : String(format: "%.2f", rounded)
    }.joined(separator: ", ")
  }

  /// Writes the page if `RECORD_PICTURES` is set, and otherwise fails if the page is out of date.
  func expect(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/fidelity.md")
    let all = text + "\n\(isWithinAPixel) of \(cases) agree to a pixel, or to one step of a colour.\n"
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil { return try Data(all.utf8).write(to: page) }
    let old = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let changed = all.split(separator: "\n").filter { !old.contains($0) }
    if changed.isEmpty, old.count == all.split(separator: "\n").count { return }
    Issue.record(
      "docs/fidelity.md is stale; scripts/pictures writes it anew. Now:\n\(changed.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}
