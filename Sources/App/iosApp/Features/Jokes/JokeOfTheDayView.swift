import SwiftUI

/// A card with the joke of the day. It is as tall before the joke arrives, so that nothing moves then.
struct JokeOfTheDayView: View {
  let joke: JokeViewModel.JokeOfTheDay
  let onJoke: @MainActor (Joke) -> Void
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Button {
      if case .loaded(let joke) = joke { onJoke(joke) }
    } label: {
      VStack(alignment: .leading, spacing: 6) {
        Label {
          Text(L10n.Jokes.jokeOfTheDay)
        } icon: {
          Image(systemName: "sun.max.fill")
            .accessibilityHidden(true)
        }
        .font(.subheadline.weight(.semibold))
        Text(setup)
          .font(.headline)
          .lineLimit(lines, reservesSpace: true)
        Text(punchline)
          .font(.body)
          .lineLimit(lines, reservesSpace: true)
      }
      .foregroundStyle(.black)
      .multilineTextAlignment(.leading)
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(red: 1, green: 0.84, blue: 0), in: JokeCardView.shape)
      .contentShape(JokeCardView.shape)
    }
    .buttonStyle(PressedButtonStyle())
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .accessibilityIdentifier("jokes.daily")
  }

  private var lines: Int { dynamicTypeSize.isAccessibilitySize ? 4 : 2 }

  private var setup: String {
    switch joke {
    case .loading: L10n.Jokes.loading
    case .loaded(let joke): joke.setup
    case .unavailable: L10n.Jokes.noJokeOfTheDay
    }
  }

  private var punchline: String {
    if case .loaded(let joke) = joke { joke.punchline } else { "" }
  }
}
