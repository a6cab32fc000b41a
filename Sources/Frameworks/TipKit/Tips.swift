/// The shared configuration of an app's tips.
public enum Tips {
  /// The status of a tip.
  public enum Status: Hashable, Codable, Sendable {
    /// Pending.
    case pending
    /// Available.
    case available
    /// Invalidated.
    case invalidated(InvalidationReason)
  }

  /// The reason of an invalidation.
  public enum InvalidationReason: String, Hashable, Codable, Sendable {
    /// The person performed the action.
    case actionPerformed
    /// The maximum number of displays is exceeded.
    case displayCountExceeded
    /// The maximum duration of display is exceeded.
    case displayDurationExceeded
    /// The person closed it.
    case tipClosed
  }

  /// Limits the number of displays.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// Creates an option with a maximum.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// Limits the duration of display in seconds. (iOS 18) Caveat: counted while views ask for the tip.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    /// Creates an option with a maximum in seconds.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }

  /// Ignores the display frequency.
  public struct IgnoresDisplayFrequency: TipOption {
    let isIgnoring: Bool
    /// Creates an option that ignores the display frequency, or not.
    public init(_ ignoresDisplayFrequency: Bool) { isIgnoring = ignoresDisplayFrequency }
  }

  /// An option for all tips.
  public struct ConfigurationOption: Sendable {
    /// The minimum time between tips.
    public struct DisplayFrequency: Sendable {
      let seconds: TimeInterval
      /// None.
      public static var immediate: DisplayFrequency { DisplayFrequency(seconds: 0) }
      /// One hour.
      public static var hourly: DisplayFrequency { DisplayFrequency(seconds: 3600) }
      /// One day.
      public static var daily: DisplayFrequency { DisplayFrequency(seconds: 86_400) }
      /// One week.
      public static var weekly: DisplayFrequency { DisplayFrequency(seconds: 7 * 86_400) }
      /// Thirty days.
      public static var monthly: DisplayFrequency { DisplayFrequency(seconds: 30 * 86_400) }
    }

    /// The location of the data store.
    public struct DatastoreLocation: Sendable {
      let folder: URL?
      /// The system's default.
      public static var applicationDefault: DatastoreLocation { DatastoreLocation(folder: nil) }
      /// Returns a location in a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
      /// Returns a location in the folder of an app group.
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation(
          folder: FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
      }
    }

    /// The CloudKit container for synchronization.
    public struct CloudKitContainer: Sendable {
      /// The app's first container.
      public static var automatic: CloudKitContainer { CloudKitContainer() }
      /// Returns a container by name.
      public static func named(_ containerIdentifier: String) -> CloudKitContainer { CloudKitContainer() }
    }

    var frequency: DisplayFrequency?
    var location: DatastoreLocation?

    /// Returns an option with the minimum time between tips.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(frequency: displayFrequency)
    }
    /// Returns an option with the location of the data store.
    public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(location: datastoreLocation)
    }
    /// Returns an option to sync with the person's other devices. (iOS 18) Caveat: there are no others.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// Configures tips and starts to show them.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    TipStore.shared.configure(
      frequency: configuration.compactMap(\.frequency).last, location: configuration.compactMap(\.location).last)
  }

  /// Resets the data store. Call it before `configure(_:)`.
  public static func resetDatastore() throws { TipStore.shared.change { $0 = TipStore.Kept() } }

  /// Shows all tips, regardless of their rules.
  public static func showAllTipsForTesting() { TipStore.shared.test { $0 = TipStore.Testing(showsAll: true) } }
  /// Shows some tips, regardless of their rules.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.shown.formUnion(tips.map(ObjectIdentifier.init)) }
  }
  /// Hides all tips.
  public static func hideAllTipsForTesting() { TipStore.shared.test { $0 = TipStore.Testing(hidesAll: true) } }
  /// Hides some tips.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.hidden.formUnion(tips.map(ObjectIdentifier.init)) }
  }
}
