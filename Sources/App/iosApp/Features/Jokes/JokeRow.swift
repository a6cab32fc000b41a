import SwiftUI

/// A row of a list of jokes: the card, or a skeleton while the joke has to be loaded again.
struct JokeRow: View {
  let id: UUID
  let joke: Joke?
  let stars: Int?
  let model: any JokeListModel
  let accessibilityPrefix: String

  var body: some View {
    ZStack {
      if let joke {
        JokeCardView(joke: joke, stars: stars, model: model)
          .accessibilityIdentifier("\(accessibilityPrefix).card.\(id.uuidString)")
      } else {
        SkeletonCardView()
          .accessibilityIdentifier("\(accessibilityPrefix).skeleton")
      }
    }
    .onAppear { model.loadMoreIfNeeded(currentItem: id) }
  }
}
