import SimulatorTesting
import SwiftUI

/// A stack in which an item whose number is divisible by 8 begins a section.
struct FuzzSections: View {
  @ObservedObject var model: SampleList
  static let header: CGFloat = 30
  static let footer: CGFloat = 20
  static let gap = header + footer + 3 * SamplePage.spacing

  struct Part: Identifiable {
    let id: Int
    var items: [SampleItem]
  }

  static func parts(_ items: [SampleItem]) -> [Part] {
    var parts: [Part] = []
    for item in items {
      if parts.isEmpty || begins(item) { parts.append(Part(id: parts.isEmpty ? -1 : item.id, items: [])) }
      parts[parts.count - 1].items.append(item)
    }
    return parts
  }

  static func begins(_ item: SampleItem) -> Bool { item.id % 8 == 0 }

  var body: some View {
    LazyVStack(spacing: SamplePage.spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) {
      ForEach(Self.parts(model.items)) { part in
        Section {
          ForEach(part.items) { SampleRow(item: $0) }
        } header: {
          Color.red.frame(height: Self.header).accessibilityIdentifier("head.\(part.id)")
        } footer: {
          Color.green.frame(height: Self.footer).accessibilityIdentifier("foot.\(part.id)")
        }
      }
    }
  }
}

extension ScrollFuzzRun {
  var hasSections: Bool { page == .sections || page == .list }
  /// The distance between the last row of a section and the first of the next.
  var sectionGap: CGFloat { page == .list ? FuzzSections.header + SamplePage.spacing : FuzzSections.gap }

  /// Checks that cells lie side by side in lines, a gap apart.
  func checkGrid(_ rows: [Screen.Row], _ indices: [Int]) throws {
    let width = screen.simulator.displayList.size.width
    let gap = SamplePage.spacing
    let columns = Int((width + gap) / (FuzzPageView.leastCellWidth + gap))
    let length = (width + gap) / CGFloat(columns) - gap
    var line: (index: Int, minY: CGFloat, maxY: CGFloat)?
    for (row, index) in zip(rows, indices) {
      let x = CGFloat(index % columns) * (length + gap)
      if abs(row.frame.minX - x) > 1e-5 { throw failure("cell \(row.id) at \(row.frame.minX), not \(x)") }
      if let last = line, last.index == index / columns {
        if abs(row.frame.minY - last.minY) > 1e-5 { throw failure("cell \(row.id) is not in its line") }
        line?.maxY = max(last.maxY, row.frame.maxY)
      } else {
        if let last = line, abs(row.frame.minY - last.maxY - gap) > 1e-5 { throw failure("gap above cell \(row.id)") }
        line = (index / columns, row.frame.minY, row.frame.maxY)
      }
    }
  }

  /// Checks that the rows of a section are contiguous, and that its header is in position.
  func checkSections(_ rows: [Screen.Row], _ indices: [Int]) throws {
    for (index, row) in rows.enumerated().dropFirst() {
      let begins = FuzzSections.begins(model.items[indices[index]])
      let gap = row.frame.minY - rows[index - 1].frame.maxY
      if abs(gap - (begins ? sectionGap : SamplePage.spacing)) > 1e-5 {
        throw failure("gap of \(gap) above row \(row.id)")
      }
    }
    guard let first = screen.visibleRows.first else { return }
    let parts = FuzzSections.parts(model.items)
    guard let part = parts.first(where: { $0.items.contains { $0.id == first.id } }) else { return }
    let header = screen.findAll(.identifier("head.\(part.id)")).first?.frame
    guard let header else { throw failure("section \(part.id) has no header") }
    let start = part.items.first.flatMap { screen.row($0.id) }.map {
      $0.frame.minY - SamplePage.spacing - FuzzSections.header
    }
    let end = part.items.last.flatMap { screen.row($0.id) }?.frame.maxY
    let wanted = min(max(start ?? -.infinity, screen.top), (end ?? .infinity) - FuzzSections.header)
    // A section shorter than its header does not push it above the section's own start.
    let expected = max(wanted, start ?? -.infinity)
    if abs(header.minY - expected) > 1e-5 {
      throw failure("header of section \(part.id) at \(header.minY), not \(expected)")
    }
  }
}

/// A plain list with the same sections as `FuzzSections`; rows have no spacing around them.
struct FuzzList: View {
  @ObservedObject var model: SampleList
  @ObservedObject var controls = FuzzControls()

  var body: some View {
    List(selection: $controls.chosen) {
      ForEach(FuzzSections.parts(model.items)) { part in
        Section {
          ForEach(part.items) { SampleRow(item: $0) }
            .onMove { offsets, destination in
              guard let start = model.items.firstIndex(where: { $0.id == part.items.first?.id }) else { return }
              model.items.move(fromOffsets: IndexSet(offsets.map { $0 + start }), toOffset: destination + start)
            }
            .listRowInsets(EdgeInsets(top: SamplePage.spacing, leading: 0, bottom: 0, trailing: 0))
            .swipeActions { Button("Delete", role: .destructive) {} }
        } header: {
          Color.red.frame(height: FuzzSections.header).accessibilityIdentifier("head.\(part.id)")
            .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        }
      }
    }
    .listStyle(.plain)
    .environment(\.editMode, $controls.mode)
    .environment(\.defaultMinListRowHeight, 0)
    .environment(\.defaultMinListHeaderHeight, 0)
  }
}
