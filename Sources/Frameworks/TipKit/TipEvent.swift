extension Tips {
  /// Something that a person did, which is counted.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// Tells the event from others, also when the app is started again.
    public let id: String

    /// One time that it was done.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// When.
      public let date: Date
      let info: DonationInfo

      /// What the app said about it.
      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: keyPath] }
    }

    /// Creates an event of which the app says more each time.
    @_disfavoredOverload
    public init(id: String) { self.id = id }

    /// All times that it was done.
    public var donations: [Donation] {
      TipStore.shared.read { $0.donations[id] ?? [] }.compactMap { stored in
        let info = try? JSONDecoder().decode([DonationInfo].self, from: stored.info).first
        return info.map { Donation(date: stored.date, info: $0) }
      }
    }

    fileprivate func add(_ info: DonationInfo) {
      guard let data = try? JSONEncoder().encode([info]) else { return }
      TipStore.shared.change {
        // A thousand are enough for every rule.
        $0.donations[id] = (($0.donations[id] ?? []) + [TipStore.StoredDonation(date: Date(), info: data)]).suffix(1000)
      }
    }

    /// It was done.
    public func donate(_ donation: DonationInfo) async { add(donation) }
    /// It was done.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      add(donation)
      completion?()
    }
  }

  /// Nothing that the app says about what was done.
  public struct EmptyDonation: Codable, Hashable, Sendable {}

  /// How long ago something was done.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval
    /// In the last minute.
    public static var minute: DonationTimeRange { minutes(1) }
    /// In the last hour.
    public static var hour: DonationTimeRange { hours(1) }
    /// In the last 24 hours.
    public static var day: DonationTimeRange { days(1) }
    /// In the last 7 days.
    public static var week: DonationTimeRange { weeks(1) }
    /// In the last minutes.
    public static func minutes(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 60) }
    /// In the last hours.
    public static func hours(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 3600) }
    /// In the last days, of 24 hours each.
    public static func days(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 86_400) }
    /// In the last weeks, of 7 days each.
    public static func weeks(_ value: Int) -> DonationTimeRange { days(7 * value) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event of which the app says nothing more.
  public init(id: String) { self.id = id }
  /// It was done.
  public func donate() async { add(Tips.EmptyDonation()) }
  /// It was done.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    add(Tips.EmptyDonation())
    completion?()
  }
}

extension Array {
  /// Returns what was done not longer ago than a time.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    filter { Date().timeIntervalSince($0.date) <= range.seconds }
  }
}
