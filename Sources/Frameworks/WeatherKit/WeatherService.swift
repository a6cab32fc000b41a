import Foundation
import ScrollworkCoreLocation

/// Fetches the weather. The simulated phone is not signed in to Apple's service, so there is none.
open class WeatherService: @unchecked Sendable {
  /// The shared service.
  public static let shared = WeatherService()
  /// Creates a service.
  public convenience init() { self.init(isNew: true) }
  private init(isNew: Bool) {}

  /// Returns the weather of a location.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

  /// Returns a data set of a location's weather.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw WeatherError.permissionDenied
  }

  /// Returns two data sets of a location's weather.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }

  /// Returns three data sets of a location's weather.
  /// - Throws: always `WeatherError.permissionDenied`
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }

  /// The attribution of the data.
  /// - Throws: always `WeatherError.permissionDenied`
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// An error of the service.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The app has no permission.
  case permissionDenied
  /// Unknown.
  case unknown

  /// The description for the person.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The simulated phone is not signed in to a weather service."
    case .unknown: "The weather could not be fetched."
    }
  }
}

/// The attribution of weather data.
public struct WeatherAttribution: Sendable {
  /// The name of the service.
  public let serviceName: String
  /// The legal page.
  public let legalPageURL: URL
  /// The square mark.
  public let squareMarkURL: URL
  /// The mark for dark backgrounds.
  public let combinedMarkDarkURL: URL
  /// The mark for light backgrounds.
  public let combinedMarkLightURL: URL
}

/// A query for a data set.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
  /// The current weather.
  public static var current: WeatherQuery<CurrentWeather> { .init() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// The forecast by hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  /// Returns the forecast by hours between two dates.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// The forecast by days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  /// Returns the forecast by days between two dates.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// The forecast by minutes, where available.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}
