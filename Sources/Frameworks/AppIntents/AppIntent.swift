import Foundation
import ScrollworkFoundation

/// An action of the app for the system. Caveat: the simulated phone offers none; `perform()` can be called.
public protocol AppIntent: Sendable {
  /// The result type of `perform()`.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// The title.
  static var title: LocalizedStringResource { get }
  /// The description.
  static var description: IntentDescription? { get }
  /// Whether the app is opened.
  static var openAppWhenRun: Bool { get }
  /// Whether people can discover it.
  static var isDiscoverable: Bool { get }
  /// Whether the phone has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The summary with the parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent with default parameters.
  init()
  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// Does not open the app.
  public static var openAppWhenRun: Bool { false }
  /// Discoverable.
  public static var isDiscoverable: Bool { true }
  /// Does not require unlocking.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// None.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// The authentication that an intent requires.
public enum IntentAuthenticationPolicy: Sendable {
  /// None.
  case alwaysAllowed
  /// The person has to authenticate.
  case requiresAuthentication
  /// This phone has to be unlocked.
  case requiresLocalDeviceAuthentication
}

/// The description of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The description.
  public let descriptionText: LocalizedStringResource
  /// The category.
  public let categoryName: LocalizedStringResource?

  /// Creates a description with a category and search keywords.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { (self.descriptionText, self.categoryName) = (descriptionText, categoryName) }

  /// Creates a description.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A summary of an intent's parameters.
public protocol ParameterSummary: Sendable {}

/// An empty summary.
public struct EmptyParameterSummary: ParameterSummary {}

/// A summary with parameters as key paths. Caveat: it is not shown.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, ExpressibleByStringInterpolation {
  /// Creates a summary.
  public init(_ summary: String) {}
  /// Creates a summary with parameters.
  public init(_ summary: Interpolation) {}
  /// Creates a summary.
  public init(stringLiteral value: String) {}
  /// Creates a summary with parameters.
  public init(stringInterpolation: StringInterpolation) {}

  /// A string with parameters.
  public struct Interpolation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// Collects the parameters of a summary.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    /// Appends a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

extension AppIntent {
  /// A summary with parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A parameter of the intent.
  public typealias Parameter = IntentParameter
  /// A property of an entity.
  public typealias Property = EntityProperty
}
