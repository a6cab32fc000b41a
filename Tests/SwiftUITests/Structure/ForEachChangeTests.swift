import Testing

@testable import SwiftUI

@MainActor @Suite("What a ForEach tells about a change of its data")
struct ForEachChangeTests {
  private struct Identified: Identifiable {
    let name: String
    let id: Int
  }

  private struct Computed: Identifiable {
    let name: String
    var id: String { name + "." }
  }

  private final class Reference: Identifiable {
    let id = 1
  }

  @Test("ids are read where they are stored, and only there")
  func storedIDs() {
    #expect(ForEach([Identified(name: "", id: 1)]) { _ in EmptyView() }.idOffset == 16)
    #expect(ForEach([Identified(name: "", id: 1)], id: \.name) { _ in EmptyView() }.idOffset == 0)
    #expect(ForEach([7], id: \.self) { _ in EmptyView() }.idOffset == 0)
    #expect(ForEach([Computed(name: "")]) { _ in EmptyView() }.idOffset == nil)
    #expect(ForEach([Reference()]) { _ in EmptyView() }.idOffset == nil)
  }

  private func edits(_ old: Int, _ new: Int, _ pins: [ForEachChange.Pin], dropped: [Int] = []) -> [LeafEdit] {
    var change = ForEachChange(oldCount: old, newCount: new)
    change.pins = pins
    change.dropped = dropped
    return change.edits
  }

  @Test("rows that stayed in order divide the list")
  func gaps() {
    // A prepend, an insertion between two live rows, an append: last first
    #expect(edits(100, 150, [(20, 70), (21, 71)]) == [LeafEdit(range: 0..<0, count: 50)])
    #expect(edits(100, 103, [(20, 20), (21, 24)]) == [LeafEdit(range: 21..<21, count: 3)])
    #expect(edits(100, 105, [(20, 20)]) == [LeafEdit(range: 100..<100, count: 5)])
    // A removed live row
    #expect(edits(100, 99, [(20, 20), (22, 21)], dropped: [21]) == [LeafEdit(range: 21..<22, count: 0)])
  }

  @Test("from the first row out of order to the last, the edit says where each went")
  func reorder() {
    // Rows 11 and 12 have swapped places
    let swapped = edits(100, 100, [(10, 10), (11, 12), (12, 11), (13, 13)])
    #expect(
      swapped == [LeafEdit(range: 11..<13, count: 2, kept: [.init(old: 0, new: 1), .init(old: 1, new: 0)])])
    // With two leaves per row
    #expect(swapped[0].scaled(by: 2).range == 22..<26)
    #expect(swapped[0].scaled(by: 2).kept.map(\.new) == [2, 3, 0, 1])
  }
}
