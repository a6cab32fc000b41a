import SimulatorTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("The offsets that built rows cover", .simulator(.iPhoneSE))
struct RowCoverageTests {
  @Test func `Given offsets along an axis, then these are covered up to their bounds, and the other axis is not`() {
    // Given
    var coverage = RowCoverage()
    coverage.cover(100...300, .vertical)
    // Then
    #expect(coverage.covers(100, .vertical) && coverage.covers(300, .vertical))
    #expect(!coverage.covers(99.9, .vertical) && !coverage.covers(300.1, .vertical))
    #expect(!coverage.covers(200, .horizontal))
  }

  @Test func `Given covered offsets, when rows along one axis change, then only those along the other stay covered`() {
    // Given
    var coverage = RowCoverage()
    coverage.cover(0...300, .vertical)
    coverage.cover(0...50, .horizontal)
    // When
    coverage.uncover(.vertical)
    // Then
    #expect(!coverage.covers(20, .vertical) && coverage.covers(20, .horizontal))
    // When the axes change
    coverage.uncoverAll()
    // Then
    #expect(!coverage.covers(20, .horizontal))
  }

  @Test func `Given no containers, then there are no rows, and nothing is pinned`() {
    // Given
    let coverage = RowCoverage()
    // Then
    #expect(coverage.rowCount == 0 && !coverage.hasPinnedRows)
    #expect(coverage.containers(along: .vertical).isEmpty)
    coverage.checkInvariants()
  }

  private struct TwoLazyStacks: View {
    var body: some View {
      ScrollView {
        VStack {
          LazyVStack { ForEach(0..<30, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) } }
          LazyVStack { ForEach(0..<12, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) } }
        }
      }
    }
  }

  @Test func `Given two lazy stacks at rest, when one is inserted again, then its rows still count once`() async throws
  {
    // Given
    let screen = await Screen { TwoLazyStacks() }
    let scroll = try #require(screen.simulator.runtime.scrollViews.all.first)
    var coverage = scroll.coverage
    let stacks = coverage.containers(along: .vertical)
    #expect(stacks.count == 2 && coverage.containers(along: .horizontal).isEmpty)
    #expect(coverage.rowCount == 42 && coverage.covers(0, .vertical))
    // When
    coverage.insert(stacks[0])
    // Then, and its rows may not be built
    #expect(coverage.rowCount == 42 && !coverage.covers(0, .vertical))
    coverage.checkInvariants()
  }

  @Test func `Given two lazy stacks, when one is removed, then the rows of the other are left`() async throws {
    // Given
    let screen = await Screen { TwoLazyStacks() }
    let scroll = try #require(screen.simulator.runtime.scrollViews.all.first)
    var coverage = scroll.coverage
    // When
    coverage.remove(coverage.containers(along: .vertical)[0])
    // Then
    #expect(coverage.rowCount == 12 && !coverage.covers(0, .vertical))
    coverage.checkInvariants()
  }
}
