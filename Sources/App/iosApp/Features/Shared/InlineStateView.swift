import SwiftUI

/// The frame that loading, error and empty state share: as tall as one another, so that nothing on the page moves when
/// one takes the place of the other. Caveat: a long message at large text needs more.
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
