import ScrollPatterns
import SwiftUI

/// A row of the characters that scrolls sideways; each leads to their jokes.
struct CharacterCarouselView: View {
  let onCharacter: @MainActor (JokeCharacter) -> Void

  private static let spacing: CGFloat = 12
  private static let width: CGFloat = 132

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: Self.spacing) {
        ForEach(JokeCharacter.allCases, id: \.self) { character in
          Button {
            onCharacter(character)
          } label: {
            VStack(spacing: 8) {
              CharacterPortrait(character: character, size: 56)
              Text(character.name)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.primary)
                .lineLimit(2)
                .multilineTextAlignment(.center)
            }
            .padding(12)
            .frame(width: Self.width)
            .background(Color(uiColor: .secondarySystemGroupedBackground), in: JokeCardView.shape)
            .contentShape(JokeCardView.shape)
          }
          .buttonStyle(PressedButtonStyle())
          .accessibilityIdentifier("jokes.character.\(character.rawValue)")
        }
      }
      .padding(.horizontal, 16)
      .scrollArrowsContent()
    }
    .accessibilityIdentifier("jokes.characters")
    .scrollArrows(step: Self.width + Self.spacing)
  }
}

/// A character's symbol on its colour.
struct CharacterPortrait: View {
  let character: JokeCharacter
  /// In points.
  let size: CGFloat

  var body: some View {
    Image(systemName: character.imageName)
      .font(.system(size: size / 2))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(character.color, in: Circle())
      .accessibilityHidden(true)
  }
}
