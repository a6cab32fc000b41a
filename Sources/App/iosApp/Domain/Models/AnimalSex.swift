/// The sex of an animal, as far as its owner or finder can tell.
enum AnimalSex: String, CaseIterable, Sendable {
  case male = "MALE"
  case female = "FEMALE"
  case unknown = "UNKNOWN"
}
