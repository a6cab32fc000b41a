import Foundation

/// An Aztec code (ISO/IEC 24778), of the smallest size for the message.
struct AztecCode {
  /// Modules along each side.
  let side: Int
  private var modules: [Bool]

  func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * side + x] }

  /// Returns nil if there are too many bytes.
  /// - Parameters:
  ///   - correction: the error correction in per cent.
  ///   - layers: the number of layers; 0 for as many as needed.
  ///   - isCompact: whether the compact form is required.
  init?(_ data: Data, correction: Int, layers wanted: Int, isCompact wantsCompact: Bool) {
    let bits = AztecBits(data).bits
    let check = bits.count * correction / 100 + 11
    let sizes = (1...4).map { (true, $0) } + (1...32).map { (false, $0) }
    var found: (isCompact: Bool, layers: Int, size: Int, word: Int, bits: [Bool])?
    for (isCompact, layers) in sizes where wanted == 0 || layers == wanted {
      if wantsCompact && !isCompact { continue }
      let size = ((isCompact ? 88 : 112) + 16 * layers) * layers
      let word = layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12
      guard bits.count + check <= size else { continue }
      let stuffed = Self.stuffed(bits, word)
      guard stuffed.count + check <= size - size % word, !isCompact || stuffed.count <= word * 64 else { continue }
      found = (isCompact, layers, size, word, stuffed)
      break
    }
    guard let (isCompact, layers, size, word, stuffed) = found else { return nil }
    let content = Self.checked(stuffed, size, word)
    let words = stuffed.count / word - 1
    let mode =
      isCompact
      ? Self.checked(Self.bits(layers - 1, 2) + Self.bits(words, 6), 28, 4)
      : Self.checked(Self.bits(layers - 1, 5) + Self.bits(words, 11), 40, 4)

    // The positions of content: a grid lies between them, every 16 modules.
    let base = (isCompact ? 11 : 14) + layers * 4
    var place = Array(0..<base)
    if isCompact {
      side = base
    } else {
      side = base + 1 + 2 * ((base / 2 - 1) / 15)
      for index in 0..<base / 2 {
        let away = index + index / 15 + 1
        place[base / 2 - index - 1] = side / 2 - away
        place[base / 2 + index] = side / 2 + away
      }
    }
    modules = Array(repeating: false, count: side * side)
    draw(content, layers: layers, core: isCompact ? 9 : 12, place)
    draw(mode, isCompact: isCompact)
    drawEye(isCompact ? 5 : 7)
    if !isCompact { drawGrid(base) }
  }

  // MARK: Bits

  fileprivate static func bits(_ value: Int, _ count: Int) -> [Bool] {
    (0..<count).reversed().map { value >> $0 & 1 == 1 }
  }

  private static func value(_ bits: ArraySlice<Bool>) -> Int { bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }

  /// Returns words that are neither all dark nor all light.
  private static func stuffed(_ bits: [Bool], _ count: Int) -> [Bool] {
    var result: [Bool] = []
    let most = (1 << count) - 2
    var index = 0
    while index < bits.count {
      let part =
        bits[index..<min(index + count, bits.count)] + Array(repeating: true, count: max(0, index + count - bits.count))
      var word = value(part[part.startIndex...])
      index += count
      if word & most == most || word & most == 0 {
        word = word & most == 0 ? 1 : most
        index -= 1
      }
      result += Self.bits(word, count)
    }
    return result
  }

  /// Returns the words with error correction: a Reed-Solomon code over as many elements as a word has values.
  private static func checked(_ bits: [Bool], _ size: Int, _ count: Int) -> [Bool] {
    let polynomials = [4: 0x13, 6: 0x43, 8: 0x12D, 10: 0x409, 12: 0x1069]
    let elements = 1 << count
    var powers = [1]
    while powers.count < elements - 1 {
      let next = (powers.last ?? 1) << 1
      powers.append(next < elements ? next : next ^ (polynomials[count] ?? 0))
    }
    var logs = Array(repeating: 0, count: elements)
    for (power, value) in powers.enumerated() { logs[value] = power }
    func product(_ a: Int, _ b: Int) -> Int {
      a == 0 || b == 0 ? 0 : powers[(logs[a] + logs[b]) % (elements - 1)]
    }
    let words = stride(from: 0, to: bits.count, by: count).map { value(bits[$0..<$0 + count]) }
    let checkCount = size / count - words.count
    var divisor = [1]
    for power in 1..<checkCount + 1 {
      let root = powers[power % (elements - 1)]
      var next = divisor + [0]
      for index in divisor.indices { next[index + 1] ^= product(divisor[index], root) }
      divisor = next
    }
    var rest = Array(repeating: 0, count: checkCount)
    for word in words {
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(divisor[index + 1], factor) }
    }
    return Array(repeating: false, count: size % count) + (words + rest).flatMap { Self.bits($0, count) }
  }

  // MARK: Modules

  private mutating func darken(_ x: Int, _ y: Int) { modules[y * side + x] = true }

  private mutating func draw(_ bits: [Bool], layers: Int, core: Int, _ place: [Int]) {
    var start = 0
    for layer in 0..<layers {
      let row = (layers - layer) * 4 + core
      let (near, far) = (layer * 2, place.count - 1 - layer * 2)
      for along in 0..<row {
        for across in 0..<2 {
          let bit = start + along * 2 + across
          if bits[bit] { darken(place[near + across], place[near + along]) }
          if bits[bit + row * 2] { darken(place[near + along], place[far - across]) }
          if bits[bit + row * 4] { darken(place[far - across], place[far - along]) }
          if bits[bit + row * 6] { darken(place[far - along], place[near + across]) }
        }
      }
      start += row * 8
    }
  }

  /// Draws the number of layers and words around the bull's-eye.
  private mutating func draw(_ mode: [Bool], isCompact: Bool) {
    let middle = side / 2
    let (count, away) = isCompact ? (7, 5) : (10, 7)
    for index in 0..<count {
      let along = isCompact ? middle - 3 + index : middle - 5 + index + index / 5
      if mode[index] { darken(along, middle - away) }
      if mode[index + count] { darken(middle + away, along) }
      if mode[count * 3 - 1 - index] { darken(along, middle + away) }
      if mode[count * 4 - 1 - index] { darken(middle - away, along) }
    }
  }

  private mutating func drawEye(_ size: Int) {
    let middle = side / 2
    for ring in stride(from: 0, to: size, by: 2) {
      for along in middle - ring...middle + ring {
        darken(along, middle - ring)
        darken(along, middle + ring)
        darken(middle - ring, along)
        darken(middle + ring, along)
      }
    }
    // The corners mark the orientation.
    for (x, y) in [
      (-size, -size), (1 - size, -size), (-size, 1 - size), (size, -size), (size, 1 - size), (size, size - 1),
    ] {
      darken(middle + x, middle + y)
    }
  }

  private mutating func drawGrid(_ base: Int) {
    let middle = side / 2
    for line in 0...(base / 2 - 2) / 15 {
      for along in stride(from: middle & 1, to: side, by: 2) {
        for away in [-16 * line, 16 * line] {
          darken(middle + away, along)
          darken(along, middle + away)
        }
      }
    }
  }
}

