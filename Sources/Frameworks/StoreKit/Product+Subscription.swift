import Foundation

extension Product {
  /// A subscription period.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of a period.
    public enum Unit: Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year

      /// The localized name.
      public var localizedDescription: String { formatted(SubscriptionPeriod.Unit.FormatStyle()) }
      /// Returns the unit formatted with a style.
      public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.format(self)
      }
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    /// Creates a period from a number of units.
    public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }

    /// Seven days.
    public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
    /// A month.
    public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
    /// A year.
    public static let yearly = SubscriptionPeriod(value: 1, unit: .year)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)

    /// Returns the period formatted with a style.
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
      format.format(self)
    }
  }

  /// An offer with a lower price for some time.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The type of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a kind from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new subscribers.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For existing or previous subscribers.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// For lapsed subscribers.
      public static let winBack = OfferType(rawValue: "WinBack")
    }

    /// The payment mode.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a mode from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Paid in each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// Paid in advance.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Free.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The identifier; nil for an introductory offer.
    public let id: String?
    /// The type.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as text.
    public let displayPrice: String
    /// The period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The payment mode.
    public let paymentMode: PaymentMode
  }

  /// The details of an auto-renewable subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The renewal state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: Int
      /// Creates a state from its raw value.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// Subscribed.
      public static let subscribed = RenewalState(rawValue: 1)
      /// Expired.
      public static let expired = RenewalState(rawValue: 2)
      /// In billing retry.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// In the grace period after a failed payment.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// Revoked.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// The renewal of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
      /// The identifier of the original transaction.
      public let originalTransactionID: UInt64
      /// The current product.
      public let currentProductID: String
      /// Whether it renews automatically.
      public let willAutoRenew: Bool
      /// The product after renewal.
      public let autoRenewPreference: String?
      /// The renewal date.
      public let renewalDate: Date?
      /// The end of the grace period after a failed payment.
      public let gracePeriodExpirationDate: Date?
    }

    /// The status of a subscription.
    public struct Status: Hashable, Sendable {
      /// The state.
      public let state: RenewalState
      /// The latest transaction.
      public let transaction: VerificationResult<Transaction>
      /// The renewal.
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// The future changes of the status: waiting for one never ends.
      public static var updates: Statuses { Statuses() }

      /// A sequence of changes.
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status
        /// Iterates over changes.
        public struct AsyncIterator: AsyncIteratorProtocol {
          var wait = Endless<Status>()
          /// Returns the next change: none until the task is cancelled.
          public mutating func next() async -> Status? { await wait.next() }
        }
        /// Returns an iterator over changes.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
    }

    /// The introductory offer.
    public let introductoryOffer: SubscriptionOffer?
    /// The promotional offers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The subscription group, of which a person can have one.
    public let subscriptionGroupID: String
    /// The name of the group.
    public let groupDisplayName: String
    /// The level within the group: 1 is the highest.
    public let groupLevel: Int
    /// The period of one payment.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Whether the person is eligible for the introductory offer: false, as there is no store.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Returns whether the person is eligible for a group's introductory offer: false, as there is no store.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// The status of the group.
    /// - Throws: always `StoreKitError.notAvailableInStorefront`
    public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
    /// Returns the status of a group.
    /// - Throws: always `StoreKitError.notAvailableInStorefront`
    public static func status(for groupID: String) async throws -> [Status] {
      throw StoreKitError.notAvailableInStorefront
    }
  }

  /// The format of the price.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// The format of the period.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }
  /// The format of the unit.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
}

extension Product.SubscriptionPeriod {
  /// "2 weeks".
  public struct FormatStyle: Foundation.FormatStyle {
    /// Creates the full format, in the phone's language.
    public init() {}
    /// Returns the text of a period.
    public func format(_ value: Product.SubscriptionPeriod) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      var components = DateComponents()
      switch value.unit {
      case .day: (components.day, formatter.allowedUnits) = (value.value, .day)
      case .week: (components.weekOfMonth, formatter.allowedUnits) = (value.value, .weekOfMonth)
      case .month: (components.month, formatter.allowedUnits) = (value.value, .month)
      case .year: (components.year, formatter.allowedUnits) = (value.value, .year)
      }
      return formatter.string(from: components) ?? ""
    }
  }
}

extension Product.SubscriptionPeriod.Unit {
  /// "week".
  public struct FormatStyle: Foundation.FormatStyle {
    /// Creates the full format.
    public init() {}
    /// Returns the name of a unit. Caveat: in English.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      switch value {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .year: "year"
      }
    }
  }
}

/// The storefront of the person's country.
public struct Storefront: Hashable, Identifiable, Sendable {
  /// The three-letter country code.
  public let countryCode: String
  /// The identifier.
  public let id: String

  /// The current storefront: nil.
  public static var current: Storefront? { get async { nil } }
  /// The future storefronts: waiting for one never ends.
  public static var updates: Storefronts { Storefronts() }

  /// A sequence of storefronts.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    /// Iterates over changes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var wait = Endless<Storefront>()
      /// Returns the next storefront: none until the task is cancelled.
      public mutating func next() async -> Storefront? { await wait.next() }
    }
    /// Returns an iterator over changes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
