import Foundation

/// The ids of a collection's elements, to be looked through without a table of them.
///
/// Where elements lie side by side and their id is stored in them, it is read there: through the key path of a `ForEach`, code
/// that does not know the types, each id costs some fifty times as much.
struct ElementIDs<ID: Hashable> {
  let count: Int
  /// The first id and the distance of two in bytes; nil where ids have to be computed.
  private let memory: (first: UnsafeRawPointer, stride: Int)?
  private let compute: (Int) -> ID

  init(count: Int, compute: @escaping (Int) -> ID) {
    self.count = count
    memory = nil
    self.compute = compute
  }

  /// Ids that begin `offset` bytes after the start of each element; valid while `elements` is.
  init<Element>(in elements: UnsafeBufferPointer<Element>, at offset: Int) {
    count = elements.count
    let stride = MemoryLayout<Element>.stride
    let bytes = UnsafeRawBufferPointer(elements)
    memory = bytes.baseAddress.map { ($0 + offset, stride) }
    compute = { bytes.load(fromByteOffset: offset + $0 * stride, as: ID.self) }
  }

  /// The id of the element at an offset, which must be one.
  subscript(offset: Int) -> ID { compute(offset) }

  /// The offset of the first element with an id.
  func firstOffset(of id: ID) -> Int? {
    if let guess = numberedOffset(of: id) { return guess }
    var found: Int?
    visit([id]) { offset in
      found = offset
      return false
    }
    return found
  }

  /// Where the id is if elements are numbered one after the other, as rows of a database mostly are; nil if it is not there.
  private func numberedOffset(of id: ID) -> Int? {
    guard memory != nil, ID.self == Int.self, count > 0, let first = compute(0) as? Int, let wanted = id as? Int else {
      return nil
    }
    let (offset, isTooFar) = wanted.subtractingReportingOverflow(first)
    return !isTooFar && (0..<count).contains(offset) && compute(offset) == id ? offset : nil
  }

  /// Calls `body` with each offset whose id is one of `wanted`, in order, until it answers false. For what apps use as ids the
  /// search is compiled for the type.
  func visit(_ wanted: [ID], _ body: (Int) -> Bool) {
    // The cast alone would not do: an array of `AnyHashable` converts to others.
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

/// Outside of `ElementIDs`, since only what is generic in nothing but `Value` is compiled for each of them. `few` comparisons cost
/// less than a hash.
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
