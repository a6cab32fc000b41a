import ScrollPatterns
import SwiftUI

/// The Jokes tab: joke of the day, characters, and an endless feed.
struct JokeFeedView: View {
  @ObservedObject var viewModel: JokeViewModel
  var onCharacter: @MainActor (JokeCharacter) -> Void = { _ in }
  var onJoke: @MainActor (Joke) -> Void = { _ in }

  /// Points between cards.
  static let spacing: CGFloat = 12
  private static let top = "jokes.top"

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: Self.spacing) {
          JokeOfTheDayView(joke: viewModel.jokeOfTheDay, onJoke: onJoke)
            .padding(.horizontal, 16)
          CharacterCarouselView(onCharacter: onCharacter)
          ForEach(viewModel.jokeIDs, id: \.self) { id in
            JokeRow(
              id: id, joke: viewModel.joke(id), stars: viewModel.userRating(of: id), model: viewModel,
              accessibilityPrefix: "jokes"
            )
            .padding(.horizontal, 16)
          }
          JokeListFooter(
            state: .init(viewModel.state, isEmpty: viewModel.jokeIDs.isEmpty), errorMessage: viewModel.errorMessage,
            end: viewModel.jokeIDs.isEmpty ? L10n.Jokes.allRated : L10n.Jokes.end, model: viewModel,
            accessibilityPrefix: "jokes"
          )
          .padding(.horizontal, 16)
        }
        .padding(.vertical, Self.spacing)
        .onScrollBegin(while: viewModel.waitsForFirstMove, perform: viewModel.triggerBackgroundLoadIfNeeded)
        .id(Self.top)
      }
      .accessibilityIdentifier("jokes.list")
      .refreshable { await viewModel.refresh() }
      .safeAreaInset(edge: .top, spacing: 0) {
        CategoryFilterView(selected: viewModel.selectedCategory, select: viewModel.select)
      }
      // Content can be scrolled out from under it, including Retry at its end.
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if viewModel.isOffline { OfflineBanner().padding(12) }
      }
      .onChange(of: viewModel.topRequest) { proxy.scrollTo(Self.top, anchor: UnitPoint(x: 0.5, y: 0)) }
    }
    .background { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
    .tint(.indigo)
    .task { await viewModel.loadData() }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
      viewModel.didReturn()
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
      viewModel.didLeave()
    }
  }
}
