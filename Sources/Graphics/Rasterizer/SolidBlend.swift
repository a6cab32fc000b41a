/// Paints one colour over pixels through coverage, to the byte as pixman's operator `OVER` does with a mask of bytes.
///
/// Pixman computes every pixel. What lies under letters, shadows and rounded corners is mostly one colour though, and the result
/// depends on nothing but that and the coverage, so here most pixels are looked up.
@MainActor
enum SolidBlend {
  /// The results of painting a colour over another, for each coverage.
  private static let tables = UnsafeMutablePointer<UInt32>.allocate(capacity: count * 256)
  private static let count = 16
  /// What the tables are of: the colour and what lies under it.
  private static var keys: [UInt64] = []
  private static var oldest = 0
  /// A table costs as much as so many pixels that are computed.
  private static let rarely = 48

  /// - Parameters:
  ///   - color: premultiplied, in the order of Cairo's `ARGB32`.
  ///   - coverage: of the first pixel; rows of `stride` bytes.
  ///   - pixels: the first one; rows of `rowLength` pixels.
  static func paint(
    _ color: UInt32, through coverage: UnsafePointer<UInt8>, stride: Int, onto pixels: UnsafeMutablePointer<UInt32>,
    rowLength: Int, width: Int, height: Int
  ) {
    var lookup = Lookup(color)
    let isOpaque = color >> 24 == 255
    for row in 0..<height {
      let line = coverage + row &* stride
      let target = pixels + row &* rowLength
      var x = 0
      while x < width {
        var end = x &+ 8
        if end <= width {
          let eight = UnsafeRawPointer(line + x).loadUnaligned(as: UInt64.self)
          if eight == 0 || eight == .max && isOpaque {
            if eight != 0 { (target + x).update(repeating: color, count: 8) }
            x = end
            continue
          }
        } else {
          end = width
        }
        while x < end {
          let part = line[x]
          if part != 0 {
            let under = target[x]
            if under == lookup.under {
              target[x] = lookup.table[Int(part)]
            } else {
              target[x] = lookup.result(over: under, part)
            }
          }
          x &+= 1
        }
      }
    }
  }

  /// The table that was used last, and which colours were met without one.
  private struct Lookup {
    let color: UInt32
    private(set) var table: UnsafeMutablePointer<UInt32>
    private(set) var under: UInt32
    private var stranger: UInt32 = 0
    private var meetings = 0

    @MainActor
    init(_ color: UInt32) {
      self.color = color
      if let index = keys.firstIndex(where: { UInt32(truncatingIfNeeded: $0 >> 32) == color }) {
        table = tables + index * 256
        under = UInt32(truncatingIfNeeded: keys[index])
      } else {
        (table, under) = SolidBlend.makeTable(color, over: 0xFFFF_FFFF)
      }
    }

    @inline(never)
    @MainActor
    mutating func result(over other: UInt32, _ coverage: UInt8) -> UInt32 {
      if let known = SolidBlend.table(color, over: other) {
        (table, under) = (known, other)
        return known[Int(coverage)]
      }
      meetings = other == stranger ? meetings + 1 : 0
      stranger = other
      if meetings > rarely { (table, under) = SolidBlend.makeTable(color, over: other) }
      return SolidBlend.over(color, other, coverage)
    }
  }

  private static func table(_ color: UInt32, over under: UInt32) -> UnsafeMutablePointer<UInt32>? {
    let key = UInt64(color) << 32 | UInt64(under)
    return keys.firstIndex(of: key).map { tables + $0 &* 256 }
  }

  private static func makeTable(_ color: UInt32, over under: UInt32) -> (UnsafeMutablePointer<UInt32>, UInt32) {
    let key = UInt64(color) << 32 | UInt64(under)
    let index = keys.count < count ? keys.count : oldest
    if index == keys.count { keys.append(key) } else { keys[index] = key }
    oldest = (index + 1) % count
    let table = tables + index * 256
    for coverage in 0...255 { table[coverage] = over(color, under, UInt8(coverage)) }
    return (table, under)
  }

  // MARK: Pixman's arithmetic

  /// Four bytes as four 16-bit numbers.
  private static func spread(_ pixel: UInt32) -> UInt64 {
    var wide = UInt64(pixel)
    wide = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
    return (wide | wide << 8) & lowBytes
  }

  private static func joined(_ wide: UInt64) -> UInt32 {
    let pairs = (wide | wide >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }

  /// Each times a number of 255ths, rounded.
  private static func times(_ wide: UInt64, _ part: UInt64) -> UInt64 {
    let product = wide &* part &+ 0x0080_0080_0080_0080
    return (product &+ (product >> 8 & lowBytes)) >> 8 & lowBytes
  }

  private static let lowBytes: UInt64 = 0x00FF_00FF_00FF_00FF

  private static func over(_ color: UInt32, _ under: UInt32, _ coverage: UInt8) -> UInt32 {
    let source = times(spread(color), UInt64(coverage))
    // A component is never above its alpha, so the sum stays below 256.
    return joined(source &+ times(spread(under), 255 - source >> 48))
  }
}
