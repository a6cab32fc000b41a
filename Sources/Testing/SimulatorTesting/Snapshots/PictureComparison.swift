import DisplayList
import Foundation

/// The difference of two images of the same size.
struct PictureComparison {
  /// The number of pixels that differ by more than the tolerance's `color`.
  private(set) var count = 0
  /// The largest colour difference, ΔE*ab.
  private(set) var largest = 0.0
  /// The bounding boxes of changes, in reading order; those less than a cell apart are merged.
  private(set) var regions: [CGRect] = []
  /// An image that is opaque where pixels changed and transparent elsewhere.
  let highlight: Bitmap

  /// The fraction of pixels that changed, 0 to 1.
  var share: Double { Double(count) / Double(max(1, highlight.width * highlight.height)) }

  /// - Precondition: Both images have the same size.
  init(_ expected: Bitmap, _ actual: Bitmap, tolerance: SnapshotTolerance) {
    let (width, height) = (actual.width, actual.height)
    var changed = [UInt32](repeating: 0, count: width * height)
    var cells = ChangedCells(width: width, height: height)
    var (count, largest) = (0, 0.0)
    // Uniform areas change in the same way, so the last result is usually the next one too.
    var last: (expected: UInt32, actual: UInt32, distance: Double) = (0, 0, 0)
    expected.pixels.withUnsafeBytes { expected in
      actual.pixels.withUnsafeBytes { actual in
        changed.withUnsafeMutableBufferPointer { changed in
          for y in 0..<height where !Self.isEqual(expected, actual, row: y, width: width) {
            for x in 0..<width {
              let offset = (y &* width &+ x) &* 4
              let before = expected.load(fromByteOffset: offset, as: UInt32.self)
              let after = actual.load(fromByteOffset: offset, as: UInt32.self)
              if before == after { continue }
              if last.expected != before || last.actual != after {
                last = (before, after, LabColor(pixel: before).distance(to: LabColor(pixel: after)))
              }
              largest = max(largest, last.distance)
              guard last.distance > tolerance.color else { continue }
              count += 1
              changed[y &* width &+ x] = 0xFFFF_00AA
              cells.include(x, y)
            }
          }
        }
      }
    }
    self.count = count
    self.largest = largest
    regions = cells.regions
    highlight = Bitmap(width: width, height: height, pixels: changed.withUnsafeBytes { Data($0) })
  }

  private static func isEqual(
    _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer, row: Int, width: Int
  ) -> Bool {
    guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return true }
    return memcmp(expected + row * width * 4, actual + row * width * 4, width * 4) == 0
  }

  /// Returns whether the difference is within the tolerance.
  func isWithin(_ tolerance: SnapshotTolerance) -> Bool { share <= tolerance.share && largest <= tolerance.largest }
}

/// Changed pixels in a coarse grid, so that the letters of a word form one region.
private struct ChangedCells {
  /// The side of a cell in pixels.
  private static let side = 24
  private let columns: Int
  private let rows: Int
  /// The bounding box of changed pixels in each cell: first and last column and row.
  private var boxes: [(left: Int, top: Int, right: Int, bottom: Int)?]

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    boxes = Array(repeating: nil, count: columns * rows)
  }

  mutating func include(_ x: Int, _ y: Int) {
    let cell = y / Self.side * columns + x / Self.side
    if let box = boxes[cell] {
      boxes[cell] = (min(box.left, x), min(box.top, y), max(box.right, x), max(box.bottom, y))
    } else {
      boxes[cell] = (x, y, x, y)
    }
  }

  /// The groups of cells that touch, including at a corner.
  var regions: [CGRect] {
    var left = boxes
    var found: [CGRect] = []
    for start in left.indices where left[start] != nil {
      var region = CGRect.null
      var waiting = [start]
      while let cell = waiting.popLast() {
        guard let box = left[cell] else { continue }
        left[cell] = nil
        region = region.union(
          CGRect(x: box.left, y: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1))
        for row in max(0, cell / columns - 1)...min(rows - 1, cell / columns + 1) {
          for column in max(0, cell % columns - 1)...min(columns - 1, cell % columns + 1) {
            waiting.append(row * columns + column)
          }
        }
      }
      found.append(region)
    }
    return found
  }
}
