import Foundation

/// Writes a TrueType font: the tables that the OpenType specification requires, with outlines and one character for
/// each glyph.
struct TrueTypeFont {
  /// The content of a glyph.
  enum Glyph {
    case outline(GlyphOutline)
    /// Other glyphs of the font, each scaled (below 2) and moved.
    case parts([(glyph: Int, scale: Float, dx: Float, dy: Float)])
  }

  let family: String
  /// The weight, from 100 to 900.
  let weight: Int
  let unitsPerEm = 2400
  /// The character of the first glyph; the others follow. Glyph 0 is the one for missing characters.
  let firstCharacter: UInt32
  let glyphs: [Glyph]
  /// The font's units per unit of the outlines.
  let scale: Float

  /// Returns the file.
  func data() -> Data {
    let (glyf, offsets, boxes, most) = outlines()
    let count = glyphs.count + 1
    var (hmtx, loca): ([UInt8], [UInt8]) = ([], [])
    for box in boxes {
      hmtx.write(box.advance)
      hmtx.write(box.left)
    }
    for offset in offsets { loca.write(UInt32(offset)) }
    let tables: [(String, [UInt8])] = [
      ("OS/2", metrics), ("cmap", characters), ("glyf", glyf),
      ("head", head), ("hhea", header), ("hmtx", hmtx), ("loca", loca),
      (
        "maxp",
        UInt32(0x10000).bytes + UInt16(count).bytes + UInt16(most.points).bytes + UInt16(most.contours).bytes
          + UInt16(most.points * 3).bytes + UInt16(most.contours * 3).bytes
          + [2, 0, 0, 0, 0, 0, 0].flatMap { UInt16($0).bytes } + UInt16(3).bytes + UInt16(1).bytes
      ),
      ("name", names), ("post", UInt32(0x30000).bytes + [UInt8](repeating: 0, count: 28)),
    ]
    return Self.file(of: tables)
  }

  private struct Box {
    var advance: UInt16
    var left: Int16
  }

  /// Returns the tables of outlines and of their offsets.
  private func outlines() -> ([UInt8], [Int], [Box], most: (points: Int, contours: Int)) {
    var glyf: [UInt8] = []
    var loca = [0, 0]
    var boxes = [Box(advance: UInt16(unitsPerEm), left: 0)]
    var most = (points: 1, contours: 1)
    var sizes: [(points: Int, contours: Int, bounds: (minX: Float, minY: Float, maxX: Float, maxY: Float))] = []
    for glyph in glyphs {
      var size = (
        points: 0, contours: 0,
        bounds: (minX: Float.infinity, minY: Float.infinity, maxX: -Float.infinity, maxY: -Float.infinity)
      )
      switch glyph {
      case .outline(let outline):
        size = (outline.contours.reduce(0) { $0 + $1.count }, outline.contours.count, outline.bounds)
        add(outline, size.bounds, to: &glyf)
      case .parts(let parts):
        for part in parts {
          let inner = sizes[part.glyph]
          size.points += inner.points
          size.contours += inner.contours
          size.bounds.minX = min(size.bounds.minX, inner.bounds.minX * part.scale + part.dx)
          size.bounds.minY = min(size.bounds.minY, inner.bounds.minY * part.scale + part.dy)
          size.bounds.maxX = max(size.bounds.maxX, inner.bounds.maxX * part.scale + part.dx)
          size.bounds.maxY = max(size.bounds.maxY, inner.bounds.maxY * part.scale + part.dy)
        }
        glyf.write(Int16(-1))
        add(size.bounds, to: &glyf)
        for (index, part) in parts.enumerated() {
          // Words for the offset, which is one; a scale; and whether another part follows.
          let flags: UInt16 = 0x1 | 0x2 | 0x8 | (index + 1 < parts.count ? 0x20 : 0)
          glyf.write(flags)
          glyf.write(UInt16(part.glyph + 1))
          for number in [unit(part.dx), unit(part.dy), Int16(part.scale * 16384)] { glyf.write(number) }
        }
      }
      while glyf.count % 4 != 0 { glyf.append(0) }
      loca.append(glyf.count)
      sizes.append(size)
      boxes.append(Box(advance: UInt16(unitsPerEm), left: unit(size.bounds.minX)))
      most = (max(most.points, size.points), max(most.contours, size.contours))
    }
    return (glyf, loca, boxes, most)
  }

  private func unit(_ value: Float) -> Int16 { Int16(max(-32_000, min(32_000, (value * scale).rounded()))) }

