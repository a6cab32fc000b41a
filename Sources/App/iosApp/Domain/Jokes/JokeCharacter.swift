/// A character who tells jokes.
enum JokeCharacter: String, Codable, Hashable, Sendable, CaseIterable {
  case mrFunny = "MR_FUNNY"
  case mrPotty = "MR_POTTY"
  case mrBad = "MR_BAD"
  case mrLove = "MR_LOVE"
  case mrSad = "MR_SAD"
}
