/// Weather in a word.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// What one sees or does not.
  case blowingDust, clear, cloudy, foggy, haze, mostlyClear, mostlyCloudy, partlyCloudy, smoky
  /// How the air moves.
  case breezy, windy
  /// Rain.
  case drizzle, heavyRain, isolatedThunderstorms, rain, sunShowers, scatteredThunderstorms, strongStorms, thunderstorms
  /// What one has to take care of.
  case frigid, hail, hot
  /// Snow.
  case flurries, sleet, snow, sunFlurries, wintryMix
  /// Winter that is dangerous.
  case blizzard, blowingSnow, freezingDrizzle, freezingRain, heavySnow
  /// Storms of the tropics.
  case hurricane, tropicalStorm

  /// What to show: "Mostly Cloudy". Caveat: it is English.
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
  /// What to say.
  public var accessibilityDescription: String { description }
}
