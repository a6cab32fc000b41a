import SwiftUI

/// One joke in full.
struct JokeDetailView: View {
  @ObservedObject var viewModel: JokeDetailViewModel

  var body: some View {
    ScrollView {
      JokeRow(
        id: viewModel.joke.id, joke: viewModel.joke, stars: viewModel.userRating, model: viewModel,
        accessibilityPrefix: "joke"
      )
      .padding(16)
    }
    .accessibilityIdentifier("joke.page")
    .background { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
    .tint(.indigo)
  }
}
