import SimulatorTesting
import SwiftUI

@testable import iosApp

/// LP7, LP11: with 10,000 announcements, the work depends on the viewport.
@MainActor @Suite("Ten thousand announcements", .simulator(.iPhone15Pro))
struct AnnouncementListScaleTests {
  /// The list's scroll position.
  enum Place: CaseIterable {
    case ownScrollView, nestedInThePage, probed
  }

  private static let count = 10_000

  private func screen(_ place: Place) async throws -> Screen {
    let repository = MockAnnouncementRepository()
    repository.mockAnnouncements = createMockAnnouncements(count: Self.count)
    let viewModel = AnnouncementCardsListViewModel(
      repository: repository, query: .defaultQuery(location: nil), onAnnouncementTapped: { _ in })
    viewModel.setQuery(.defaultQuery(location: nil))
    await viewModel.settled()
    let screen = await Screen {
      switch place {
      case .ownScrollView:
        AnnouncementCardsListView(viewModel: viewModel, emptyStateModel: .default, listAccessibilityId: "list")
      case .nestedInThePage: CardsInPage(viewModel: viewModel)
      case .probed: Prober { CardsInPage(viewModel: viewModel) }
      }
    }
    try await screen.settle()
    return screen
  }

  private struct CardsInPage: View {
    let viewModel: AnnouncementCardsListViewModel
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.indigo.frame(height: 200)
          Prober {
            AnnouncementCardsListView(
              viewModel: viewModel, emptyStateModel: .default, listAccessibilityId: "list", hasOwnScrollView: false)
          }
        }
      }
    }
  }

  /// A layout that asks its content for every kind of size before it places it.
  private struct Prober: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      for probe in [ProposedViewSize.zero, .infinity, .unspecified] { _ = subviews.first?.sizeThatFits(probe) }
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("live rows stay under 40 and a frame without a new row runs no body and no layout", arguments: Place.allCases)
  func scrolling(_ place: Place) async throws {
    let screen = try await screen(place)
    #expect(screen.counters.rowsBuilt <= 10)
    #expect(screen.counters.bodies < 500, "no row is built to be counted")
    var quietFrames = 0
    for _ in 0..<120 {
      let before = screen.counters
      try await screen.wheel(12)
      let after = screen.counters
      #expect(after.liveRows < 40)
      #expect(after.prefetchedRows - before.prefetchedRows <= 2)
      if after.rowsEntered == before.rowsEntered, after.prefetchedRows == before.prefetchedRows {
        quietFrames += 1
        #expect(after.bodies == before.bodies)
        #expect(after.layouts == before.layouts)
        #expect(after.measurements == before.measurements)
      }
    }
    #expect(quietFrames > 90)
  }

  @Test("a jump to the end builds at most two screenfuls and shows the last card", arguments: Place.allCases)
  func jumpToTheEnd(_ place: Place) async throws {
    let screen = try await screen(place)
    let cardHeight = try #require(screen.findAll(.identifier(startsWith: "list.announcementCard.")).first).frame.height
    let before = screen.counters.rowsBuilt
    try await screen.press(.end)
    try await screen.settle()
    #expect(CGFloat(screen.counters.rowsBuilt - before) <= 2 * 852 / cardHeight)
    let last = try #require(screen.findAll(.identifier(startsWith: "list.announcementCard.")).last)
    #expect(last.identifier == "list.announcementCard.\(Self.count - 1)")
    #expect(last.frame.maxY <= 852 - 34 + 0.5)
    #expect(screen.counters.liveRows < 40)
  }
}
