import Foundation

/// A purchase. On the simulated phone there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: UInt64
  /// The identifier of a subscription's original transaction.
  public let originalID: UInt64
  /// The product.
  public let productID: String
  /// The type of the product.
  public let productType: Product.ProductType
  /// The date.
  public let purchaseDate: Date
  /// The expiration date; nil if it does not expire.
  public let expirationDate: Date?
  /// The revocation date; nil if it was not revoked.
  public let revocationDate: Date?
  /// The revocation reason; nil if it was not revoked.
  public let revocationReason: RevocationReason?
  /// The quantity.
  public let purchasedQuantity: Int
  /// The app's account token.
  public let appAccountToken: UUID?
  /// The date of a subscription's original purchase.
  public let originalPurchaseDate: Date
  /// The subscription group; nil if it is not a subscription.
  public let subscriptionGroupID: String?
  /// Whether the person has upgraded.
  public let isUpgraded: Bool
  /// The ownership.
  public let ownershipType: OwnershipType
  /// The reason.
  public let reason: Reason
  /// The storefront.
  public let storefront: Storefront
  /// The environment.
  public let environment: AppStore.Environment
  /// The price.
  public let price: Decimal?
  /// The currency.
  public let currency: Locale.Currency?
  /// The offer; nil if there was none.
  public let offer: Offer?
  /// The date of the store's signature.
  public let signedDate: Date
  /// The transaction as JSON.
  public let jsonRepresentation: Data

  /// The reason of a revocation.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a reason from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Something else.
    public static let other = RevocationReason(rawValue: 0)
    /// An issue with the app.
    public static let developerIssue = RevocationReason(rawValue: 1)

    /// The description. Caveat: in English.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// Finishes the transaction after the app has delivered the product.
  public func finish() async {}

  /// A sequence of transactions.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let isEndless: Bool

    /// Iterates over transactions.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var wait: Endless<VerificationResult<Transaction>>?
      /// Returns the next transaction: none.
      public mutating func next() async -> VerificationResult<Transaction>? { await wait?.next() }
    }
    /// Returns an iterator over transactions.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(wait: isEndless ? Endless() : nil) }
  }

  /// All transactions: none.
  public static var all: Transactions { Transactions(isEndless: false) }
  /// The current entitlements: none.
  public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
  /// The unfinished transactions: none.
  public static var unfinished: Transactions { Transactions(isEndless: false) }
  /// The future transactions: waiting for one never ends.
  public static var updates: Transactions { Transactions(isEndless: true) }
  /// Returns the latest transaction of a product: nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the current entitlement for a product: nil.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A value from the store, and whether its signature is verified.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// The reason of a failed verification.
  public enum VerificationError: Error, Hashable {
    /// A certificate was revoked.
    case revokedCertificate
    /// The certificate chain is invalid.
    case invalidCertificateChain
    /// It is for another device.
    case invalidDeviceVerification
    /// The encoding is invalid.
    case invalidEncoding
    /// The signature is invalid.
    case invalidSignature
    /// Required properties are missing.
    case missingRequiredProperties
  }

  /// The value is not verified.
  case unverified(SignedType, VerificationError)
  /// The value is verified.
  case verified(SignedType)

  /// The verified value.
  /// - Throws: the reason of a failed verification
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, verified or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
