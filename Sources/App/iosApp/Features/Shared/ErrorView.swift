import SwiftUI

/// States what went wrong and offers to try again.
struct ErrorView: View {
  struct Model {
    let title: String
    let message: String
    let onRetry: @MainActor () -> Void
    let accessibilityIdentifier: String
    var messageAccessibilityIdentifier = ""
    var retryAccessibilityIdentifier = ""
  }

  let model: Model
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    InlineStateView {
      Image(systemName: "exclamationmark.triangle.fill")
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(model.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Text(model.message)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        // The text may come from the server: it must not push the button away.
        .lineLimit(dynamicTypeSize.isAccessibilitySize ? 24 : 8)
        .accessibilityIdentifier(model.messageAccessibilityIdentifier)
      Button(action: model.onRetry) {
        Text(L10n.AnnouncementList.Error.retry)
          .font(.headline)
          .foregroundStyle(.white)
          .padding(.horizontal, 28)
          .padding(.vertical, 8)
          .frame(minHeight: 44)
          .background(Color.indigo, in: Capsule())
          .contentShape(Capsule())
      }
      .buttonStyle(PressedButtonStyle())
      .accessibilityIdentifier(model.retryAccessibilityIdentifier)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(model.accessibilityIdentifier)
  }
}
