extension JokeGenerator {
  static let templates = [
    Template(
      category: .dadJoke, characters: [.mrFunny], setup: "Why did the {a} {b} take {c} to the {d}?",
      punchline: "Somebody had said that no {d} is complete without a {b}, {c} and something {a}."),
    Template(
      category: .knockKnock, characters: [.mrFunny],
      setup: "Knock, knock. Who's there? The {a} {b} from the {d}. Which {b}, the one with {c}?",
      punchline: "What other {b} at the {d} is this {a}? Take {c} and let me in!"),
    Template(
      category: .pickupLine, characters: [.mrLove], setup: "Have you met the {a} {b} who sells {c} at the {d}?",
      punchline: "Me neither, but for you I'd go to the {d}, be {a}, hug the {b} and buy all of {c}."),
    Template(
      category: .dadJoke, characters: [.mrPotty],
      setup: "What happened when the {a} {b} dropped {c} into the toilet of the {d}?",
      punchline: "The {d} called a plumber, who found {c}, and a {b} looking less {a} than before."),
    Template(
      category: .dadJoke, characters: [.mrBad], setup: "How did the {a} {b} plan to steal {c} from the {d}?",
      punchline: "By waiting until {c} got bored of the {d}. It takes a {a} {b} to be that patient."),
    Template(
      category: .dadJoke, characters: [.mrSad], setup: "Why did the {a} {b} sit alone with {c} at the {d}?",
      punchline: "Everybody else at the {d} had brought a {b}, too, only less {a}. At least {c} stayed."),
    Template(
      category: .pickupLine, characters: [.mrLove, .mrSad], setup: "Is this {a} {b} at the {d} yours, and is that {c}?",
      punchline: "I only ask because a {a} {b} with {c} is all the company I've had at the {d}, until you."),
    Template(
      category: .knockKnock, characters: [.mrBad],
      setup: "Knock, knock. Who's there? A {a} {b} with {c}. Not the one that was thrown out of the {d}?",
      punchline: "The very same: {a}, a {b}, and {c} was the reason why the {d} had enough."),
    Template(
      category: .dadJoke, characters: [.mrFunny],
      setup: "What does a {a} {b} put under the tree at the {d}, {c} aside?",
      punchline: "Itself. Nothing says a merry {d} like a {a} {b} wrapped up in {c}.", season: .christmas),
    Template(
      category: .dadJoke, characters: [.mrFunny, .mrBad],
      setup: "Who haunts the {d} as a {a} {b} with {c}?",
      punchline: "Whoever it is, the {d} has never sold more tickets for {c}, a {b} and a {a} evening.",
      season: .halloween),
  ]

  static let adjectives = [
    "brave", "sleepy", "polite", "grumpy", "curious", "tiny", "dizzy", "musical", "nervous", "retired", "clumsy",
    "cheerful", "forgetful", "fluffy", "hungry", "bashful", "proud", "patient", "soggy", "stubborn", "dramatic",
    "thrifty", "wobbly", "famous", "left-handed", "punctual", "ticklish", "worried", "giggling", "barefoot",
  ]

  static let animals = [
    "penguin", "badger", "llama", "hamster", "walrus", "flamingo", "hedgehog", "otter", "camel", "parrot", "beaver",
    "moose", "tortoise", "ferret", "gorilla", "pigeon", "raccoon", "lobster", "zebra", "donkey", "meerkat", "puffin",
    "koala", "rooster", "goldfish", "panda", "squirrel", "seal", "giraffe", "magpie",
  ]

  static let things = [
    "a tuba", "a bag of flour", "a spare sock", "a rubber boot", "a jar of pickles", "a folding chair",
    "a broken clock",
    "a wheelbarrow", "a kite", "a cheese sandwich", "a flute", "a stack of napkins", "a trampoline", "a paper hat",
    "a bucket of paint", "a snow globe", "a garden hose", "a pocket mirror", "a wooden spoon", "a bowl of soup",
    "a striped scarf", "a pogo stick", "a feather duster", "a bar of soap", "a bicycle pump", "a tea cosy",
    "a map of Norway", "a pair of skates", "a cushion", "a telescope",
  ]

  static let places = [
    "library", "car wash", "opera", "bakery", "post office", "museum", "airport", "bus stop", "school play", "harbour",
    "dentist", "village fair", "swimming pool", "supermarket", "car park", "castle", "railway station", "zoo",
    "gymnasium", "lighthouse", "town hall", "ice rink", "cinema", "garden centre", "campsite", "hospital", "theatre",
    "laundrette", "farm", "observatory",
  ]
}
