extension Tips {
  /// A counted event.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// The identifier, which is stable across launches.
    public let id: String

    /// An occurrence of an event.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// The date.
      public let date: Date
      let info: DonationInfo

      /// The values of the app's data.
      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: keyPath] }
    }

    /// Creates an event with data for each occurrence.
    @_disfavoredOverload
    public init(id: String) { self.id = id }

    /// All occurrences.
    public var donations: [Donation] {
      TipStore.shared.read { $0.donations[id] ?? [] }.compactMap { stored in
        let info = try? JSONDecoder().decode([DonationInfo].self, from: stored.info).first
        return info.map { Donation(date: stored.date, info: $0) }
      }
    }

    fileprivate func add(_ info: DonationInfo) {
      guard let data = try? JSONEncoder().encode([info]) else { return }
      TipStore.shared.change {
        // A thousand are enough for any rule.
        $0.donations[id] = (($0.donations[id] ?? []) + [TipStore.StoredDonation(date: Date(), info: data)]).suffix(1000)
      }
    }

    /// Donates an occurrence.
    public func donate(_ donation: DonationInfo) async { add(donation) }
    /// Donates an occurrence.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      add(donation)
      completion?()
    }
  }

  /// Empty data of an occurrence.
  public struct EmptyDonation: Codable, Hashable, Sendable {}

  /// A time range before now.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval
    /// The last minute.
    public static var minute: DonationTimeRange { minutes(1) }
    /// The last hour.
    public static var hour: DonationTimeRange { hours(1) }
    /// The last 24 hours.
    public static var day: DonationTimeRange { days(1) }
    /// The last 7 days.
    public static var week: DonationTimeRange { weeks(1) }
    /// Returns the last minutes.
    public static func minutes(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 60) }
    /// Returns the last hours.
    public static func hours(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 3600) }
    /// Returns the last days, of 24 hours each.
    public static func days(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 86_400) }
    /// Returns the last weeks, of 7 days each.
    public static func weeks(_ value: Int) -> DonationTimeRange { days(7 * value) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event without data.
  public init(id: String) { self.id = id }
  /// Donates an occurrence.
  public func donate() async { add(Tips.EmptyDonation()) }
  /// Donates an occurrence.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    add(Tips.EmptyDonation())
    completion?()
  }
}

extension Array {
  /// Returns the occurrences within a time range.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    filter { Date().timeIntervalSince($0.date) <= range.seconds }
  }
}
