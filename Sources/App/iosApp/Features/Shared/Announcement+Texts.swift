import Foundation

/// An announcement in words for users, on one line each.
extension Announcement {
  var displayName: String {
    Self.line(petName) ?? L10n.AnnouncementCard.unnamedPet
  }

  /// Species and breed, or the species alone.
  var displayKind: String {
    [species.displayName, Self.line(breed)].compactMap(\.self).joined(separator: " \u{B7} ")
  }

  /// The day on which the pet was last seen, in the user's language.
  var displayDay: String? {
    lastSeenDate.map { Self.dayFormatter.string(from: $0) }
  }

  var displayPlace: String? { Self.line(locationName) }

  /// Returns `text` without line breaks and surrounding blanks; nil if nothing is left.
  private static func line(_ text: String?) -> String? {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Days have no time, so they are read and shown in GMT: a time zone west of it would show the day before.
  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()
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

extension AnimalSex {
  var displayName: String {
    switch self {
    case .male: L10n.AnimalSex.male
    case .female: L10n.AnimalSex.female
    case .unknown: L10n.AnimalSex.unknown
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
