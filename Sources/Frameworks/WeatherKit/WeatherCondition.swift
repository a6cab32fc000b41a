/// A weather condition.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// Visibility.
  case blowingDust, clear, cloudy, foggy, haze, mostlyClear, mostlyCloudy, partlyCloudy, smoky
  /// Wind.
  case breezy, windy
  /// Rain.
  case drizzle, heavyRain, isolatedThunderstorms, rain, sunShowers, scatteredThunderstorms, strongStorms, thunderstorms
  /// Hazards.
  case frigid, hail, hot
  /// Snow.
  case flurries, sleet, snow, sunFlurries, wintryMix
  /// Dangerous winter weather.
  case blizzard, blowingSnow, freezingDrizzle, freezingRain, heavySnow
  /// Tropical storms.
  case hurricane, tropicalStorm

  /// The text to show, such as "Mostly Cloudy". Caveat: in English.
  public var description: String {
    rawValue.reduce(into: "") { text, letter in
      if text.isEmpty {
        text += letter.uppercased()
      } else {
        if letter.isUppercase { text += " " }
        text.append(letter)
      }
    }
  }
  /// The accessibility text.
  public var accessibilityDescription: String { description }
}
