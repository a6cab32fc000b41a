import SwiftUI

/// Photo, status, name, and a line for every other known detail of a pet.
struct AnnouncementDetailsContent: View {
  let announcement: Announcement

  private let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      AnnouncementPhoto(url: announcement.photoURL)
        .aspectRatio(4.0 / 3.0, contentMode: .fit)
        .clipShape(shape)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("petDetails.photo")
      VStack(alignment: .leading, spacing: 6) {
        StatusBadge(status: announcement.status)
          .accessibilityIdentifier("petDetails.status")
        Text(announcement.displayName)
          .font(.title)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("petDetails.name")
        Text(announcement.displayKind)
          .font(.body)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("petDetails.kind")
      }
      facts
      if !announcement.description.isEmpty {
        Text(announcement.description)
          .font(.body)
          .accessibilityIdentifier("petDetails.description")
      }
      if let location = announcement.location {
        PlaceMap(name: announcement.displayName, location: location)
          .clipShape(shape)
          .accessibilityIdentifier("petDetails.map")
      }
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 12) {
      fact(L10n.AnnouncementDetails.sex, announcement.sex.displayName, identifier: "petDetails.sex")
      if let age = announcement.age {
        fact(L10n.AnnouncementDetails.age, age.formatted(), identifier: "petDetails.age")
      }
      if let day = announcement.displayDay {
        fact(L10n.AnnouncementDetails.lastSeen, day, identifier: "petDetails.date")
      }
      if let place = announcement.displayPlace {
        fact(L10n.AnnouncementDetails.place, place, identifier: "petDetails.place")
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: shape)
  }

  private func fact(_ title: String, _ value: String, identifier: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
        .font(.footnote)
        .foregroundStyle(.secondary)
      Text(value)
        .font(.body)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(identifier)
  }
}
