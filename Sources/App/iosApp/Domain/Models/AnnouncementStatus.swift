/// The state of the search for a pet.
enum AnnouncementStatus: String, CaseIterable, Sendable {
  case missing = "MISSING"
  case found = "FOUND"
  case closed = "CLOSED"
  /// A status that this version of the app does not know.
  case unknown = "UNKNOWN"
}
