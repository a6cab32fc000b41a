import Foundation

/// Something to read on the web: one card of the Resources row.
struct QuickTask: Equatable {
  let uuid: String
  let title: String
  let text: String
  /// The name of an SF Symbol.
  let systemImage: String
  let url: URL

  /// Creates a task; nil if `address` is not a valid address.
  init?(uuid: String, title: String, text: String, systemImage: String, address: String) {
    guard let url = URL(string: address) else { return nil }
    self.uuid = uuid
    self.title = title
    self.text = text
    self.systemImage = systemImage
    self.url = url
  }

  /// The tasks of the home screen, in the app's language.
  static var all: [QuickTask] {
    [
      QuickTask(
        uuid: "first-hours", title: L10n.Resources.FirstHours.title, text: L10n.Resources.FirstHours.text,
        systemImage: "clock", address: "https://www.aspca.org/pet-care/general-pet-care/finding-lost-pet"),
      QuickTask(
        uuid: "microchip", title: L10n.Resources.Microchip.title, text: L10n.Resources.Microchip.text,
        systemImage: "magnifyingglass", address: "https://www.petmicrochiplookup.org"),
      QuickTask(
        uuid: "shelters", title: L10n.Resources.Shelters.title, text: L10n.Resources.Shelters.text,
        systemImage: "house.fill", address: "https://www.petfinder.com/animal-shelters-and-rescues/search/"),
      QuickTask(
        uuid: "flyer", title: L10n.Resources.Flyer.title, text: L10n.Resources.Flyer.text,
        systemImage: "doc.text", address: "https://petfbi.org"),
      QuickTask(
        uuid: "first-aid", title: L10n.Resources.FirstAid.title, text: L10n.Resources.FirstAid.text,
        systemImage: "cross.case.fill", address: "https://www.avma.org/resources/pet-owners/emergencycare"),
    ].compactMap { $0 }
  }
}
