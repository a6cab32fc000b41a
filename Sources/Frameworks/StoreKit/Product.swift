import Foundation

/// A product for in-app purchase. The simulated phone's store has none.
public struct Product: Identifiable, Hashable, Sendable {
  /// The type of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Consumable.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Non-consumable.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A non-renewing subscription.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// An auto-renewable subscription.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private let value: String

    /// Returns an option with the app's account token.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken", value: token.uuidString)
    }
    /// Returns an option with a quantity.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity", value: "\(quantity)")
    }
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// The purchase succeeded.
    case success(VerificationResult<Transaction>)
    /// The person cancelled it.
    case userCancelled
    /// The purchase is pending approval.
    case pending
  }

  /// An error of a purchase.
  public enum PurchaseError: Error {
    /// The quantity is invalid.
    case invalidQuantity
    /// The product is unavailable.
    case productUnavailable
    /// The person is not allowed to purchase.
    case purchaseNotAllowed
    /// The person is not eligible for the offer.
    case ineligibleForOffer
  }

  /// The identifier.
  public let id: String
  /// The type.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as text.
  public let displayPrice: String
  /// Whether it can be shared with the family.
  public let isFamilyShareable: Bool
  /// The details of a subscription; nil for other products.
  public let subscription: SubscriptionInfo?

  /// Returns the products with these identifiers: none.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

  /// Purchases the product.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// The latest transaction: nil.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The current entitlement: nil.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}
