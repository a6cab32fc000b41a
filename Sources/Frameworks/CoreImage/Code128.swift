import Foundation

/// A bar code of ASCII text (ISO/IEC 15417), with pairs of digits in one symbol where that is shorter.
struct Code128 {
  /// The modules from the left; true for dark.
  private(set) var bars: [Bool] = []

  /// The widths of bars and gaps, alternately, by symbol value.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 \
    123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 \
    232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 \
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 \
    111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 \
    111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 \
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
    """.split(separator: " ").map { $0.compactMap(\.wholeNumberValue) }

  private enum Kind: Int { case controls = 0, letters, digits }

  /// Returns nil if the data is not ASCII.
  init?(_ data: Data) {
    let bytes = Array(data)
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
    var symbols: [Int] = []
    var kind: Kind?
    func enter(_ new: Kind) {
      guard kind != new else { return }
      // The three start codes, and the three code changes.
      symbols.append(kind == nil ? 103 + new.rawValue : [101, 100, 99][new.rawValue])
      kind = new
    }
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].prefix { (48...57).contains($0) }.count
      let isAtEnd = index == 0 || index + digits == bytes.count
      if kind == .digits ? digits >= 2 : digits >= (isAtEnd ? 4 : 6) || (index == 0 && digits == 2 && bytes.count == 2)
      {
        // An odd digit stays with the text before it.
        if kind != .digits, digits % 2 == 1 {
          enter(kind ?? .letters)
          symbols.append(Int(bytes[index]) - 32)
          index += 1
        }
        enter(.digits)
        while index + 1 < bytes.count, bytes[index...index + 1].allSatisfy({ (48...57).contains($0) }) {
          symbols.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
          index += 2
        }
        continue
      }
      let byte = Int(bytes[index])
      enter(byte < 32 ? .controls : byte >= 96 || kind != .controls ? .letters : .controls)
      symbols.append(byte < 32 ? byte + 64 : byte - 32)
      index += 1
    }
    let check = symbols.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) } % 103
    for symbol in symbols + [check] {
      for (place, width) in Self.widths[symbol].enumerated() { bars += Array(repeating: place % 2 == 0, count: width) }
    }
    for (place, width) in [2, 3, 3, 1, 1, 1, 2].enumerated() { bars += Array(repeating: place % 2 == 0, count: width) }
  }
}
