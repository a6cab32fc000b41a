import Foundation

/// Paints one colour over pixels through coverage, to the byte as pixman's operator `OVER` does with a mask of bytes.
///
/// Pixman computes every pixel. The content under letters, shadows and rounded corners is mostly one colour though, and
/// the result depends only on that and the coverage: here it is looked up, and where both are the same along a row or
/// from row to row, as in the shadow of a card's edges, it is copied from the pixels before.
@MainActor
final class SolidBlend {
  /// The results of painting a colour over another, for each coverage: tables one after the other, and the key of each.
  private let tables = UnsafeMutablePointer<UInt32>.allocate(capacity: most * 256)
  private let keys = UnsafeMutablePointer<UInt64>.allocate(capacity: most)
  private var count = 0
  private var oldest = 0
  /// The pair of the last failed lookup.
  private var stranger: UInt64?
  /// A row of pixels before it was painted.
  private var saved = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 0)

  private static let most = 16
  /// In smaller areas, in pixels, such as letters, searching for equal rows costs more than it saves.
  private static let leastRepeated = 2_000

  isolated deinit {
    tables.deallocate()
    keys.deallocate()
    saved.deallocate()
  }

  /// Paints pixels.
  /// - Parameters:
  ///   - color: premultiplied, in the order of Cairo's `ARGB32`.
  ///   - coverage: of the first pixel; rows of `stride` bytes.
  ///   - pixels: the first one; rows of `rowLength` pixels.
  func paint(
    _ color: UInt32, through coverage: UnsafePointer<UInt8>, stride: Int, onto pixels: UnsafeMutablePointer<UInt32>,
    rowLength: Int, width: Int, height: Int
  ) {
    let brush = Brush(color)
    var (table, ground): (UnsafeMutablePointer<UInt32>?, UInt32) = (nil, 0)
    if let first = (0..<min(width, 64)).first(where: { !Self.isPlain(coverage[height / 2 * stride + $0]) }) {
      ground = pixels[height / 2 * rowLength + first]
      table = self.table(brush, over: ground)
    }
    // The last eight equal bytes of coverage, the colour below, and the result.
    var (run, under, result): (UInt64, UInt32, UInt32) = (0, 0, 0)
    let before = width &* height >= Self.leastRepeated ? room(for: width) : nil
    var isSaved = false
    for row in 0..<height {
      let line = coverage + row &* stride
      let target = pixels + row &* rowLength
      if let before {
        if isSaved, memcmp(line, line - stride, width) == 0, memcmp(target, before, width &* 4) == 0 {
          memcpy(target, target - rowLength, width &* 4)
          continue
        }
        isSaved = row &+ 1 < height && memcmp(line, line + stride, width) == 0
        if isSaved { memcpy(before, target, width &* 4) }
      }
      var x = 0
      while x < width {
        var end = x &+ 8
        if end <= width {
          let eight = UnsafeRawPointer(line + x).loadUnaligned(as: UInt64.self)
          if eight == 0 {
            x = end
            continue
          }
          if eight == .max && brush.isOpaque || eight == run && Self.isEven(target + x, under) {
            (target + x).update(repeating: eight == .max && brush.isOpaque ? color : result, count: 8)
            x = end
            continue
          }
          if eight == (eight & 0xFF) &* 0x0101_0101_0101_0101 {
            (run, under) = (eight, target[x])
            result = brush.over(under, UInt8(truncatingIfNeeded: eight))
          }
        } else {
          end = width
        }
        while x < end {
          let part = line[x]
          if part != 0 {
            let below = target[x]
            if let table, below == ground {
              target[x] = table[Int(part)]
            } else {
              target[x] = brush.over(below, part)
            }
          }
          x &+= 1
        }
      }
    }
  }

  private func room(for width: Int) -> UnsafeMutablePointer<UInt32>? {
    if saved.count < width {
      saved.deallocate()
      saved = .allocate(capacity: width)
    }
    return saved.baseAddress
  }

  private static func isPlain(_ coverage: UInt8) -> Bool { coverage == 0 || coverage == 255 }

  /// Returns whether eight pixels have one colour.
  @inline(__always)
  private static func isEven(_ pixels: UnsafeMutablePointer<UInt32>, _ color: UInt32) -> Bool {
    let two = UInt64(color) << 32 | UInt64(color)
    let raw = UnsafeRawPointer(pixels)
    let first =
      (raw.loadUnaligned(as: UInt64.self) ^ two) | (raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ two)
    let last =
      (raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ two)
      | (raw.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ two)
    return first | last == 0
  }

  /// Returns the table for a pair of colours; made when the pair is met twice in a row.
  private func table(_ brush: Brush, over ground: UInt32) -> UnsafeMutablePointer<UInt32>? {
    let key = UInt64(brush.color) << 32 | UInt64(ground)
    for index in 0..<count where keys[index] == key { return tables + index * 256 }
    guard key == stranger else {
      stranger = key
      return nil
    }
    let index = count < Self.most ? count : oldest
    count = max(count, index + 1)
    oldest = (index + 1) % Self.most
    keys[index] = key
    let table = tables + index * 256
    for coverage in 0...255 { table[coverage] = brush.over(ground, UInt8(coverage)) }
    return table
  }

  /// A colour with pixman's arithmetic: four components at once, each in 16 bits.
  private struct Brush {
    let color: UInt32
    let isOpaque: Bool
    private let wide: UInt64

    init(_ color: UInt32) {
      self.color = color
      isOpaque = color >> 24 == 255
      wide = Self.spread(color)
    }

    @inline(__always)
    func over(_ under: UInt32, _ coverage: UInt8) -> UInt32 {
      if coverage == 255 && isOpaque { return color }
      let source = Self.times(wide, UInt64(coverage))
      // A component is never above its alpha, so the sum stays below 256.
      return Self.joined(source &+ Self.times(Self.spread(under), 255 &- source >> 48))
    }

    @inline(__always)
    private static func spread(_ pixel: UInt32) -> UInt64 {
      var wide = UInt64(pixel)
      wide = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
      return (wide | wide << 8) & lowBytes
    }

    @inline(__always)
    private static func joined(_ wide: UInt64) -> UInt32 {
      let pairs = (wide | wide >> 8) & 0x0000_FFFF_0000_FFFF
      return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
    }

    /// Multiplies each by a number of 255ths, rounded.
    @inline(__always)
    private static func times(_ wide: UInt64, _ part: UInt64) -> UInt64 {
      let product = wide &* part &+ 0x0080_0080_0080_0080
      return (product &+ (product >> 8 & lowBytes)) >> 8 & lowBytes
    }

    @inline(__always)
    private static var lowBytes: UInt64 { 0x00FF_00FF_00FF_00FF }
  }
}
