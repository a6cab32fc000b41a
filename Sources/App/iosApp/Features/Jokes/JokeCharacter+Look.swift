import SwiftUI

extension JokeCharacter {
  var name: String {
    switch self {
    case .mrFunny: L10n.Jokes.Character.mrFunny
    case .mrPotty: L10n.Jokes.Character.mrPotty
    case .mrBad: L10n.Jokes.Character.mrBad
    case .mrLove: L10n.Jokes.Character.mrLove
    case .mrSad: L10n.Jokes.Character.mrSad
    }
  }

  /// A description of the character in one sentence.
  var about: String {
    switch self {
    case .mrFunny: L10n.Jokes.Character.mrFunnyAbout
    case .mrPotty: L10n.Jokes.Character.mrPottyAbout
    case .mrBad: L10n.Jokes.Character.mrBadAbout
    case .mrLove: L10n.Jokes.Character.mrLoveAbout
    case .mrSad: L10n.Jokes.Character.mrSadAbout
    }
  }

  /// The name of an SF Symbol.
  var imageName: String {
    switch self {
    case .mrFunny: "face.smiling.fill"
    case .mrPotty: "sparkles"
    case .mrBad: "bolt.fill"
    case .mrLove: "heart.fill"
    case .mrSad: "drop.fill"
    }
  }

  var color: Color {
    switch self {
    case .mrFunny: Color(hex: "#B35900")
    case .mrPotty: Color(hex: "#1F7A4D")
    case .mrBad: Color(hex: "#4B3B8F")
    case .mrLove: Color(hex: "#B3265A")
    case .mrSad: Color(hex: "#2A5FA8")
    }
  }
}

extension JokeCategory {
  var name: String {
    switch self {
    case .dadJoke: L10n.Jokes.Category.dadJokes
    case .knockKnock: L10n.Jokes.Category.knockKnock
    case .pickupLine: L10n.Jokes.Category.pickupLines
    }
  }
}
