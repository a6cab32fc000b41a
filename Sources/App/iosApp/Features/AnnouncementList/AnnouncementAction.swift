/// A user's action on an announcement's card.
enum AnnouncementAction: Hashable, Sendable {
  /// Selects the announcement with this id.
  case selected(String)
}
