import Foundation
import Synchronization

/// The type of the activity of somebody who opened a page of the web that the app serves.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What somebody is doing in an app, to go on with it elsewhere.
///
/// Caveats: there is no other device and no search index, so whether it is eligible for them is only remembered.
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

  /// What kind of activity it is, in reverse DNS notation.
  public let activityType: String
  private let contents = Mutex(Contents())

  /// An activity of a type.
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

  /// What it is called.
  open var title: String? {
    get { read(\.title) }
    set { write(\.title, newValue) }
  }
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]? {
    get { read(\.userInfo) }
    set { write(\.userInfo, newValue) }
  }
  /// The page of the web that shows the same.
  open var webpageURL: URL? {
    get { read(\.webpageURL) }
    set { write(\.webpageURL, newValue) }
  }
  /// Names the content, to choose a scene for it.
  open var targetContentIdentifier: String? {
    get { read(\.targetContentIdentifier) }
    set { write(\.targetContentIdentifier, newValue) }
  }
  /// Names the activity, to delete it by.
  open var persistentIdentifier: String? {
    get { read(\.persistentIdentifier) }
    set { write(\.persistentIdentifier, newValue) }
  }
  /// Words to find it by.
  open var keywords: Set<String> {
    get { read(\.keywords) }
    set { write(\.keywords, newValue) }
  }
  /// What of `userInfo` is needed.
  open var requiredUserInfoKeys: Set<String>? {
    get { read(\.requiredUserInfoKeys) }
    set { write(\.requiredUserInfoKeys, newValue) }
  }
  /// When it is of no use any more.
  open var expirationDate: Date? {
    get { read(\.expirationDate) }
    set { write(\.expirationDate, newValue) }
  }
  /// It is out of date.
  open var needsSave: Bool {
    get { read(\.needsSave) }
    set { write(\.needsSave, newValue) }
  }
  /// It may go on on another device.
  open var isEligibleForHandoff: Bool {
    get { read(\.isEligibleForHandoff) }
    set { write(\.isEligibleForHandoff, newValue) }
  }
  /// It may be found by a search on the device.
  open var isEligibleForSearch: Bool {
    get { read(\.isEligibleForSearch) }
    set { write(\.isEligibleForSearch, newValue) }
  }
  /// It may be found by everybody.
  open var isEligibleForPublicIndexing: Bool {
    get { read(\.isEligibleForPublicIndexing) }
    set { write(\.isEligibleForPublicIndexing, newValue) }
  }
  /// The system may suggest it.
  open var isEligibleForPrediction: Bool {
    get { read(\.isEligibleForPrediction) }
    set { write(\.isEligibleForPrediction, newValue) }
  }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  private static let latest = Mutex<NSUserActivity?>(nil)

  /// What the person is doing now, as far as the app said.
  package static var current: NSUserActivity? {
    get { latest.withLock { $0 } }
    set { latest.withLock { $0 = newValue } }
  }

  /// It is what the person is doing now.
  open func becomeCurrent() { Self.current = self }
  /// It is not any more.
  open func resignCurrent() { Self.latest.withLock { if $0 === self { $0 = nil } } }
  /// It is over.
  open func invalidate() { resignCurrent() }
}
