import Foundation

/// Every text of the app, by screen. The English text is the value used where no translation is found.
enum L10n {
  enum AnimalSex {
    static var male: String { text("animalSex.male", "Male", "Sex of an animal") }
    static var female: String { text("animalSex.female", "Female", "Sex of an animal") }
    static var unknown: String { text("animalSex.unknown", "Unknown", "Sex of an animal that nobody knows") }
  }

  enum AnnouncementCard {
    static var unnamedPet: String {
      text("announcementCard.unnamedPet", "Unnamed pet", "A pet whose name is not known")
    }
    static var photoMissing: String { text("announcementCard.photoMissing", "No photo", "In place of a photo") }
    static func lastSeen(_ date: String) -> String {
      text("announcementCard.lastSeen", "Last seen %@", "Read aloud; the day on which the pet was last seen", date)
    }
    static func place(_ name: String) -> String {
      text("announcementCard.place", "Near %@", "Read aloud; where the pet was last seen", name)
    }
    /// Returns coordinates as text.
    /// - Parameters: degrees without sign, each followed by the letter of its direction.
    static func coordinates(latitude: Double, longitude: Double) -> String {
      let northSouth = latitude < 0 ? text("compass.south", "S", "South") : text("compass.north", "N", "North")
      let eastWest = longitude < 0 ? text("compass.west", "W", "West") : text("compass.east", "E", "East")
      return text(
        "announcementCard.coordinates", "%.4f° %@, %.4f° %@", "Latitude and longitude", abs(latitude), northSouth,
        abs(longitude), eastWest)
    }
  }

  enum AnnouncementDetails {
    static var title: String { text("announcementDetails.title", "Pet Details", "Title of the screen") }
    static var loading: String { text("announcementDetails.loading", "Loading details…", "While loading") }
    static var notFound: String { text("announcementDetails.notFound", "Not Found", "Title; it no longer exists") }
    static func errorMessage(_ reason: String) -> String {
      text("announcementDetails.errorMessage", "Failed to load details: %@", "The reason is a sentence", reason)
    }
    static var sex: String { text("announcementDetails.sex", "Sex", "Over the sex of the animal") }
    static var age: String { text("announcementDetails.age", "Age in years", "Over a number") }
    static var lastSeen: String { text("announcementDetails.lastSeen", "Last seen on", "Over a day") }
    static var place: String { text("announcementDetails.place", "Last seen near", "Over the name of a place") }
  }

  enum AnnouncementList {
    static var reportMissing: String {
      text("announcementList.reportMissing", "Report a Missing Animal", "Button under the list")
    }
    enum Loading {
      static var message: String { text("announcementList.loading.message", "Loading announcements…", "While loading") }
    }
    enum Error {
      static var title: String { text("announcementList.error.title", "Something Went Wrong", "Title of an error") }
      static var retry: String { text("announcementList.error.retry", "Retry", "Button that loads again") }
      static func message(_ reason: String) -> String {
        text("announcementList.error.message", "Failed to load announcements: %@", "The reason is a sentence", reason)
      }
    }
    enum EmptyState {
      static var title: String {
        text("announcementList.emptyState.title", "No announcements", "Title of an empty list")
      }
      static var description: String {
        text(
          "announcementList.emptyState.description", "Lost and found pets will appear here",
          "Under an empty list's title")
      }
    }
  }

  enum AnnouncementStatus {
    static var missing: String { text("announcementStatus.missing", "Missing", "Status of a pet") }
    static var found: String { text("announcementStatus.found", "Found", "Status of a pet") }
    static var closed: String { text("announcementStatus.closed", "Closed", "Status of a report that is settled") }
    static var unknown: String { text("announcementStatus.unknown", "Unknown", "Status that the app does not know") }
  }

  enum ComingSoon {
    static var title: String { text("comingSoon.title", "Coming Soon", "In place of a screen that is not there yet") }
    static var description: String {
      text("comingSoon.description", "This part of the app is not here yet.", "Under the title")
    }
  }

  enum LandingPage {
    enum Hero {
      static var title: String { text("landingPage.hero.title", "Find Your Pet", "Title of the home screen's panel") }
      static var subtitle: String {
        text("landingPage.hero.subtitle", "Search reports near you or help a lost pet get home.", "Under the title")
      }
      static var lostPet: String { text("landingPage.hero.lostPet", "Lost Pet", "Button of someone who lost a pet") }
      static var foundPet: String {
        text("landingPage.hero.foundPet", "Found Pet", "Button of someone who found a pet")
      }
    }
    enum ListHeader {
      static var title: String {
        text("landingPage.listHeader.title", "Recent Reports", "Over the newest announcements")
      }
      static var viewAll: String { text("landingPage.listHeader.viewAll", "View All", "Button to the whole list") }
    }
    enum EmptyState {
      static var title: String {
        text("landingPage.emptyState.title", "No recent announcements", "Title of the empty list of the home screen")
      }
      static var description: String {
        text("landingPage.emptyState.description", "Check back later for pet reports in your area", "Under the title")
      }
    }
  }

