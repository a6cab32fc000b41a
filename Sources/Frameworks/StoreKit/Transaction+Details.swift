import Foundation

extension Transaction {
  /// Whom a lower price was for.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The kind's number.
    public let rawValue: Int
    /// A kind by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Who subscribes for the first time.
    public static let introductory = OfferType(rawValue: 1)
    /// Who subscribed before.
    public static let promotional = OfferType(rawValue: 2)
    /// Who has a code.
    public static let code = OfferType(rawValue: 3)
    /// Who had left.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The lower price that somebody bought for.
  public struct Offer: Hashable, Sendable {
    /// How it is paid.
    public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode

    /// The name that the app knows it by; nil for the first time's.
    public let id: String?
    /// Whom it is for.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: PaymentMode?
    /// How long it lasts.
    public let period: Product.SubscriptionPeriod?
  }

  /// Whose purchase it is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The person's.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Somebody's of the family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Why it was bought.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The reason's name.
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The person bought it.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A subscription went on.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// Whom a lower price was for; nil if it was not lower.
  public var offerType: OfferType? { offer?.type }
  /// The name of the lower price; nil if it was not lower.
  public var offerID: String? { offer?.id }
  /// The country of the store, in three letters.
  public var storefrontCountryCode: String { storefront.countryCode }
  /// What was paid with, in three letters.
  public var currencyCode: String? { currency?.identifier }
}
