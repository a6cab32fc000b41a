import SwiftUI

/// Says that the server cannot be reached. It lies over the list, so that nothing moves when it comes and goes.
struct OfflineBanner: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "wifi.slash")
        .accessibilityHidden(true)
      Text(L10n.Jokes.offline)
        .multilineTextAlignment(.leading)
    }
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(Color(hex: "#3A3A3C"), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("jokes.offlineBanner")
  }
}
