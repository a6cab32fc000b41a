import Foundation
import ScrollworkCoreLocation

/// Would fetch the weather. The simulated phone is not signed in to Apple's service, so there is none.
open class WeatherService: @unchecked Sendable {
  /// The one for all.
  public static let shared = WeatherService()
  /// Creates another one.
  public convenience init() { self.init(isNew: true) }
  private init(isNew: Bool) {}

  /// Returns all of the weather of a place.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

  /// Returns a part of the weather of a place.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw WeatherError.permissionDenied
  }

  /// Two parts of the weather of a place.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }

  /// Three parts of the weather of a place.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }

  /// Who made the forecast.
  /// - Throws: always `WeatherError.permissionDenied`
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// Why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The app may not ask.
  case permissionDenied
  /// Nobody knows.
  case unknown

  /// What to tell the person.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The simulated phone is not signed in to a weather service."
    case .unknown: "The weather could not be fetched."
    }
  }
}

/// Who made a forecast, and where they say so.
public struct WeatherAttribution: Sendable {
  /// The name of the service.
  public let serviceName: String
  /// Where its sources are named.
  public let legalPageURL: URL
  /// Its sign, square.
  public let squareMarkURL: URL
  /// Its sign on dark colours.
  public let combinedMarkDarkURL: URL
  /// Its sign on light colours.
  public let combinedMarkLightURL: URL
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
  /// As it is now.
  public static var current: WeatherQuery<CurrentWeather> { .init() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// Hour by hour.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  /// Hour by hour between two moments.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// Day by day.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  /// Day by day between two moments.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// Minute by minute, where anybody knows.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}
