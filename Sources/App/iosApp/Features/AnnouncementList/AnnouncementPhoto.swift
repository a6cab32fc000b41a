import SwiftUI

/// A pet's photo, filling whatever frame it is given and cut off at its edges by the caller's clip shape.
///
/// While the photo loads there is a quiet paw print; without one, or if it cannot be loaded, the paw print is labelled.
struct AnnouncementPhoto: View {
  let url: URL?

  var body: some View {
    Color(uiColor: .tertiarySystemFill)
      .overlay {
        if let url {
          AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image):
              image
                .resizable()
                .scaledToFill()
                .accessibilityHidden(true)
            case .failure:
              placeholder
            default:
              symbol
            }
          }
        } else {
          placeholder
        }
      }
  }

  private var symbol: some View {
    Image(systemName: "pawprint.fill")
      .font(.title)
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }

  private var placeholder: some View {
    VStack(spacing: 4) {
      symbol
      Text(L10n.AnnouncementCard.photoMissing)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
    .padding(8)
  }
}
