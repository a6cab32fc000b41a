import Foundation

/// Something that was bought. On the simulated phone nothing ever is.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The purchase's number.
  public let id: UInt64
  /// The number of the first purchase of a subscription.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What kind of thing.
  public let productType: Product.ProductType
  /// When.
  public let purchaseDate: Date
  /// Until when it lasts; nil if it does not end.
  public let expirationDate: Date?
  /// When it was taken back; nil if it was not.
  public let revocationDate: Date?
  /// Why it was taken back; nil if it was not.
  public let revocationReason: RevocationReason?
  /// How many.
  public let purchasedQuantity: Int
  /// Who bought, as the app knows them.
  public let appAccountToken: UUID?
  /// When the first purchase of a subscription was.
  public let originalPurchaseDate: Date
  /// The subscriptions of which the person can have one; nil if it is no subscription.
  public let subscriptionGroupID: String?
  /// The person has a better one by now.
  public let isUpgraded: Bool
  /// Whose it is.
  public let ownershipType: OwnershipType
  /// Why it was bought.
  public let reason: Reason
  /// The store it was bought in.
  public let storefront: Storefront
  /// Where it was bought.
  public let environment: AppStore.Environment
  /// What it cost.
  public let price: Decimal?
  /// What was paid with.
  public let currency: Locale.Currency?
  /// The lower price that it was bought for; nil if it was not lower.
  public let offer: Offer?
  /// When the store signed it.
  public let signedDate: Date
  /// All of it, as JSON.
  public let jsonRepresentation: Data

  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The reason's number.
    public let rawValue: Int
    /// A reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Something else.
    public static let other = RevocationReason(rawValue: 0)
    /// Something was wrong with the app.
    public static let developerIssue = RevocationReason(rawValue: 1)

    /// What it is called. Caveat: it is English.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// The app has given the person what they bought.
  public func finish() async {}

  /// Purchases one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let isEndless: Bool

    /// Goes through the purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var wait: Endless<VerificationResult<Transaction>>?
      /// The next purchase: none.
      public mutating func next() async -> VerificationResult<Transaction>? { await wait?.next() }
    }
    /// Goes through the purchases.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(wait: isEndless ? Endless() : nil) }
  }

  /// All purchases: none.
  public static var all: Transactions { Transactions(isEndless: false) }
  /// What the person may use: nothing.
  public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
  /// What the app has not finished: nothing.
  public static var unfinished: Transactions { Transactions(isEndless: false) }
  /// What is bought from now on: the wait for it does not end.
  public static var updates: Transactions { Transactions(isEndless: true) }
  /// The last purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// By what the person may use a product: nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// Something the store says, and whether it really was the store.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why it may have been somebody else.
  public enum VerificationError: Error, Hashable {
    /// A certificate was withdrawn.
    case revokedCertificate
    /// The certificates do not lead to the store.
    case invalidCertificateChain
    /// It is for another device.
    case invalidDeviceVerification
    /// It cannot be read.
    case invalidEncoding
    /// It was changed.
    case invalidSignature
    /// Something is missing.
    case missingRequiredProperties
  }

  /// It may have been somebody else.
  case unverified(SignedType, VerificationError)
  /// It was the store.
  case verified(SignedType)

  /// What the store said.
  /// - Throws: why it may have been somebody else
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What was said, whoever said it.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
