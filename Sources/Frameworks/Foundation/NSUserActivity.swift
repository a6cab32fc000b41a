import Foundation
import Synchronization

/// The type of an activity that opens a web page of the app's site.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing in an app, to continue it elsewhere.
///
/// Caveats: there are no other devices and no search index, so eligibility is only stored.
open class NSUserActivity: NSObject, @unchecked Sendable {
  private struct Contents: @unchecked Sendable {
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var webpageURL: URL?
    var targetContentIdentifier: String?
    var persistentIdentifier: String?
    var keywords: Set<String> = []
    var requiredUserInfoKeys: Set<String>?
    var expirationDate: Date?
    var needsSave = false
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPublicIndexing = false
    var isEligibleForPrediction = false
  }

  /// The kind of activity, in reverse-DNS notation.
  public let activityType: String
  private let contents = Mutex(Contents())

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  private func read<Value>(_ keyPath: KeyPath<Contents, Value>) -> Value {
    contents.withLock { Unchecked($0[keyPath: keyPath]) }.value
  }
  private func write<Value>(_ keyPath: WritableKeyPath<Contents, Value>, _ value: Value) {
    let new = Unchecked(value)
    nonisolated(unsafe) let keyPath = keyPath
    contents.withLock { $0[keyPath: keyPath] = new.value }
  }
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The title.
  open var title: String? {
    get { read(\.title) }
    set { write(\.title, newValue) }
  }
  /// The data needed to continue the activity.
  open var userInfo: [AnyHashable: Any]? {
    get { read(\.userInfo) }
    set { write(\.userInfo, newValue) }
  }
  /// The web page with the same content.
  open var webpageURL: URL? {
    get { read(\.webpageURL) }
    set { write(\.webpageURL, newValue) }
  }
  /// An identifier of the content, used to choose a scene.
  open var targetContentIdentifier: String? {
    get { read(\.targetContentIdentifier) }
    set { write(\.targetContentIdentifier, newValue) }
  }
  /// An identifier of the activity, used to delete it.
  open var persistentIdentifier: String? {
    get { read(\.persistentIdentifier) }
    set { write(\.persistentIdentifier, newValue) }
  }
  /// Keywords to find it by.
  open var keywords: Set<String> {
    get { read(\.keywords) }
    set { write(\.keywords, newValue) }
  }
  /// The keys of `userInfo` that are needed to continue.
  open var requiredUserInfoKeys: Set<String>? {
    get { read(\.requiredUserInfoKeys) }
    set { write(\.requiredUserInfoKeys, newValue) }
  }
  /// The date after which the activity is of no use.
  open var expirationDate: Date? {
    get { read(\.expirationDate) }
    set { write(\.expirationDate, newValue) }
  }
  /// Whether the state is out of date.
  open var needsSave: Bool {
    get { read(\.needsSave) }
    set { write(\.needsSave, newValue) }
  }
  /// Whether it may continue on another device.
  open var isEligibleForHandoff: Bool {
    get { read(\.isEligibleForHandoff) }
    set { write(\.isEligibleForHandoff, newValue) }
  }
  /// Whether it can be found by search on the device.
  open var isEligibleForSearch: Bool {
    get { read(\.isEligibleForSearch) }
    set { write(\.isEligibleForSearch, newValue) }
  }
  /// Whether it can be found by everyone.
  open var isEligibleForPublicIndexing: Bool {
    get { read(\.isEligibleForPublicIndexing) }
    set { write(\.isEligibleForPublicIndexing, newValue) }
  }
  /// Whether the system may suggest it.
  open var isEligibleForPrediction: Bool {
    get { read(\.isEligibleForPrediction) }
    set { write(\.isEligibleForPrediction, newValue) }
  }

  /// Adds entries to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  private static let latest = Mutex<NSUserActivity?>(nil)

  /// The activity that the app last marked as current.
  package static var current: NSUserActivity? {
    get { latest.withLock { $0 } }
    set { latest.withLock { $0 = newValue } }
  }

  /// Makes this the current activity.
  open func becomeCurrent() { Self.current = self }
  /// Ends being the current activity.
  open func resignCurrent() { Self.latest.withLock { if $0 === self { $0 = nil } } }
  /// Invalidates the activity.
  open func invalidate() { resignCurrent() }
}
