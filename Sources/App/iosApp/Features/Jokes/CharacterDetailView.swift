import SwiftUI

/// A character and all their jokes.
struct CharacterDetailView: View {
  @ObservedObject var viewModel: CharacterDetailViewModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: JokeFeedView.spacing) {
        VStack(spacing: 8) {
          CharacterPortrait(character: viewModel.character, size: 88)
          Text(viewModel.character.name)
            .font(.title2.weight(.bold))
            .accessibilityAddTraits(.isHeader)
          Text(viewModel.character.about)
            .font(.body)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
        }
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("character.header")
        ForEach(viewModel.jokeIDs, id: \.self) { id in
          JokeRow(
            id: id, joke: viewModel.joke(id), stars: viewModel.userRating(of: id), model: viewModel,
            accessibilityPrefix: "character")
        }
        JokeListFooter(
          state: .init(viewModel.state, isEmpty: viewModel.jokeIDs.isEmpty), errorMessage: viewModel.errorMessage,
          end: L10n.Jokes.end, model: viewModel, accessibilityPrefix: "character")
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
    .accessibilityIdentifier("character.list")
    .background { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
    .tint(.indigo)
    .task { await viewModel.loadData() }
  }
}
