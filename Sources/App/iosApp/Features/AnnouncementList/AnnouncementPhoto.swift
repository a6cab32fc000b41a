import SwiftUI

/// A pet's photo that fills its frame and is clipped by the caller's shape.
///
/// While the photo loads, a plain paw print is shown; without a photo, or if it cannot be loaded, the paw print has a
/// label.
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
