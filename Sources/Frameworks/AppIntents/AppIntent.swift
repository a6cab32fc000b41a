import Foundation
import ScrollworkFoundation

/// An action of the app's that the system can offer. Caveat: the simulated phone offers none; `perform()` can be called.
public protocol AppIntent: Sendable {
  /// What `perform()` answers.
  associatedtype PerformResult: IntentResult
  /// What a sentence with the parameters is.
  associatedtype SummaryContent: ParameterSummary

  /// What the action is called.
  static var title: LocalizedStringResource { get }
  /// What the action does.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it.
  static var isDiscoverable: Bool { get }
  /// Whether the phone has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence with the parameters.
  static var parameterSummary: SummaryContent { get }

  /// An action with its parameters as they are at first.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing is said.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// They do.
  public static var isDiscoverable: Bool { true }
  /// It does not.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// None.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// Whether the phone has to be unlocked for an action.
public enum IntentAuthenticationPolicy: Sendable {
  /// No.
  case alwaysAllowed
  /// The person has to be there.
  case requiresAuthentication
  /// This phone has to be unlocked.
  case requiresLocalDeviceAuthentication
}

/// What an action does, for people.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// What it does.
  public let descriptionText: LocalizedStringResource
  /// Where it belongs.
  public let categoryName: LocalizedStringResource?

  /// What it does, where it belongs, and more words that find it.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { (self.descriptionText, self.categoryName) = (descriptionText, categoryName) }

  /// What it does.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A sentence with the parameters of an action.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with parameters in it, as key paths. Caveat: nobody reads it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, ExpressibleByStringInterpolation {
  /// A sentence.
  public init(_ summary: String) {}
  /// A sentence with parameters in it.
  public init(_ summary: Interpolation) {}
  /// A sentence.
  public init(stringLiteral value: String) {}
  /// A sentence with parameters in it.
  public init(stringInterpolation: StringInterpolation) {}

  /// A text with parameters in it.
  public struct Interpolation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// Collects them.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    /// A parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

extension AppIntent {
  /// A sentence with parameters in it.
  public typealias Summary = IntentParameterSummary<Self>
  /// A value that the action needs.
  public typealias Parameter = IntentParameter
  /// A value that an entity has.
  public typealias Property = EntityProperty
}
