import Foundation

extension Transaction {
  /// The type of an offer.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a kind from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For new subscribers.
    public static let introductory = OfferType(rawValue: 1)
    /// For existing or previous subscribers.
    public static let promotional = OfferType(rawValue: 2)
    /// With an offer code.
    public static let code = OfferType(rawValue: 3)
    /// For lapsed subscribers.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The offer of a purchase.
  public struct Offer: Hashable, Sendable {
    /// How it is paid.
    public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode

    /// The identifier; nil for an introductory offer.
    public let id: String?
    /// The type.
    public let type: OfferType
    /// The payment mode.
    public let paymentMode: PaymentMode?
    /// The period.
    public let period: Product.SubscriptionPeriod?
  }

  /// The ownership of a purchase.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Purchased by the person.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Shared by a family member.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The reason of a transaction.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A purchase.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A renewal.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// The type of the offer; nil if there was none.
  public var offerType: OfferType? { offer?.type }
  /// The identifier of the offer; nil if there was none.
  public var offerID: String? { offer?.id }
  /// The three-letter country code of the storefront.
  public var storefrontCountryCode: String { storefront.countryCode }
  /// The three-letter currency code.
  public var currencyCode: String? { currency?.identifier }
}
