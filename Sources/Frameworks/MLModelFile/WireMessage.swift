import Foundation

/// A message in the wire format of Protocol Buffers. Messages inside it are read on demand, so that large ones that
/// nobody asks for cost nothing.
package struct WireMessage: Sendable {
  /// What is wrong with the bytes.
  package enum Problem: Error, Equatable {
    /// They end early, or are not in the format.
    case damaged
    /// They have more fields than any model of this kind.
    case tooManyFields
  }

  private struct Field: Sendable {
    let number: Int
    let type: UInt8
    /// The value, or the place of its bytes.
    let value: UInt64
    let length: Int
  }

  /// The most fields of a message, which bounds the memory for a damaged file.
  private static let mostFields = 8_000_000

  private let bytes: Data
  private var fields: [Field] = []

  /// Reads the fields of a message.
  /// - Throws: `Problem`.
  package init(_ data: Data) throws {
    // Places are counted from 0.
    let bytes = data.startIndex == 0 ? data : Data(data)
    try self.init(bytes, in: 0..<bytes.count)
  }

  private init(_ bytes: Data, in range: Range<Int>) throws {
    self.bytes = bytes
    fields = try bytes.withUnsafeBytes { try Self.fields(in: $0, range) }
  }

  private static func fields(in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) throws -> [Field] {
    var fields: [Field] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard fields.count < mostFields else { throw Problem.tooManyFields }
      let key = try varint(in: bytes, at: &place, end: range.upperBound)
      let number = key >> 3
      guard (1..<(1 << 29)).contains(number) else { throw Problem.damaged }
      let type = UInt8(key & 7)
      switch type {
      case 0:
        let value = try varint(in: bytes, at: &place, end: range.upperBound)
        fields.append(Field(number: Int(number), type: type, value: value, length: 0))
      case 1, 5:
        let length = type == 1 ? 8 : 4
        guard range.upperBound - place >= length else { throw Problem.damaged }
        fields.append(Field(number: Int(number), type: type, value: UInt64(place), length: length))
        place += length
      case 2:
        let length = try varint(in: bytes, at: &place, end: range.upperBound)
        guard length <= UInt64(range.upperBound - place) else { throw Problem.damaged }
        fields.append(Field(number: Int(number), type: type, value: UInt64(place), length: Int(length)))
        place += Int(length)
      default: throw Problem.damaged
      }
    }
    return fields
  }

  private static func varint(in bytes: UnsafeRawBufferPointer, at place: inout Int, end: Int) throws -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard place < end else { throw Problem.damaged }
      let byte = bytes[place]
      place += 1
      // Bits above the 64th are lost, as in other readers.
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    throw Problem.damaged
  }

  /// The numbers of the fields, in the order of the bytes.
  package var numbers: [Int] { fields.map(\.number) }

  private func last(_ number: Int, _ type: UInt8) throws -> Field? {
    guard let field = fields.last(where: { $0.number == number }) else { return nil }
    guard field.type == type else { throw Problem.damaged }
    return field
  }

  private func range(_ field: Field) -> Range<Int> { Int(field.value)..<Int(field.value) + field.length }

  /// Returns a message; nil if it is missing.
  /// - Throws: `Problem`.
  package func message(_ number: Int) throws -> WireMessage? {
    try last(number, 2).map { try WireMessage(bytes, in: range($0)) }
  }

  /// Returns the messages of a repeated field.
  /// - Throws: `Problem`.
  package func messages(_ number: Int) throws -> [WireMessage] {
    try fields.filter { $0.number == number }.map {
      guard $0.type == 2 else { throw Problem.damaged }
      return try WireMessage(bytes, in: range($0))
    }
  }

  /// Returns a text; nil if it is missing.
  /// - Throws: `Problem`.
  package func string(_ number: Int) throws -> String? { try last(number, 2).map(text) }

  /// Returns the texts of a repeated field.
  /// - Throws: `Problem`.
  package func strings(_ number: Int) throws -> [String] {
    try fields.filter { $0.number == number }.map {
      guard $0.type == 2 else { throw Problem.damaged }
      return text($0)
    }
  }

  private func text(_ field: Field) -> String { String(decoding: bytes[range(field)], as: UTF8.self) }

  /// Returns an integer; nil if it is missing.
  /// - Throws: `Problem`.
  package func integer(_ number: Int) throws -> Int64? { try last(number, 0).map { Int64(bitPattern: $0.value) } }

  /// Returns the integers of a repeated field, packed or not.
  /// - Throws: `Problem`.
  package func integers(_ number: Int) throws -> [Int64] {
    var found: [Int64] = []
    for field in fields where field.number == number {
      switch field.type {
      case 0: found.append(Int64(bitPattern: field.value))
      case 2:
        try bytes.withUnsafeBytes { bytes in
          let range = range(field)
          var place = range.lowerBound
          while place < range.upperBound {
            found.append(Int64(bitPattern: try Self.varint(in: bytes, at: &place, end: range.upperBound)))
          }
        }
      default: throw Problem.damaged
      }
    }
    return found
  }

  /// Returns a number with a fraction; nil if it is missing.
  /// - Throws: `Problem`.
  package func double(_ number: Int) throws -> Double? {
    try last(number, 1).map { double(at: Int($0.value)) }
  }

  /// Returns the numbers of a repeated field, packed or not.
  /// - Throws: `Problem`.
  package func doubles(_ number: Int) throws -> [Double] {
    var found: [Double] = []
    for field in fields where field.number == number {
      let range = range(field)
      guard field.type == 1 || field.type == 2, range.count % 8 == 0 else { throw Problem.damaged }
      found += stride(from: range.lowerBound, to: range.upperBound, by: 8).map(double)
    }
    return found
  }

  private func double(at place: Int) -> Double {
    let bits = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    return Double(bitPattern: UInt64(littleEndian: bits))
  }
}
