import Foundation

/// A QR code of bytes (ISO/IEC 18004): the smallest version that holds them, and the mask with the least penalty.
struct QRCode {
  /// Modules along each side.
  let side: Int
  /// The modules by rows; true for dark ones.
  private(set) var modules: [Bool]
  /// Modules that carry no data.
  private var isFunction: [Bool]

  func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * side + x] }

  /// The number of error correction codewords per block, by level and version.
  private static let corrections: [Character: [Int]] = [
    "L": [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    "M": [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    "Q": [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    "H": [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  /// The number of blocks, by level and version.
  private static let blocks: [Character: [Int]] = [
    "L": [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20,
      21, 22, 24, 25,
    ],
    "M": [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35,
      37, 38, 40, 43, 45, 47, 49,
    ],
    "Q": [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45,
      48, 51, 53, 56, 59, 62, 65, 68,
    ],
    "H": [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54,
      57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
  private static let levelBits: [Character: Int] = ["L": 1, "M": 0, "Q": 3, "H": 2]

  /// Returns nil if there are too many bytes for any version, or if the level is none of L, M, Q and H.
  init?(_ data: Data, level: Character) {
    guard let corrections = Self.corrections[level], let blocks = Self.blocks[level], let bits = Self.levelBits[level]
    else { return nil }
    let version = (1...40).first { version in
      let capacity = Self.rawModules(version) / 8 - corrections[version - 1] * blocks[version - 1]
      return 4 + (version < 10 ? 8 : 16) + data.count * 8 <= capacity * 8
    }
    guard let version else { return nil }
    let (correction, blockCount) = (corrections[version - 1], blocks[version - 1])
    side = version * 4 + 17
    modules = Array(repeating: false, count: side * side)
    isFunction = modules
    let capacity = Self.rawModules(version) / 8 - correction * blockCount
    drawFunctions(version)
    drawData(Self.interleaved(Self.codewords(data, version, capacity), version, correction, blockCount))
    var best: (penalty: Int, code: [Bool])?
    let plain = modules
    for mask in 0..<8 {
      modules = plain
      apply(mask)
      drawFormat(bits << 3 | mask)
      let penalty = penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, modules) }
    }
    modules = best?.code ?? plain
  }

  // MARK: Bytes

  private static func rawModules(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      count -= (25 * marks - 10) * marks - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  private static func codewords(_ data: Data, _ version: Int, _ capacity: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
    append(4, 4)
    append(data.count, version < 10 ? 8 : 16)
    for byte in data { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while bytes.count < capacity { bytes.append((bytes.count - bits.count / 8) % 2 == 0 ? 0xEC : 0x11) }
    return bytes
  }

  private static func interleaved(_ data: [UInt8], _ version: Int, _ correction: Int, _ count: Int) -> [UInt8] {
    let total = rawModules(version) / 8
    let shortCount = count - total % count
    let shortLength = total / count - correction
    let divisor = divisor(correction)
    var blocks: [(data: [UInt8], check: [UInt8])] = []
    var start = 0
    for index in 0..<count {
      let length = shortLength + (index < shortCount ? 0 : 1)
      let block = Array(data[start..<start + length])
      blocks.append((block, remainder(block, divisor)))
      start += length
    }
    var result: [UInt8] = []
    for index in 0...shortLength {
      for block in blocks where index < block.data.count { result.append(block.data[index]) }
    }
    for index in 0..<correction { for block in blocks { result.append(block.check[index]) } }
    return result
  }

  /// Multiplies in the field of 256 elements with the polynomial 0x11D.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(b >> UInt8(bit) & 1) * Int(a)
    }
    return UInt8(result & 0xFF)
  }

  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }

  // MARK: Modules

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * side + x] = isDark
    isFunction[y * side + x] = true
  }

  private mutating func drawFunctions(_ version: Int) {
    for index in 0..<side {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for dy in -4...4 {
        for dx in -4...4 where (0..<side).contains(x + dx) && (0..<side).contains(y + dy) {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let marks = Self.marks(version, side)
    for (i, x) in marks.enumerated() {
      for (j, y) in marks.enumerated() {
        let last = marks.count - 1
        if (i == 0 && j == 0) || (i == 0 && j == last) || (i == last && j == 0) { continue }
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(0)
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      set(side - 11 + index % 3, index / 3, isDark)
      set(index / 3, side - 11 + index % 3, isDark)
    }
  }

  /// Returns the positions of the alignment patterns, along both sides.
  private static func marks(_ version: Int, _ side: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(_ data: Int) {
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, side - 15 + index, bit(index)) }
    set(8, side - 8, true)
  }

  private mutating func drawData(_ bytes: [UInt8]) {
    var index = 0
    for pair in stride(from: side - 1, through: 1, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for row in 0..<side {
        for x in [right, right - 1] {
          let isUp = (right + 1) & 2 == 0
          let y = isUp ? side - 1 - row : row
          guard !isFunction[y * side + x], index < bytes.count * 8 else { continue }
          modules[y * side + x] = bytes[index >> 3] >> UInt8(7 - index & 7) & 1 == 1
          index += 1
        }
      }
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFunction[y * side + x] {
        let isFlipped =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isFlipped { modules[y * side + x].toggle() }
      }
    }
  }

  /// The penalty of the mask.
  private var penalty: Int {
    var result = 0
    for isColumn in [false, true] {
      for line in 0..<side {
        let row = (0..<side).map { isColumn ? isDark(line, $0) : isDark($0, line) }
        var run = 0
        for index in 0..<side {
          run = index > 0 && row[index] == row[index - 1] ? run + 1 : 1
          if run == 5 { result += 3 } else if run > 5 { result += 1 }
        }
        for start in 0...(side - 11) {
          let part = row[start..<start + 11].map { $0 ? "1" : "0" }.joined()
          if part == "10111010000" || part == "00001011101" { result += 40 }
        }
      }
    }
    for y in 0..<side - 1 {
      for x in 0..<side - 1 {
        let dark = isDark(x, y)
        if dark == isDark(x + 1, y), dark == isDark(x, y + 1), dark == isDark(x + 1, y + 1) { result += 3 }
      }
    }
    let dark = modules.count { $0 }
    return result + max(0, (abs(dark * 20 - side * side * 10) + side * side - 1) / (side * side) - 1) * 10
  }
}
