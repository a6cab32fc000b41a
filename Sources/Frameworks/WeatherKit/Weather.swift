import Foundation
import ScrollworkCoreLocation

/// All of the weather of a place.
public struct Weather: Sendable {
  /// As it is now.
  public var currentWeather: CurrentWeather
  /// Minute by minute, where anybody knows.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// Hour by hour.
  public var hourlyForecast: Forecast<HourWeather>
  /// Day by day.
  public var dailyForecast: Forecast<DayWeather>
}

/// Weather one moment after the other.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The moments.
  public var forecast: [Element]
  /// Where it came from.
  public var metadata: WeatherMetadata

  /// 0.
  public var startIndex: Int { forecast.startIndex }
  /// How many there are.
  public var endIndex: Int { forecast.endIndex }
  /// One of them.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// Where weather came from.
public struct WeatherMetadata: Hashable, Sendable {
  /// When it was made.
  public var date: Date
  /// When there is newer one.
  public var expirationDate: Date
}

/// How strongly the sun burns.
public struct UVIndex: Hashable, Sendable {
  /// As a number.
  public var value: Int
}

/// How the air moves.
public struct Wind: Hashable, Sendable {
  /// Where it comes from.
  public enum CompassDirection: String, CaseIterable, Hashable, Sendable {
    /// A side of the sky, or what is between two.
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south,
      southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
  }

  /// Where it comes from, in words.
  public var compassDirection: CompassDirection
  /// Where it comes from.
  public var direction: Measurement<UnitAngle>
  /// How fast it is.
  public var speed: Measurement<UnitSpeed>
  /// How fast at times.
  public var gust: Measurement<UnitSpeed>?
}

/// What falls from the sky.
public enum Precipitation: String, CaseIterable, Hashable, Sendable {
  /// What it is.
  case none, hail, mixed, rain, sleet, snow
}

/// Whether the air gets heavier.
public enum PressureTrend: String, CaseIterable, Hashable, Sendable {
  /// How it goes.
  case rising, falling, steady
}

/// The weather as it is now.
public struct CurrentWeather: Hashable, Sendable {
  /// When it was.
  public var date: Date
  /// How much of the sky is covered, from 0 to 1.
  public var cloudCover: Double
  /// In a word.
  public var condition: WeatherCondition
  /// A symbol for it.
  public var symbolName: String
  /// At which temperature there would be dew.
  public var dewPoint: Measurement<UnitTemperature>
  /// How moist the air is, from 0 to 1.
  public var humidity: Double
  /// How heavy the air is.
  public var pressure: Measurement<UnitPressure>
  /// Whether it gets heavier.
  public var pressureTrend: PressureTrend
  /// The sun is up.
  public var isDaylight: Bool
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How strongly the sun burns.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// How the air moves.
  public var wind: Wind
}

/// The weather of a minute.
public struct MinuteWeather: Hashable, Sendable {
  /// When it begins.
  public var date: Date
  /// What falls.
  public var precipitation: Precipitation
  /// How likely something does, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Hashable, Sendable {
  /// When it begins.
  public var date: Date
  /// How much of the sky is covered, from 0 to 1.
  public var cloudCover: Double
  /// In a word.
  public var condition: WeatherCondition
  /// A symbol for it.
  public var symbolName: String
  /// How moist the air is, from 0 to 1.
  public var humidity: Double
  /// The sun is up.
  public var isDaylight: Bool
  /// What falls.
  public var precipitation: Precipitation
  /// How likely something does, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationAmount: Measurement<UnitLength>
  /// How heavy the air is.
  public var pressure: Measurement<UnitPressure>
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How strongly the sun burns.
  public var uvIndex: UVIndex
  /// How the air moves.
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Hashable, Sendable {
  /// When it begins.
  public var date: Date
  /// In a word.
  public var condition: WeatherCondition
  /// A symbol for it.
  public var symbolName: String
  /// How warm it gets.
  public var highTemperature: Measurement<UnitTemperature>
  /// How cold it gets.
  public var lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public var precipitation: Precipitation
  /// How likely something does, from 0 to 1.
  public var precipitationChance: Double
  /// How strongly the sun burns.
  public var uvIndex: UVIndex
  /// How the air moves.
  public var wind: Wind
}
