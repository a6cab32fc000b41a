import ScrollPatterns
import SwiftUI

/// A title and a row of cards that scrolls sideways, with an arrow at each end that has more cards.
struct ResourcesSectionView: View {
  let quickTasks: [QuickTask]

  /// In points, between the cards and at both ends of the row.
  private static let spacing: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(L10n.Resources.title)
        .font(.title2)
        .fontWeight(.bold)
        .padding(.horizontal, Self.spacing)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("landingPage.resources.title")
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: Self.spacing) {
          ForEach(quickTasks, id: \.uuid) { task in
            ResourcesCard(task: task)
              .accessibilityIdentifier("landingPage.resource.\(task.uuid)")
          }
        }
        .padding(.horizontal, Self.spacing)
        .scrollArrowsContent()
      }
      .accessibilityIdentifier("landingPage.resources.scroll")
      .scrollArrows(step: ResourcesCard.width + Self.spacing)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("landingPage.resources")
  }
}
