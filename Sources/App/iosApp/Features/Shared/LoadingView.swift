import SwiftUI

/// States that something is loading.
struct LoadingView: View {
  struct Model {
    let message: String
    let accessibilityIdentifier: String
  }

  let model: Model

  var body: some View {
    InlineStateView {
      ProgressView()
        .progressViewStyle(CircularProgressViewStyle(tint: .indigo))
        .scaleEffect(1.5)
        .frame(width: 44, height: 44)
      Text(model.message)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(model.accessibilityIdentifier)
  }
}
