/// A screen that the app can be opened with.
public enum AppScreen: String, CaseIterable, Sendable {
  case landing
}

/// Something that a person chose on a screen and that leads to another one.
public enum AppSelection: Hashable, Sendable {
  case lostPet
  case foundPet
  case viewAll
  case announcement(id: String)
}
