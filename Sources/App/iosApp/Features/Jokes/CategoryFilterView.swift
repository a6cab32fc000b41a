import SwiftUI

/// A row of buttons, one for each category and one for all, that stays in place over the feed.
struct CategoryFilterView: View {
  /// Nil for all.
  let selected: JokeCategory?
  let select: @MainActor (JokeCategory?) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        button(L10n.Jokes.all, nil, "jokes.category.all")
        ForEach(JokeCategory.allCases, id: \.self) { category in
          button(category.name, category, "jokes.category.\(category.rawValue)")
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 6)
    }
    .background { Color(uiColor: .systemGroupedBackground) }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("jokes.categories")
  }

  private func button(_ title: String, _ category: JokeCategory?, _ identifier: String) -> some View {
    let isSelected = category == selected
    return Button {
      UISelectionFeedbackGenerator().selectionChanged()
      select(category)
    } label: {
      Text(title)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(isSelected ? Color.white : Color.primary)
        .padding(.horizontal, 14)
        .frame(minHeight: 36)
        .background(isSelected ? Color.indigo : Color(uiColor: .secondarySystemGroupedBackground), in: Capsule())
        .frame(minHeight: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressedButtonStyle())
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier(identifier)
  }
}
