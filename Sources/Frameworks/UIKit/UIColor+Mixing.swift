import Foundation

extension UIColor {
  /// Returns a mixture of two colours; nil counts as the other colour, fully transparent.
  static func mixed(_ one: UIColor?, _ other: UIColor?, _ share: CGFloat) -> UIColor? {
    guard let first = one ?? other?.withAlphaComponent(0), let last = other ?? one?.withAlphaComponent(0) else {
      return nil
    }
    return UIColor { traits in
      func parts(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
      }
      let mixed = zip(parts(first), parts(last)).map { $0 + ($1 - $0) * share }
      return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
  }

  /// The colour's name for assistive technologies, in English. The set of names is a guess.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "transparent" }
    if brightness < 0.1 { return "black" }
    guard saturation > 0.1 else { return brightness > 0.95 ? "white" : brightness < 0.4 ? "dark gray" : "gray" }
    let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "pink", "red"]
    let ends: [CGFloat] = [0.03, 0.12, 0.19, 0.45, 0.54, 0.71, 0.8, 0.87, 0.95, 1]
    let name = names[ends.firstIndex { hue <= $0 } ?? 0]
    return brightness < 0.5 ? "dark \(name)" : saturation < 0.4 ? "light \(name)" : name
  }
}
