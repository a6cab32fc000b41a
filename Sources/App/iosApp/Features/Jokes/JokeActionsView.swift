import SwiftUI

/// Five stars, copy and share; on two lines at accessibility text sizes.
struct JokeActionsView: View {
  let joke: Joke
  let stars: Int?
  let model: any JokeListModel

  @State private var copies = 0
  @State private var isCopied = false
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.colorScheme) private var colorScheme

  /// How long a copy is confirmed, in seconds.
  private static let confirmation = 1.5

  var body: some View {
    content
      .font(.body)
      .buttonStyle(PressedButtonStyle())
      .task(id: copies) {
        guard copies > 0 else { return }
        isCopied = true
        try? await Task.sleep(for: .seconds(Self.confirmation))
        isCopied = false
      }
  }

  @ViewBuilder private var content: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) { starButtons }
        HStack(spacing: 0) { otherButtons }
      }
    } else {
      HStack(spacing: 0) {
        starButtons
        Spacer(minLength: 0)
        otherButtons
      }
    }
  }

  private var starButtons: some View {
    ForEach(1...5, id: \.self) { number in
      Button {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        model.rate(joke, stars: number == stars ? nil : number)
      } label: {
        symbol(number <= (stars ?? 0) ? "star.fill" : "star")
          .foregroundStyle(starColor)
      }
      .accessibilityLabel(L10n.Jokes.stars(number))
      .accessibilityAddTraits(number == stars ? .isSelected : [])
      .accessibilityIdentifier("joke.star.\(number)")
    }
  }

  @ViewBuilder private var otherButtons: some View {
    Button {
      UIPasteboard.general.string = joke.text
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      copies += 1
    } label: {
      symbol(isCopied ? "checkmark" : "doc.on.doc")
    }
    .accessibilityLabel(isCopied ? L10n.Jokes.copied : L10n.Jokes.copy)
    .accessibilityIdentifier("joke.copy")
    ShareLink(item: joke.text) { symbol("square.and.arrow.up") }
      .accessibilityLabel(L10n.Jokes.share)
      .accessibilityIdentifier("joke.share")
  }

  /// Seven symbols are as wide as a card on the smallest phone.
  private func symbol(_ name: String) -> some View {
    Image(systemName: name)
      .frame(minWidth: 34, maxWidth: 44, minHeight: 44)
      .contentShape(Rectangle())
  }

  /// Darker in light mode, where a yellow star would hardly be visible.
  private var starColor: Color { Color(hex: colorScheme == .dark ? "#FFD60A" : "#9A6700") }
}
