import SwiftUI

/// The title above the newest announcements, and the button to all of them.
struct ListHeaderRowView: View {
  let onViewAll: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    row
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("landingPage.listHeader")
  }

  @ViewBuilder private var row: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 0) {
        title
        viewAllButton
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 8) {
        title
        Spacer(minLength: 0)
        viewAllButton
      }
      .frame(minHeight: 52)
    }
  }

  private var title: some View {
    Text(L10n.LandingPage.ListHeader.title)
      .font(.title2)
      .fontWeight(.bold)
      .accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier("landingPage.listHeader.title")
  }

  private var viewAllButton: some View {
    Button(action: onViewAll) {
      Text(L10n.LandingPage.ListHeader.viewAll)
        .font(.body)
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .layoutPriority(1)
    .accessibilityIdentifier("landingPage.viewAllButton")
  }
}
