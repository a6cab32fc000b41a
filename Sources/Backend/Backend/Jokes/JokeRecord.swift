import Foundation

/// A joke as the store keeps it and the API sends it.
///
/// Property names are the API's field names. A season that is `nil` is left out of the JSON.
public struct JokeRecord: Codable, Hashable, Sendable, Identifiable {
  /// The form of the joke.
  public enum Category: String, Codable, Hashable, Sendable, CaseIterable {
    case dadJoke = "DAD_JOKE"
    case knockKnock = "KNOCK_KNOCK"
    case pickupLine = "PICKUP_LINE"

    /// The display name.
    public var name: String {
      switch self {
      case .dadJoke: "Dad Jokes"
      case .knockKnock: "Knock-Knock"
      case .pickupLine: "Pickup Lines"
      }
    }
  }

  /// The character who tells the joke.
  public enum Character: String, Codable, Hashable, Sendable, CaseIterable {
    case mrFunny = "MR_FUNNY"
    case mrPotty = "MR_POTTY"
    case mrBad = "MR_BAD"
    case mrLove = "MR_LOVE"
    case mrSad = "MR_SAD"

    /// The display name.
    public var name: String {
      switch self {
      case .mrFunny: "Mr. Funny"
      case .mrPotty: "Mr. Potty"
      case .mrBad: "Mr. Bad"
      case .mrLove: "Mr. Love"
      case .mrSad: "Mr. Sad"
      }
    }

    /// A description of the character in one sentence.
    public var about: String {
      switch self {
      case .mrFunny: "Has a pun for everything and laughs first."
      case .mrPotty: "Finds the bathroom the funniest room of the house."
      case .mrBad: "A villain whose plans end before tea."
      case .mrLove: "Blushes, then says it anyway."
      case .mrSad: "Sighs a lot and is funny by accident."
      }
    }
  }

  public var id: UUID
  /// The set-up, which is told first.
  public var setup: String
  /// The punchline.
  public var punchline: String
  public var category: Category
  /// The characters who tell it, at least one, in the order of `Character.allCases`.
  public var characters: [Character]
  /// The season it is about; `nil` when it fits any.
  public var season: JokeSeason?
  /// The score that lists are sorted by, highest first. A rating adds its stars less three, so from -2 to 2.
  public var popularityScore: Int
  /// How often clients have reported it on a screen.
  public var impressions: Int

  public init(
    id: UUID = UUID(), setup: String, punchline: String, category: Category, characters: [Character],
    season: JokeSeason? = nil, popularityScore: Int = 0, impressions: Int = 0
  ) {
    self.id = id
    self.setup = setup
    self.punchline = punchline
    self.category = category
    self.characters = Character.allCases.filter(characters.contains)
    self.season = season
    self.popularityScore = popularityScore
    self.impressions = impressions
  }

  /// Reads a joke of the API or of the seed, which has no impressions yet.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(UUID.self, forKey: .id), setup: try container.decode(String.self, forKey: .setup),
      punchline: try container.decode(String.self, forKey: .punchline),
      category: try container.decode(Category.self, forKey: .category),
      characters: try container.decode([Character].self, forKey: .characters),
      season: try container.decodeIfPresent(JokeSeason.self, forKey: .season),
      popularityScore: try container.decode(Int.self, forKey: .popularityScore),
      impressions: try container.decodeIfPresent(Int.self, forKey: .impressions) ?? 0)
  }
}