/// The bits of an Aztec message: letters, digits and punctuation in four or five bits, anything else as bytes.
private struct AztecBits {
  private(set) var bits: [Bool] = []
  private enum Mode { case upper, lower, digit }
  private var mode = Mode.upper

  private static let signs = Array("!\"#$%&'()*+,-./:;<=>?[]{}".utf8)

  init(_ data: Data) {
    var bytes: [UInt8] = []
    for byte in data {
      guard let new = Self.mode(byte, mode) else {
        if let sign = Self.signs.firstIndex(of: byte) {
          write(&bytes)
          append(0)
          bits += AztecCode.bits(sign + 6, 5)
        } else {
          bytes.append(byte)
        }
        continue
      }
      write(&bytes)
      enter(new)
      append(Self.code(byte))
    }
    write(&bytes)
  }

  private mutating func append(_ code: Int) { bits += AztecCode.bits(code, mode == .digit ? 4 : 5) }

  /// Returns the mode that contains a byte; nil if there is none.
  private static func mode(_ byte: UInt8, _ now: Mode) -> Mode? {
    switch byte {
    case 32: now
    case 65...90: .upper
    case 97...122: .lower
    case 48...57: .digit
    default: nil
    }
  }

  private static func code(_ byte: UInt8) -> Int {
    switch byte {
    case 65...90: Int(byte) - 63
    case 97...122: Int(byte) - 95
    case 48...57: Int(byte) - 46
    default: 1
    }
  }

  private mutating func enter(_ new: Mode) {
    guard new != mode else { return }
    if mode == .digit || (mode == .lower && new == .upper) {
      if mode == .lower { append(30) }
      mode = .digit
      append(14)
      mode = .upper
    }
    if new == .lower { append(28) } else if new == .digit { append(30) }
    mode = new
  }

  /// Writes raw bytes, as many at once as an eleven-bit count allows.
  private mutating func write(_ bytes: inout [UInt8]) {
    if !bytes.isEmpty, mode == .digit { enter(.upper) }
    while !bytes.isEmpty {
      let count = min(bytes.count, 2047 + 31)
      append(31)
      bits += count < 32 ? AztecCode.bits(count, 5) : AztecCode.bits(0, 5) + AztecCode.bits(count - 31, 11)
      for byte in bytes.prefix(count) { bits += AztecCode.bits(Int(byte), 8) }
      bytes.removeFirst(count)
    }
  }
}
