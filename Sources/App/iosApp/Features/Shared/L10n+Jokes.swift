import Foundation

extension L10n {
  enum Jokes {
    static var all: String { text("jokes.all", "All", "Button; jokes of all categories") }
    static var jokeOfTheDay: String { text("jokes.jokeOfTheDay", "Joke of the Day", "Over a joke") }
    static var noJokeOfTheDay: String {
      text("jokes.noJokeOfTheDay", "Not available right now", "In place of the joke of the day")
    }
    static var loading: String { text("jokes.loading", "Loading…", "In place of a joke that is on its way") }
    static var retryLoading: String { text("jokes.retryLoading", "Retry Loading", "Button after a failure") }
    static var end: String { text("jokes.end", "You have seen all jokes.", "Below the last joke") }
    static var allRated: String {
      text("jokes.allRated", "You have rated all jokes. Find them in the Me tab.", "In place of a feed")
    }
    static var offline: String {
      text("jokes.offline", "You are offline. These jokes are from before.", "Banner over the feed")
    }
    static var serverBusy: String {
      text("jokes.serverBusy", "The server is busy. Try again in a moment.", "The server could not answer")
    }
    static var copy: String { text("jokes.copy", "Copy", "Button; copies a joke") }
    static var copied: String { text("jokes.copied", "Copied", "Button right after a joke was copied") }
    static var share: String { text("jokes.share", "Share", "Button; passes a joke on") }
    static func stars(_ count: Int) -> String {
      text("jokes.stars", "%lld of 5 stars", "Button that rates a joke", count)
    }

    enum Category {
      static var dadJokes: String { text("jokes.category.dadJokes", "Dad Jokes", "Category of jokes") }
      static var knockKnock: String { text("jokes.category.knockKnock", "Knock-Knock", "Category of jokes") }
      static var pickupLines: String { text("jokes.category.pickupLines", "Pickup Lines", "Category of jokes") }
    }

    enum Character {
      static var mrFunny: String { text("jokes.mrFunny", "Mr. Funny", "Name of a character") }
      static var mrPotty: String { text("jokes.mrPotty", "Mr. Potty", "Name of a character") }
      static var mrBad: String { text("jokes.mrBad", "Mr. Bad", "Name of a character") }
      static var mrLove: String { text("jokes.mrLove", "Mr. Love", "Name of a character") }
      static var mrSad: String { text("jokes.mrSad", "Mr. Sad", "Name of a character") }
      static var mrFunnyAbout: String {
        text("jokes.mrFunny.about", "Has a pun for everything and laughs first.", "A character in one sentence")
      }
      static var mrPottyAbout: String {
        text(
          "jokes.mrPotty.about", "Finds the bathroom the funniest room of the house.", "A character in one sentence")
      }
      static var mrBadAbout: String {
        text("jokes.mrBad.about", "A villain whose plans end before tea.", "A character in one sentence")
      }
      static var mrLoveAbout: String {
        text("jokes.mrLove.about", "Blushes, then says it anyway.", "A character in one sentence")
      }
      static var mrSadAbout: String {
        text("jokes.mrSad.about", "Sighs a lot and is funny by accident.", "A character in one sentence")
      }
    }
  }

  enum Me {
    static var ratedJokes: String { text("me.ratedJokes", "Rated Jokes", "Over the jokes that the person has rated") }
    static var emptyTitle: String { text("me.empty.title", "No rated jokes", "Title of an empty list") }
    static var emptyDescription: String {
      text("me.empty.description", "Give a joke some stars, and it will be here.", "Under an empty list's title")
    }
  }
}
