import Foundation
import ScrollworkUIKit

/// The App Store, to which the simulated phone has no connection.
public enum AppStore {
  /// Whether payments are possible: no.
  public static var canMakePayments: Bool { false }
  /// The device verification: nil.
  public static var deviceVerificationID: UUID? { nil }

  /// Asks the person to rate the app.
  @MainActor public static func requestReview(in scene: UIWindowScene) { ReviewRequest.present() }

  /// Syncs purchases from elsewhere.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Shows the person's subscriptions.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// An error of the store.
public enum StoreKitError: Error, LocalizedError {
  /// Unknown.
  case unknown
  /// The person cancelled it.
  case userCancelled
  /// The network failed.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// Not available in the storefront.
  case notAvailableInStorefront
  /// The app is not entitled.
  case notEntitled

  /// The description for the person.
  public var errorDescription: String? {
    switch self {
    case .unknown: "An unknown error occurred."
    case .userCancelled: "The request was canceled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "The App Store is not available on this phone."
    case .notEntitled: "The app may not make purchases."
    }
  }
}

/// A message of the store to the person.
public struct Message: Hashable, Sendable {
  /// The reason of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a reason from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The person must consent to a price increase.
    public static let priceIncreaseConsent = Reason(rawValue: 0)
    /// A generic message.
    public static let generic = Reason(rawValue: 1)
    /// There is a billing issue.
    public static let billingIssue = Reason(rawValue: 2)
    /// An offer to win back a subscriber.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// The reason.
  public let reason: Reason

  /// The messages: there are none.
  public static var messages: Messages { Messages() }

  /// A sequence of messages.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    /// Iterates over messages.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var wait = Endless<Message>()
      /// Returns the next message; waits until the task is cancelled.
      public mutating func next() async -> Message? { await wait.next() }
    }
    /// Returns an iterator over messages.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Waits without a result until the task is cancelled.
struct Endless<Element: Sendable> {
  private var iterator = AsyncStream<Element> { _ in }.makeAsyncIterator()
  mutating func next() async -> Element? { await iterator.next() }
}
