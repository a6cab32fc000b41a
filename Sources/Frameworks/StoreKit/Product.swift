import Foundation

/// Something to be bought in the app. The simulated phone's store has none.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Ends after a while.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// Goes on until it is cancelled.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// What goes with a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private let value: String

    /// Who buys, as the app knows them.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken", value: token.uuidString)
    }
    /// How many are bought.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity", value: "\(quantity)")
    }
  }

  /// How a purchase went.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<Transaction>)
    /// The person called it off.
    case userCancelled
    /// Somebody has to agree first.
    case pending
  }

  /// Why something cannot be bought.
  public enum PurchaseError: Error {
    /// There is not as much of it.
    case invalidQuantity
    /// It is not sold.
    case productUnavailable
    /// The person may not buy.
    case purchaseNotAllowed
    /// The person may not have the offer.
    case ineligibleForOffer
  }

  /// The name that the app knows it by.
  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// What it is called.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, to be shown.
  public let displayPrice: String
  /// The person's family may use it too.
  public let isFamilyShareable: Bool
  /// What is particular to a subscription; nil for everything else.
  public let subscription: SubscriptionInfo?

  /// What the store has of these names: nothing.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

  /// Buys it.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// What the person last did with it: nothing.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// By what the person may use it: nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}
