import Foundation
import ScrollworkCoreLocation

/// The weather of a location.
public struct Weather: Sendable {
  /// The current weather.
  public var currentWeather: CurrentWeather
  /// The forecast by minutes, where available.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The forecast by hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The forecast by days.
  public var dailyForecast: Forecast<DayWeather>
}

/// A forecast for a sequence of times.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The elements.
  public var forecast: [Element]
  /// The metadata.
  public var metadata: WeatherMetadata

  /// The start index: 0.
  public var startIndex: Int { forecast.startIndex }
  /// The end index.
  public var endIndex: Int { forecast.endIndex }
  /// The element at a position.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The metadata of weather data.
public struct WeatherMetadata: Hashable, Sendable {
  /// The creation date.
  public var date: Date
  /// The expiration date.
  public var expirationDate: Date
}

/// The UV index.
public struct UVIndex: Hashable, Sendable {
  /// The value.
  public var value: Int
}

/// The wind.
public struct Wind: Hashable, Sendable {
  /// The direction from which it comes.
  public enum CompassDirection: String, CaseIterable, Hashable, Sendable {
    /// The points of the compass.
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south,
      southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
  }

  /// The direction from which it comes, as a compass point.
  public var compassDirection: CompassDirection
  /// The direction from which it comes, as an angle.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts.
  public var gust: Measurement<UnitSpeed>?
}

/// The kind of precipitation.
public enum Precipitation: String, CaseIterable, Hashable, Sendable {
  /// The kinds.
  case none, hail, mixed, rain, sleet, snow
}

/// The trend of the pressure.
public enum PressureTrend: String, CaseIterable, Hashable, Sendable {
  /// The trends.
  case rising, falling, steady
}

/// The current weather.
public struct CurrentWeather: Hashable, Sendable {
  /// The date.
  public var date: Date
  /// The cloud cover, from 0 to 1.
  public var cloudCover: Double
  /// The condition.
  public var condition: WeatherCondition
  /// The symbol.
  public var symbolName: String
  /// The dew point.
  public var dewPoint: Measurement<UnitTemperature>
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The trend of the pressure.
  public var pressureTrend: PressureTrend
  /// Whether it is daylight.
  public var isDaylight: Bool
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The apparent temperature.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The UV index.
  public var uvIndex: UVIndex
  /// The visibility.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// The weather of a minute.
public struct MinuteWeather: Hashable, Sendable {
  /// The start.
  public var date: Date
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The intensity.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Hashable, Sendable {
  /// The start.
  public var date: Date
  /// The cloud cover, from 0 to 1.
  public var cloudCover: Double
  /// The condition.
  public var condition: WeatherCondition
  /// The symbol.
  public var symbolName: String
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// Whether it is daylight.
  public var isDaylight: Bool
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The amount.
  public var precipitationAmount: Measurement<UnitLength>
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The apparent temperature.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The UV index.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Hashable, Sendable {
  /// The start.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The symbol.
  public var symbolName: String
  /// The high temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The low temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The UV index.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}
