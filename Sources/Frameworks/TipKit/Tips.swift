/// What all tips of an app have in common.
public enum Tips {
  /// Whether a tip can be shown.
  public enum Status: Hashable, Codable, Sendable {
    /// Not yet.
    case pending
    /// It can.
    case available
    /// Not any more.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is not shown any more.
  public enum InvalidationReason: String, Hashable, Codable, Sendable {
    /// The person did what the tip is about.
    case actionPerformed
    /// It was shown as often as it should.
    case displayCountExceeded
    /// It was shown as long as it should.
    case displayDurationExceeded
    /// The person closed it.
    case tipClosed
  }

  /// A tip is shown at most so many times.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// A tip is shown at most so many times.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// A tip is shown so many seconds at most. (iOS 18) Caveat: counted while views ask for the tip.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    /// A tip is shown so many seconds at most.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }

  /// A tip does not wait until it is time for another one.
  public struct IgnoresDisplayFrequency: TipOption {
    let isIgnoring: Bool
    /// A tip does not wait until it is time for another one, or does.
    public init(_ ignoresDisplayFrequency: Bool) { isIgnoring = ignoresDisplayFrequency }
  }

  /// Something about all tips.
  public struct ConfigurationOption: Sendable {
    /// How long it takes until another tip is shown.
    public struct DisplayFrequency: Sendable {
      let seconds: TimeInterval
      /// At once.
      public static var immediate: DisplayFrequency { DisplayFrequency(seconds: 0) }
      /// An hour.
      public static var hourly: DisplayFrequency { DisplayFrequency(seconds: 3600) }
      /// A day.
      public static var daily: DisplayFrequency { DisplayFrequency(seconds: 86_400) }
      /// A week.
      public static var weekly: DisplayFrequency { DisplayFrequency(seconds: 7 * 86_400) }
      /// Thirty days.
      public static var monthly: DisplayFrequency { DisplayFrequency(seconds: 30 * 86_400) }
    }

    /// Where it is kept what a person has seen.
    public struct DatastoreLocation: Sendable {
      let folder: URL?
      /// Where the system puts it.
      public static var applicationDefault: DatastoreLocation { DatastoreLocation(folder: nil) }
      /// In a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
      /// In the folder that apps of a group share.
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation(
          folder: FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
      }
    }

    /// Which of the person's devices know of it.
    public struct CloudKitContainer: Sendable {
      /// The app's first container.
      public static var automatic: CloudKitContainer { CloudKitContainer() }
      /// Returns a container by name.
      public static func named(_ containerIdentifier: String) -> CloudKitContainer { CloudKitContainer() }
    }

    var frequency: DisplayFrequency?
    var location: DatastoreLocation?

    /// Returns how long it takes until another tip is shown.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(frequency: displayFrequency)
    }
    /// Returns where it is kept what a person has seen.
    public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(location: datastoreLocation)
    }
    /// Shares with the person's other devices what was seen. (iOS 18) Caveat: there are no others.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// From now on tips can be shown.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    TipStore.shared.configure(
      frequency: configuration.compactMap(\.frequency).last, location: configuration.compactMap(\.location).last)
  }

  /// Forgets what was seen and done. Call it before `configure(_:)`.
  public static func resetDatastore() throws { TipStore.shared.change { $0 = TipStore.Kept() } }

  /// Shows all tips, whatever their rules say.
  public static func showAllTipsForTesting() { TipStore.shared.test { $0 = TipStore.Testing(showsAll: true) } }
  /// Shows some tips, whatever their rules say.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.shown.formUnion(tips.map(ObjectIdentifier.init)) }
  }
  /// Shows no tips.
  public static func hideAllTipsForTesting() { TipStore.shared.test { $0 = TipStore.Testing(hidesAll: true) } }
  /// Does not show some tips.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.hidden.formUnion(tips.map(ObjectIdentifier.init)) }
  }
}
