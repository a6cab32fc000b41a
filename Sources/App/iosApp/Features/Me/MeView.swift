import SwiftUI

/// The Me tab: the jokes that the user has rated.
struct MeView: View {
  @ObservedObject var viewModel: MeViewModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: JokeFeedView.spacing) {
        if viewModel.jokeIDs.isEmpty, viewModel.state == .end {
          EmptyStateView(
            model: .init(
              title: L10n.Me.emptyTitle, description: L10n.Me.emptyDescription, imageName: "star",
              accessibilityIdentifier: "me.empty"))
        } else {
          Text(L10n.Me.ratedJokes)
            .font(.title2.weight(.bold))
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          ForEach(viewModel.jokeIDs, id: \.self) { id in
            JokeRow(
              id: id, joke: viewModel.joke(id), stars: viewModel.userRating(of: id), model: viewModel,
              accessibilityPrefix: "me")
          }
          if viewModel.state == .failed {
            JokeListFooter(
              state: .failed, errorMessage: viewModel.errorMessage, end: "", model: viewModel,
              accessibilityPrefix: "me")
          }
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
    }
    .accessibilityIdentifier("me.list")
    .background { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
    .tint(.indigo)
    .task { await viewModel.loadData() }
  }
}
