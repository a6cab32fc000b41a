import SwiftUI

/// An announcement as a card: photo, status, name, species, day and place. One button, and one element for VoiceOver.
///
/// Photo and text are side by side; at accessibility text sizes the photo moves on top, which gives the text the full
/// width. All text is limited, so the card of any announcement fits on the screen.
struct AnnouncementCardView: View {
  let viewModel: AnnouncementCardViewModel
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// The photo's corners are concentric with the card's: smaller by the padding between them.
  private let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)
  private let photoShape = RoundedRectangle(cornerRadius: 10, style: .continuous)

  var body: some View {
    Button(action: viewModel.select) {
      content
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(uiColor: .secondarySystemGroupedBackground), in: shape)
        .contentShape(shape)
    }
    .buttonStyle(PressedButtonStyle())
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }

  @ViewBuilder private var content: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 12) {
        AnnouncementPhoto(url: viewModel.photoURL)
          .aspectRatio(16.0 / 9.0, contentMode: .fit)
          .clipShape(photoShape)
        details
      }
    } else {
      HStack(alignment: .top, spacing: 12) {
        AnnouncementPhoto(url: viewModel.photoURL)
          .frame(width: 112, height: 116)
          .clipShape(photoShape)
        details
      }
    }
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 4) {
      StatusBadge(status: viewModel.status)
      Text(viewModel.name)
        .font(.headline)
        .foregroundStyle(.primary)
        .lineLimit(dynamicTypeSize.isAccessibilitySize ? 3 : 2)
      Text(viewModel.kind)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(secondaryLineLimit)
      if let date = viewModel.date {
        caption(date, systemImage: "calendar")
          .accessibilityLabel(L10n.AnnouncementCard.lastSeen(date))
      }
      if let place = viewModel.place {
        caption(place, systemImage: "mappin")
          .accessibilityLabel(L10n.AnnouncementCard.place(place))
      }
      if let coordinates = viewModel.coordinates {
        caption(coordinates, systemImage: "map")
      }
    }
    .truncationMode(.tail)
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var secondaryLineLimit: Int { dynamicTypeSize.isAccessibilitySize ? 2 : 1 }

  private func caption(_ text: String, systemImage: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Image(systemName: systemImage)
        .imageScale(.small)
        .accessibilityHidden(true)
      Text(text)
        .lineLimit(secondaryLineLimit)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .combine)
  }
}
