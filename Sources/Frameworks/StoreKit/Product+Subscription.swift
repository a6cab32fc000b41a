import Foundation

extension Product {
  /// A length of time that is paid for.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year

      /// What it is called.
      public var localizedDescription: String { formatted(SubscriptionPeriod.Unit.FormatStyle()) }
      /// A text in a style.
      public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.format(self)
      }
    }

    /// What is counted.
    public let unit: Unit
    /// How many.
    public let value: Int

    /// So many of a unit.
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

    /// A text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
      format.format(self)
    }
  }

  /// A price that is lower for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Whom it is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The kind's name.
      public let rawValue: String
      /// A kind by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Who subscribes for the first time.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// Who subscribed before.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// Who has left.
      public static let winBack = OfferType(rawValue: "WinBack")
    }

    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The way's name.
      public let rawValue: String
      /// A way by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The name that the app knows it by; nil for the first time's.
    public let id: String?
    /// Whom it is for.
    public let type: OfferType
    /// What it costs.
    public let price: Decimal
    /// What it costs, to be shown.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How many periods.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// What is particular to something that goes on until it is cancelled.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How the person stands with a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The state's number.
      public let rawValue: Int
      /// A state by its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// They have it.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It ended.
      public static let expired = RenewalState(rawValue: 2)
      /// A payment failed, and is tried again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// A payment failed, and they have it for now.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// How it goes on.
    public struct RenewalInfo: Hashable, Sendable {
      /// The number of the first purchase.
      public let originalTransactionID: UInt64
      /// What the person has now.
      public let currentProductID: String
      /// It goes on.
      public let willAutoRenew: Bool
      /// What it goes on with.
      public let autoRenewPreference: String?
      /// When.
      public let renewalDate: Date?
      /// How long they have it though a payment failed.
      public let gracePeriodExpirationDate: Date?
    }

    /// How the person stands with a subscription.
    public struct Status: Hashable, Sendable {
      /// In one word.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
      /// How it goes on.
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// How the person stands from now on, each time that changes: the wait for it does not end.
      public static var updates: Statuses { Statuses() }

      /// Changes as they come.
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status
        /// Waits for changes.
        public struct AsyncIterator: AsyncIteratorProtocol {
          var wait = Endless<Status>()
          /// The next change: none comes until the task is cancelled.
          public mutating func next() async -> Status? { await wait.next() }
        }
        /// Waits for changes.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
    }

    /// The price for who subscribes for the first time.
    public let introductoryOffer: SubscriptionOffer?
    /// Prices for who subscribed before.
    public let promotionalOffers: [SubscriptionOffer]
    /// Of the subscriptions of a group the person has one.
    public let subscriptionGroupID: String
    /// What the group is called.
    public let groupDisplayName: String
    /// How much a subscription gives, beside others of its group: 1 is the most.
    public let groupLevel: Int
    /// How long one payment lasts.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Whether the person may have the price for the first time: there is no store that knows.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether the person may have the price for the first time in a group: there is no store that knows.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// How the person stands with the group.
    /// - Throws: always `StoreKitError.notAvailableInStorefront`
    public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
    /// How the person stands with a group.
    /// - Throws: always `StoreKitError.notAvailableInStorefront`
    public static func status(for groupID: String) async throws -> [Status] {
      throw StoreKitError.notAvailableInStorefront
    }
  }

  /// Writes the price.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// Writes how long one payment lasts.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }
  /// Writes what of time is counted.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
}

extension Product.SubscriptionPeriod {
  /// "2 weeks".
  public struct FormatStyle: Foundation.FormatStyle {
    /// In full, in the phone's language.
    public init() {}
    /// The text for a length of time.
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
    /// In full.
    public init() {}
    /// The word for a unit. Caveat: it is English.
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

/// The country whose store the person uses.
public struct Storefront: Hashable, Identifiable, Sendable {
  /// The country's code of three letters.
  public let countryCode: String
  /// The store's name for it.
  public let id: String

  /// Which it is: none.
  public static var current: Storefront? { get async { nil } }
  /// Which it is from now on: the wait for it does not end.
  public static var updates: Storefronts { Storefronts() }

  /// Countries as they change.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    /// Waits for changes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var wait = Endless<Storefront>()
      /// The next country: none comes until the task is cancelled.
      public mutating func next() async -> Storefront? { await wait.next() }
    }
    /// Waits for changes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
