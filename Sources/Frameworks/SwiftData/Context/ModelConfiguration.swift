import Foundation
import ScrollworkUIKit
import Synchronization

/// The store of a container, and its models.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// The name, which is also that of the store's file.
  public let name: String
  /// The models; nil for all of the container's.
  public let schema: Schema?
  /// The store's file. Not used for models in memory.
  public let url: URL
  /// Whether models are only in memory, and gone with the container.
  public let isStoredInMemoryOnly: Bool
  /// Whether the store can be written.
  public let allowsSave: Bool

  /// A group of apps and extensions that share a store. There are none here.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// The app's own folder.
    public static let automatic = GroupContainer(name: "automatic")
    /// The app's own folder.
    public static let none = GroupContainer(name: "none")
  }

  /// The iCloud database of the models. There is no iCloud here.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// None: the app has no entitlement for one.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: "none")
    /// Returns the person's private database in a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }

  /// The name.
  public var id: String { name }

  /// Creates a configuration of a store in the app's folder, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null") : StoreFolder.url.appending(path: "\(self.name).store")
  }

  /// Creates a configuration of a store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }

  /// Creates a configuration of a store for these models.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration of a store for all models, in memory or not.
  public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
}

/// The default location of stores: the app's folder within application support. In a test each phone has an empty one,
/// which lives as long as the phone.
private enum StoreFolder {
  static var url: URL {
    let phone = Phone.number.load(ordering: .relaxed)
    guard phone > 0 else {
      let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
      return URL.applicationSupportDirectory.appending(path: name, directoryHint: .isDirectory)
    }
    return known.withLock { known in
      if known.phone != phone {
        if let old = known.url { try? FileManager.default.removeItem(at: old) }
        let new = FileManager.default.temporaryDirectory
          .appending(path: "scrollwork.stores.\(getpid()).\(phone)", directoryHint: .isDirectory)
        known = (phone, new)
      }
      return known.url ?? FileManager.default.temporaryDirectory
    }
  }

  private static let known = Mutex<(phone: Int, url: URL?)>((0, nil))
}
