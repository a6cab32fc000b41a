import SwiftUI

#Preview("Nothing there") {
  EmptyStateView(model: .default)
}

#Preview("Loading") {
  LoadingView(model: .init(message: L10n.AnnouncementDetails.loading, accessibilityIdentifier: "preview.loading"))
}

#Preview("Error") {
  ErrorView(
    model: .init(
      title: L10n.AnnouncementList.Error.title, message: "The server did not answer.", onRetry: {},
      accessibilityIdentifier: "preview.error"))
}
