import Foundation
import ScrollworkUIKit

/// The store, which the simulated phone has no connection to.
public enum AppStore {
  /// False: nothing can be bought.
  public static var canMakePayments: Bool { false }
  /// Nil: no device is known to the store.
  public static var deviceVerificationID: UUID? { nil }

  /// Asks the person to rate the app.
  @MainActor public static func requestReview(in scene: UIWindowScene) { ReviewRequest.present() }

  /// Fetches what was bought elsewhere.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Shows the person's subscriptions.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// Why the store did not do something.
public enum StoreKitError: Error, LocalizedError {
  /// Nobody knows.
  case unknown
  /// The person called it off.
  case userCancelled
  /// The network failed.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// The store sells nothing here.
  case notAvailableInStorefront
  /// The app may not sell.
  case notEntitled

  /// What to tell the person.
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
  /// What a message is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The reason's number.
    public let rawValue: Int
    /// A reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A price goes up, and the person has to agree.
    public static let priceIncreaseConsent = Reason(rawValue: 0)
    /// Nothing in particular.
    public static let generic = Reason(rawValue: 1)
    /// A payment failed.
    public static let billingIssue = Reason(rawValue: 2)
    /// A subscription can be had again.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// What the message is about.
  public let reason: Reason

  /// The messages that come: none does.
  public static var messages: Messages { Messages() }

  /// Messages as they come.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    /// Waits for messages.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var wait = Endless<Message>()
      /// The next message; waits until the task is cancelled.
      public mutating func next() async -> Message? { await wait.next() }
    }
    /// Waits for messages.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Nothing ever comes, until the task that waits is cancelled.
struct Endless<Element: Sendable> {
  private var iterator = AsyncStream<Element> { _ in }.makeAsyncIterator()
  mutating func next() async -> Element? { await iterator.next() }
}
