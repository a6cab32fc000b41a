/// A screen that the app can be opened with.
public enum AppScreen: String, CaseIterable, Sendable {
  /// The Home tab.
  case landing
  /// The Lost Pets tab with all announcements.
  case lostPets = "lost-pets"
  /// The Ask tab with questions and answers.
  case ask
  /// The Jokes tab.
  case jokes
  /// The Me tab with the rated jokes.
  case me
}
