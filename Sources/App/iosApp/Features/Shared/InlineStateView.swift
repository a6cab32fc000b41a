import SwiftUI

/// The frame that the loading, error and empty states share: equally tall, so that nothing on the page moves when one
/// replaces another. Caveat: a long message at large text needs more.
struct InlineStateView<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 12) { content }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 32)
      .padding(.vertical, 24)
      .frame(maxWidth: .infinity, minHeight: 280)
  }
}
