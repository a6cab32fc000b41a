/// The kind of animal an announcement is about.
enum Species: String, CaseIterable, Sendable {
  case dog = "DOG"
  case cat = "CAT"
  case bird = "BIRD"
  case rabbit = "RABBIT"
  /// Also stands for a species that this version of the app does not know.
  case other = "OTHER"
}
