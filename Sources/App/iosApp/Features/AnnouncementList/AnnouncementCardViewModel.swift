import Foundation

/// An announcement as its card shows it: every text ready for display, on one line.
///
/// Two are equal if their cards look the same, so that a reload redraws only what changed; `onAction` does not count.
struct AnnouncementCardViewModel: Identifiable {
  let announcement: Announcement
  /// The user's location. Coordinates are shown only to users who share their own.
  let userLocation: Coordinate?
  private let onAction: @MainActor (AnnouncementAction) -> Void

  init(
    announcement: Announcement,
    userLocation: Coordinate? = nil,
    onAction: @escaping @MainActor (AnnouncementAction) -> Void
  ) {
    self.announcement = announcement
    self.userLocation = userLocation
    self.onAction = onAction
  }

  var id: String { announcement.id }

  var name: String { announcement.displayName }

  /// Species and breed, or the species alone.
  var kind: String { announcement.displayKind }

  var status: AnnouncementStatus { announcement.status }

  /// The day on which the pet was last seen, in the user's language.
  var date: String? { announcement.displayDay }

  var place: String? { announcement.displayPlace }

  /// Where the pet was last seen in degrees; nil without `userLocation`.
  var coordinates: String? {
    guard userLocation != nil, let location = announcement.location else { return nil }
    return L10n.AnnouncementCard.coordinates(latitude: location.latitude, longitude: location.longitude)
  }

  var photoURL: URL? { announcement.photoURL }

  @MainActor func select() {
    onAction(.selected(id))
  }
}

extension AnnouncementCardViewModel: Equatable {
  static func == (first: AnnouncementCardViewModel, second: AnnouncementCardViewModel) -> Bool {
    first.announcement == second.announcement && first.userLocation == second.userLocation
  }
}
