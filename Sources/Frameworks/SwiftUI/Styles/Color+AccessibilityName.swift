import DisplayList

extension Color {
  /// The name of the colour: that of the nearest named one, with its lightness. Caveat: in English. The words are ours.
  var accessibilityName: String {
    let color = resolve(in: EnvironmentValues()).displayColor
    guard color.alpha > 0.05 else { return "clear" }
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let lightness = (most + least) / 2
    guard most - least > 0.12 * max(most, 0.2) else {
      return lightness < 0.08 ? "black" : lightness > 0.93 ? "white" : lightness < 0.4 ? "dark gray" : "gray"
    }
    let turn =
      most == red
      ? (green - blue) / (most - least)
      : most == green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
    let hue = (turn * 60 + 360).truncatingRemainder(dividingBy: 360)
    let names: [(end: Double, name: String)] = [
      (12, "red"), (40, "orange"), (65, "yellow"), (160, "green"), (185, "mint"), (205, "cyan"), (240, "blue"),
      (262, "indigo"), (305, "purple"), (347, "pink"), (361, "red"),
    ]
    let name = names.first { hue < $0.end }?.name ?? "red"
    return lightness < 0.25 ? "dark \(name)" : lightness > 0.8 ? "light \(name)" : name
  }
}
