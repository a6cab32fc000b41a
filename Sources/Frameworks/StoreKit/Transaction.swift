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
  /// How many.
  public let purchasedQuantity: Int
  /// Who bought, as the app knows them.
  public let appAccountToken: UUID?

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