  private func add(_ bounds: (minX: Float, minY: Float, maxX: Float, maxY: Float), to table: inout [UInt8]) {
    for edge in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] { table.write(unit(edge)) }
  }

  private func add(
    _ outline: GlyphOutline, _ bounds: (minX: Float, minY: Float, maxX: Float, maxY: Float), to table: inout [UInt8]
  ) {
    guard !outline.contours.isEmpty else { return }
    table.write(Int16(outline.contours.count))
    add(bounds, to: &table)
    var last = -1
    for contour in outline.contours {
      last += contour.count
      table.write(UInt16(last))
    }
    table.write(UInt16(0))
    for contour in outline.contours { for point in contour { table.append(point.isOnCurve ? 1 : 0) } }
    var before: Int16 = 0
    for contour in outline.contours {
      for point in contour {
        let value = unit(point.x)
        table.write(value - before)
        before = value
      }
    }
    before = 0
    for contour in outline.contours {
      for point in contour {
        let value = unit(point.y)
        table.write(value - before)
        before = value
      }
    }
  }

  // MARK: Small tables

  private var head: [UInt8] {
    var table = UInt32(0x10000).bytes + UInt32(0x10000).bytes + UInt32(0).bytes + UInt32(0x5F0F_3CF5).bytes
    table += UInt16(0x3).bytes + UInt16(unitsPerEm).bytes + [UInt8](repeating: 0, count: 16)
    table += Int16(-1200).bytes + Int16(-1200).bytes + Int16(1200).bytes + Int16(1200).bytes
    // Style, the smallest useful size, direction, long offsets, the format.
    return table + UInt16(weight >= 700 ? 1 : 0).bytes + UInt16(8).bytes + Int16(2).bytes + Int16(1).bytes
      + Int16(0).bytes
  }

  private var header: [UInt8] {
    var table = UInt32(0x10000).bytes + Int16(1200).bytes + Int16(-1200).bytes + Int16(0).bytes
    table += UInt16(unitsPerEm).bytes + Int16(-1200).bytes + Int16(-1200).bytes + Int16(1200).bytes + Int16(1).bytes
    return table + [UInt8](repeating: 0, count: 14) + UInt16(glyphs.count + 1).bytes
  }

  private var metrics: [UInt8] {
    var table = UInt16(4).bytes + Int16(unitsPerEm).bytes + UInt16(weight).bytes + UInt16(5).bytes + UInt16(0).bytes
    table += [UInt8](repeating: 0, count: 22) + [UInt8](repeating: 0, count: 10) + [UInt8](repeating: 0, count: 16)
    // Vendor, selection (regular), first and last character of the basic plane.
    table += Array("SCRL".utf8) + UInt16(0x40).bytes + UInt16(0xFFFF).bytes + UInt16(0xFFFF).bytes
    table += Int16(1200).bytes + Int16(-1200).bytes + Int16(0).bytes + UInt16(1200).bytes + UInt16(1200).bytes
    return table + [UInt8](repeating: 0, count: 8) + Int16(1000).bytes + Int16(1400).bytes
      + [UInt8](repeating: 0, count: 6)
  }

  /// One group of characters beyond the basic plane, in the format for such.
  private var characters: [UInt8] {
    var table = UInt16(0).bytes + UInt16(1).bytes + UInt16(3).bytes + UInt16(10).bytes + UInt32(12).bytes
    table += UInt16(12).bytes + UInt16(0).bytes + UInt32(28).bytes + UInt32(0).bytes + UInt32(1).bytes
    return table + firstCharacter.bytes + (firstCharacter + UInt32(glyphs.count) - 1).bytes + UInt32(1).bytes
  }

  private var names: [UInt8] {
    let texts: [(UInt16, String)] = [
      (1, family), (2, "Regular"), (3, "\(family) \(weight)"), (4, "\(family) \(weight)"), (5, "Version 1.0"),
      (6, family.filter { $0 != " " } + "-\(weight)"),
    ]
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for (id, text) in texts {
      let encoded = text.utf16.flatMap(\.bytes)
      records += UInt16(3).bytes + UInt16(1).bytes + UInt16(0x409).bytes + id.bytes
      records += UInt16(encoded.count).bytes + UInt16(strings.count).bytes
      strings += encoded
    }
    return UInt16(0).bytes + UInt16(texts.count).bytes + UInt16(6 + records.count).bytes + records + strings
  }

  // MARK: The file

  private static func file(of tables: [(String, [UInt8])]) -> Data {
    let power = 1 << (tables.count.bitWidth - 1 - tables.count.leadingZeroBitCount)
    var directory = UInt32(0x10000).bytes + UInt16(tables.count).bytes + UInt16(power * 16).bytes
    directory += UInt16(power.trailingZeroBitCount).bytes + UInt16((tables.count - power) * 16).bytes
    var body: [UInt8] = []
    let start = 12 + tables.count * 16
    for (tag, table) in tables {
      directory +=
        Array(tag.utf8) + checksum(table).bytes + UInt32(start + body.count).bytes + UInt32(table.count).bytes
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    var file = directory + body
    // The whole file's checksum, with this field as 0, is subtracted from a constant of the specification.
    if let head = tables.firstIndex(where: { $0.0 == "head" }) {
      let offset = start + tables[..<head].reduce(0) { $0 + ($1.1.count + 3) / 4 * 4 } + 8
      file.replaceSubrange(offset..<offset + 4, with: (0xB1B0_AFBA &- checksum(file)).bytes)
    }
    return Data(file)
  }

  /// Returns the sum of its words; a table that ends within one is padded with zeros.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() { sum &+= UInt32(byte) &<< UInt32(24 &- index & 3 &* 8) }
    return sum
  }
}

extension FixedWidthInteger {
  /// Big-endian, as in font files.
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

extension [UInt8] {
  /// Writes a number big-endian, as in font files.
  fileprivate mutating func write(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
