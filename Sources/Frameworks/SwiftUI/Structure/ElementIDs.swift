import Foundation

/// The ids of a collection's elements, searchable without a table.
///
/// If elements are contiguous and store their id, it is read there: through the key path of a `ForEach`, in
/// unspecialized code, each id costs some fifty times as much.
struct ElementIDs<ID: Hashable> {
  let count: Int
  /// The address of the first id and the stride in bytes; nil if ids must be computed.
  private let memory: (first: UnsafeRawPointer, stride: Int)?
  private let compute: (Int) -> ID

  init(count: Int, compute: @escaping (Int) -> ID) {
    self.count = count
    memory = nil
    self.compute = compute
  }

  /// Creates ids that begin `offset` bytes after the start of each element; valid while `elements` is.
  init<Element>(in elements: UnsafeBufferPointer<Element>, at offset: Int) {
    count = elements.count
    let stride = MemoryLayout<Element>.stride
    let bytes = UnsafeRawBufferPointer(elements)
    memory = bytes.baseAddress.map { ($0 + offset, stride) }
    compute = { bytes.load(fromByteOffset: offset + $0 * stride, as: ID.self) }
  }

  /// Returns the id of the element at a valid offset.
  subscript(offset: Int) -> ID { compute(offset) }

  /// Returns the offset of the first element with an id.
  func firstOffset(of id: ID) -> Int? {
    if let guess = numberedOffset(of: id) { return guess }
    var found: Int?
    visit([id]) { offset in
      found = offset
      return false
    }
    return found
  }

  /// Returns the offset of the id if elements are numbered consecutively, like most database rows; nil if it is not
  /// there.
  private func numberedOffset(of id: ID) -> Int? {
    guard memory != nil, ID.self == Int.self, count > 0, let first = compute(0) as? Int, let wanted = id as? Int else {
      return nil
    }
    let (offset, isTooFar) = wanted.subtractingReportingOverflow(first)
    return !isTooFar && (0..<count).contains(offset) && compute(offset) == id ? offset : nil
  }

  /// Calls `body` with each offset whose id is in `wanted`, in order, until it returns false. For common id types the
  /// search is specialized.
  func visit(_ wanted: [ID], _ body: (Int) -> Bool) {
    // The cast alone is not enough: an array of `AnyHashable` converts to others.
    if let memory {
      if ID.self == Int.self, let wanted = wanted as? [Int] {
        return search(memory, count: count, wanted, few: 8, body)
      }
      if ID.self == UUID.self, let wanted = wanted as? [UUID] {
        return search(memory, count: count, wanted, few: 8, body)
      }
      if ID.self == String.self, let wanted = wanted as? [String] {
        return search(memory, count: count, wanted, few: 1, body)
      }
    }
    let wanted = Set(wanted)
    for offset in 0..<count where wanted.contains(compute(offset)) && !body(offset) { return }
  }
}

/// Outside `ElementIDs`, since only functions generic in nothing but `Value` are specialized for each type. `few`
/// comparisons cost less than a hash.
private func search<Value: Hashable>(
  _ memory: (first: UnsafeRawPointer, stride: Int), count: Int, _ wanted: [Value], few: Int,
  _ body: (Int) -> Bool
) {
  func value(_ offset: Int) -> Value {
    (memory.first + offset * memory.stride).assumingMemoryBound(to: Value.self).pointee
  }
  if wanted.count == 1 {
    let only = wanted[0]
    for offset in 0..<count where value(offset) == only && !body(offset) { return }
  } else if wanted.count <= few {
    for offset in 0..<count where wanted.contains(value(offset)) && !body(offset) { return }
  } else {
    let wanted = Set(wanted)
    for offset in 0..<count where wanted.contains(value(offset)) && !body(offset) { return }
  }
}