  enum LocationPermission {
    static var title: String {
      text("locationPermission.title", "Location Is Off", "Title of an alert after a refusal")
    }
    static var message: String {
      text(
        "locationPermission.message",
        "Allow location access in Settings to see where pets were last seen. You can browse without it.",
        "Under the title")
    }
    static var settings: String { text("locationPermission.settings", "Go to Settings", "Button of the alert") }
    static var cancel: String { text("locationPermission.cancel", "Cancel", "Button that closes the alert") }
  }

  enum RepositoryError {
    static var offline: String {
      text("repositoryError.offline", "You are offline. Check your internet connection and try again.", "No network")
    }
    static var unreachable: String {
      text(
        "repositoryError.unreachable",
        "The connection to the server failed. Check your internet connection and try again.", "Server not reachable")
    }
    static var timedOut: String {
      text("repositoryError.timedOut", "The connection to the server timed out. Try again in a moment.", "No answer")
    }
    static var notFound: String {
      text("repositoryError.notFound", "This announcement no longer exists.", "Unknown announcement")
    }
    static func rejected(_ status: Int) -> String {
      text("repositoryError.rejected", "The server reported an error (%lld).", "The number is the HTTP status", status)
    }
    static var unreadable: String {
      text("repositoryError.unreadable", "The server sent an answer that this app cannot read.", "Malformed answer")
    }
  }

  enum ResearchError {
    static var interrupted: String {
      text(
        "researchError.interrupted",
        "The connection broke and the answer is not complete. Check your internet connection and ask again.",
        "An answer that ended early")
    }
  }

  enum Resources {
    static var title: String { text("resources.title", "Resources", "Over a row of links to advice") }

    enum FirstHours {
      static var title: String { L10n.text("resources.firstHours.title", "The First 24 Hours", "Title of a link") }
      static var text: String {
        L10n.text("resources.firstHours.text", "What to do as soon as your pet is missing.", "Under the title")
      }
    }
    enum Microchip {
      static var title: String { L10n.text("resources.microchip.title", "Look Up a Microchip", "Title of a link") }
      static var text: String {
        L10n.text("resources.microchip.text", "Find out with whom a pet is registered.", "Under the title")
      }
    }
    enum Shelters {
      static var title: String { L10n.text("resources.shelters.title", "Shelters Near You", "Title of a link") }
      static var text: String {
        L10n.text("resources.shelters.text", "Ask them first, and visit them in person.", "Under the title")
      }
    }
    enum Flyer {
      static var title: String { L10n.text("resources.flyer.title", "Make a Flyer", "Title of a link") }
      static var text: String {
        L10n.text("resources.flyer.text", "Tips for a flyer that people remember.", "Under the title")
      }
    }
    enum FirstAid {
      static var title: String { L10n.text("resources.firstAid.title", "First Aid for Pets", "Title of a link") }
      static var text: String {
        L10n.text("resources.firstAid.text", "Help until you are at the vet's.", "Under the title")
      }
    }
  }

  enum Species {
    static var dog: String { text("species.dog", "Dog", "Kind of animal") }
    static var cat: String { text("species.cat", "Cat", "Kind of animal") }
    static var bird: String { text("species.bird", "Bird", "Kind of animal") }
    static var rabbit: String { text("species.rabbit", "Rabbit", "Kind of animal") }
    static var other: String { text("species.other", "Other animal", "Kind of animal that is none of the others") }
  }

  enum Tabs {
    static var home: String { text("tabs.home", "Home", "Title of the first tab") }
    static var lostPets: String { text("tabs.lostPets", "Lost Pets", "Title of the tab with all announcements") }
    static var ask: String { text("tabs.ask", "Ask", "Title of the tab with questions and answers") }
    static var jokes: String { text("tabs.jokes", "Jokes", "Title of the tab with jokes") }
    static var me: String { text("tabs.me", "Me", "Title of the tab about the person") }
  }

  static func text(_ key: String, _ english: String, _ comment: String) -> String {
    NSLocalizedString(key, value: english, comment: comment)
  }

  static func text(_ key: String, _ english: String, _ comment: String, _ arguments: any CVarArg...) -> String {
    String(format: text(key, english, comment), locale: .current, arguments: arguments)
  }
}
