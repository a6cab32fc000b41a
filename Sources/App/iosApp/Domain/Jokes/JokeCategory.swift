/// The form of a joke.
enum JokeCategory: String, Codable, Hashable, Sendable, CaseIterable {
  case dadJoke = "DAD_JOKE"
  case knockKnock = "KNOCK_KNOCK"
  case pickupLine = "PICKUP_LINE"
}
