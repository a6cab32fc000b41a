import Foundation

/// One announcement as its card shows it: every text ready for display, in one line each.
///
/// Two are equal if their cards look the same, so that a reload redraws only what changed; `onAction` does not count.
struct AnnouncementCardViewModel: Identifiable {
  let announcement: Announcement
  /// Where the person is. Coordinates are shown only to those who share their own.
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

  var name: String {
    Self.line(announcement.petName) ?? L10n.AnnouncementCard.unnamedPet
  }

  /// Species and breed, or the species alone.
  var kind: String {
    [announcement.species.displayName, Self.line(announcement.breed)].compactMap(\.self).joined(separator: " \u{B7} ")
  }

  var status: AnnouncementStatus { announcement.status }

  /// The day on which the pet was last seen, in the person's language.
  var date: String? {
    announcement.lastSeenDate.map { Self.dayFormatter.string(from: $0) }
  }

  var place: String? { Self.line(announcement.locationName) }

  /// Where the pet was last seen in degrees, nil without `userLocation`.
  var coordinates: String? {
    guard userLocation != nil, let location = announcement.location else { return nil }
    return L10n.AnnouncementCard.coordinates(latitude: location.latitude, longitude: location.longitude)
  }

  var photoURL: URL? { announcement.photoURL }

  @MainActor func select() {
    onAction(.selected(id))
  }

  /// `text` without line breaks and surrounding blanks, nil if nothing is left.
  private static func line(_ text: String?) -> String? {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Days have no time of day, so they are read and shown in GMT: a time zone west of it would show the day before.
  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()
}

extension AnnouncementCardViewModel: Equatable {
  static func == (first: AnnouncementCardViewModel, second: AnnouncementCardViewModel) -> Bool {
    first.announcement == second.announcement && first.userLocation == second.userLocation
  }
}

extension Species {
  var displayName: String {
    switch self {
    case .dog: L10n.Species.dog
    case .cat: L10n.Species.cat
    case .bird: L10n.Species.bird
    case .rabbit: L10n.Species.rabbit
    case .other: L10n.Species.other
    }
  }
}

extension AnnouncementStatus {
  var displayName: String {
    switch self {
    case .missing: L10n.AnnouncementStatus.missing
    case .found: L10n.AnnouncementStatus.found
    case .closed: L10n.AnnouncementStatus.closed
    case .unknown: L10n.AnnouncementStatus.unknown
    }
  }
}
