import SwiftUI

#Preview("Joke") {
  @Previewable @State var stars: Int? = 4
  VStack(spacing: 16) {
    JokeCardView(joke: .preview, stars: stars, model: PreviewJokeList.shared)
    Button("One star") { stars = 1 }
  }
  .padding()
}

#Preview("Joke of the day") {
  VStack(spacing: 16) {
    JokeOfTheDayView(joke: .loaded(.preview), onJoke: { _ in })
    JokeOfTheDayView(joke: .loading, onJoke: { _ in })
    JokeOfTheDayView(joke: .unavailable, onJoke: { _ in })
  }
  .padding()
}

#Preview("Joke categories") {
  @Previewable @State var category: JokeCategory? = .knockKnock
  CategoryFilterView(selected: category) { category = $0 }
}

#Preview("Characters") {
  CharacterCarouselView(onCharacter: { _ in })
}

#Preview("Loading a joke") {
  SkeletonCardView()
    .padding()
}

#Preview("Offline") {
  OfflineBanner()
}
