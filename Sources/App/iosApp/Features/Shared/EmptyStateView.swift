import SwiftUI

/// States that there is nothing to show.
struct EmptyStateView: View {
  struct Model {
    let title: String
    let description: String
    /// The name of an SF Symbol.
    let imageName: String
    let accessibilityIdentifier: String
  }

  let model: Model

  var body: some View {
    InlineStateView {
      Image(systemName: model.imageName)
        .font(.largeTitle)
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
      Text(model.title)
        .font(.headline)
      Text(model.description)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(model.accessibilityIdentifier)
  }
}

extension EmptyStateView.Model {
  /// The state of the full announcement list.
  static var `default`: Self {
    .init(
      title: L10n.AnnouncementList.EmptyState.title,
      description: L10n.AnnouncementList.EmptyState.description,
      imageName: "tray.fill",
      accessibilityIdentifier: "animalList.emptyState")
  }
}
