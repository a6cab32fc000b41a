import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Ids of elements")
struct ElementIDsTests {
  private struct Element<ID: Hashable> {
    var before: UInt8 = 0
    let id: ID
    var after = "after"
  }

  private enum Name: Hashable { case plain(String), numbered(Int) }

  /// Checks that the offsets of some ids, read from memory and computed, lead to the same ids.
  private func check<ID: Hashable>(_ ids: [ID], _ label: String) throws {
    let elements = ids.map { Element(id: $0) }
    let offset = try #require(MemoryLayout<Element<ID>>.offset(of: \.id))
    elements.withUnsafeBufferPointer { buffer in
      let stored = ElementIDs<ID>(in: buffer, at: offset)
      let computed = ElementIDs(count: ids.count) { ids[$0] }
      for wanted in [[], [ids[7]], [ids[0], ids[99], ids[40]], Array(ids[20..<60])] {
        var found: (stored: [Int], computed: [Int]) = ([], [])
        stored.visit(wanted) { offset in
          found.stored.append(offset)
          return true
        }
        computed.visit(wanted) { offset in
          found.computed.append(offset)
          return true
        }
        #expect(found.stored == ids.indices.filter { wanted.contains(ids[$0]) }, "\(label)")
        #expect(found.computed == found.stored, "\(label)")
      }
      #expect(stored.firstOffset(of: ids[63]) == ids.firstIndex(of: ids[63]), "\(label)")
      #expect(stored[31] == ids[31], "\(label)")
    }
  }

  @Test("are found in memory and by computing, whatever their type, the same id twice too")
  func search() throws {
    let numbers = Array(0..<100)
    try check(numbers.map { $0 / 2 }, "numbers")
    try check(numbers.map { _ in UUID() }, "UUIDs")
    try check(numbers.map { "\($0 % 70)" }, "short strings")
    try check(numbers.map { "a text too long to be kept inline \($0)" }, "long strings")
    try check(numbers.map { $0 % 2 == 0 ? Name.plain("\($0)") : .numbered($0) }, "an app's own type")
    try check(numbers.map { AnyHashable($0) }, "boxes of numbers")
    try check(numbers.map { UInt8($0) }, "bytes")
  }

  @Test("numbers that follow one another, with gaps and without, are found where they are, and others are not found")
  func numbered() {
    for ids in [Array(1_000..<1_100), (1_000..<1_100).map { $0 < 1_050 ? $0 : $0 + 7 }, [Int.max, Int.min, 0, 5]] {
      ids.withUnsafeBufferPointer { buffer in
        let elements = ElementIDs<Int>(in: buffer, at: 0)
        for (offset, id) in ids.enumerated() { #expect(elements.firstOffset(of: id) == offset, "\(id)") }
        for id in [999, 1_053, 1_107, .max - 1, .min + 1] where !ids.contains(id) {
          #expect(elements.firstOffset(of: id) == nil, "\(id)")
        }
      }
    }
  }

  @Test("a search ends when told, and in no elements finds none")
  func ends() {
    let ids = Array(0..<50)
    ids.withUnsafeBufferPointer { buffer in
      var met: [Int] = []
      ElementIDs<Int>(in: buffer, at: 0).visit([3, 5, 8]) { offset in
        met.append(offset)
        return met.count < 2
      }
      #expect(met == [3, 5])
    }
    #expect(ElementIDs<Int>(in: UnsafeBufferPointer<Int>(start: nil, count: 0), at: 0).firstOffset(of: 1) == nil)
  }
}
