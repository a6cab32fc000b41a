import Foundation

extension NibDocument {
  /// Returns the image of a property: an attribute with its name, or an element with more details; nil for none.
  @MainActor func image(_ element: _NibElement, _ key: String = "image") -> UIImage? {
    if let name = element[key] { return image(named: name, isSystem: element["catalog"] == "system") }
    guard let value = element.value(for: key), value.name == "imageReference", let name = value["image"] else {
      return nil
    }
    guard var image = image(named: name, isSystem: value["catalog"] == "system") else { return nil }
    if let scale = value.choice("symbolScale", Self.scales) {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    switch value["renderingMode"] {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Returns an image of the app or a system symbol, as declared in the file's resources.
  @MainActor private func image(named name: String, isSystem: Bool) -> UIImage? {
    let listed = resources.first { $0.name == "image" && $0["name"] == name }
    let own = { UIImage(named: name, in: self.bundle, compatibleWith: nil) }
    let symbol = { UIImage(systemName: name) }
    return listed.map { $0["catalog"] == "system" } ?? isSystem ? symbol() ?? own() : own() ?? symbol()
  }

  /// `<preferredSymbolConfiguration key="…" configurationType="pointSize" pointSize="30" scale="large" weight="bold"/>`.
  @MainActor func symbolConfiguration(_ element: _NibElement, _ key: String) -> UIImage.SymbolConfiguration? {
    guard let value = element.value(for: key) else { return nil }
    let font = font(value, "font") ?? value.child("fontDescription").flatMap(font(describedBy:))
    var made = UIImage.SymbolConfiguration.unspecified
    if let size = font?.pointSize ?? value.length("pointSize") { made = UIImage.SymbolConfiguration(pointSize: size) }
    if let weight = value.choice("weight", Self.weights) {
      made = made.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = value.choice("scale", Self.scales) {
      made = made.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return made
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
