/// What a person does with an announcement's card.
enum AnnouncementAction: Hashable, Sendable {
  /// Wants to see the announcement with this id.
  case selected(String)
}
