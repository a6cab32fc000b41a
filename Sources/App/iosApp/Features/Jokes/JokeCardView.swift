import SwiftUI

/// A joke as a card: category, set-up, punchline, stars to rate it with, and buttons to copy and share it.
struct JokeCardView: View {
  let joke: Joke
  /// The user's rating.
  let stars: Int?
  let model: any JokeListModel

  static let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 6) {
        if let category = joke.category {
          Text(category.name)
            .font(.caption)
            .fontWeight(.semibold)
            .foregroundStyle(.secondary)
        }
        Text(joke.setup)
          .font(.headline)
        Text(joke.punchline)
          .font(.body)
      }
      .multilineTextAlignment(.leading)
      .accessibilityElement(children: .combine)
      JokeActionsView(joke: joke, stars: stars, model: model)
    }
    .padding(.horizontal, 16)
    .padding(.top, 14)
    .padding(.bottom, 4)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: Self.shape)
    .accessibilityElement(children: .contain)
  }
}
