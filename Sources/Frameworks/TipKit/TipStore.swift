import Observation

/// The state of an app's tips, protected by a lock; views observe `version`, which every change increments.
@Observable
final class TipStore: @unchecked Sendable {
  static let shared = TipStore()

  /// The state that lasts until the app is deleted.
  struct Kept: Codable {
    var invalidated: [String: Tips.InvalidationReason] = [:]
    /// The display dates of each tip.
    var displays: [String: [Date]] = [:]
    var donations: [String: [StoredDonation]] = [:]
    /// The values of parameters, as JSON.
    var parameters: [String: Data] = [:]
  }

  struct StoredDonation: Codable {
    let date: Date
    let info: Data
  }

  /// The overrides of the app's tests.
  struct Testing {
    var showsAll = false
    var hidesAll = false
    var shown: Set<ObjectIdentifier> = []
    var hidden: Set<ObjectIdentifier> = []
  }

  @ObservationIgnored private let lock = NSRecursiveLock()
  @ObservationIgnored private var kept = Kept()
  @ObservationIgnored private var testing = Testing()
  @ObservationIgnored private var isConfigured = false
  @ObservationIgnored private var frequency: TimeInterval = 0
  @ObservationIgnored private var file: URL?
  @ObservationIgnored private var listeners: [UUID: @Sendable () -> Void] = [:]
  private var version = 0

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  private func didChange() {
    let told = locked {
      version += 1
      return Array(listeners.values)
    }
    for tell in told { tell() }
  }

  func configure(
    frequency: Tips.ConfigurationOption.DisplayFrequency?, location: Tips.ConfigurationOption.DatastoreLocation?
  ) {
    locked {
      isConfigured = true
      self.frequency = frequency?.seconds ?? 0
      let folder = location?.folder ?? URL.applicationSupportDirectory.appending(path: ".tipkit")
      file = folder.appending(path: "tips.json")
      if let file, let data = try? Data(contentsOf: file), let read = try? JSONDecoder().decode(Kept.self, from: data) {
        // Events before the first view count too.
        kept.invalidated.merge(read.invalidated) { own, _ in own }
        kept.displays.merge(read.displays) { own, _ in own }
        kept.donations.merge(read.donations) { $1 + $0 }
        kept.parameters.merge(read.parameters) { own, _ in own }
      }
    }
    didChange()
  }

  /// Returns a part of the state, for a view that observes it.
  func read<Value>(_ body: (Kept) -> Value) -> Value {
    _ = version
    return locked { body(kept) }
  }

  func change(_ body: (inout Kept) -> Void) {
    locked {
      body(&kept)
      guard let file, let data = try? JSONEncoder().encode(kept) else { return }
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file)
    }
    didChange()
  }

  func test(_ body: (inout Testing) -> Void) {
    locked { body(&testing) }
    didChange()
  }

  func status<T: Tip>(of tip: T) -> Tips.Status {
    _ = version
    let type = ObjectIdentifier(T.self)
    let (kept, testing, isConfigured, frequency) = locked {
      (self.kept, self.testing, self.isConfigured, self.frequency)
    }
    if testing.hidesAll || testing.hidden.contains(type) { return .pending }
    if testing.showsAll || testing.shown.contains(type) { return .available }
    if let reason = kept.invalidated[tip.id] { return .invalidated(reason) }
    guard isConfigured, tip.rules.allSatisfy({ $0.isTrue() }) else { return .pending }
    let waits = !tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.isIgnoring == true }
    guard waits, frequency > 0, kept.displays[tip.id] == nil else { return .available }
    let last = kept.displays.values.compactMap { $0.last }.max() ?? .distantPast
    return Date().timeIntervalSince(last) < frequency ? .pending : .available
  }

  /// Records that a view shows the tip.
  func didShow(_ tip: some Tip) {
    change { $0.displays[tip.id, default: []].append(Date()) }
  }

  /// Records that a view hides the tip.
  func didHide(_ tip: some Tip) {
    let displays = read { $0.displays[tip.id] ?? [] }
    for option in tip.options {
      if let most = option as? Tips.MaxDisplayCount, displays.count >= most.count {
        tip.invalidate(reason: .displayCountExceeded)
      }
      if let most = option as? Tips.MaxDisplayDuration, let last = displays.last,
        Date().timeIntervalSince(last) >= most.seconds
      {
        tip.invalidate(reason: .displayDurationExceeded)
      }
    }
  }

  /// Returns a value and its changes.
  func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
    let id = UUID()
    return AsyncStream { continuation in
      let last = Last<Value>()
      let tell: @Sendable () -> Void = {
        let new = value()
        if last.replace(with: new) { continuation.yield(new) }
      }
      locked { listeners[id] = tell }
      continuation.onTermination = { [weak self] _ in self?.locked { _ = self?.listeners.removeValue(forKey: id) } }
      tell()
    }
  }

  private final class Last<Value: Equatable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?

    func replace(with new: Value) -> Bool {
      lock.lock()
      defer { lock.unlock() }
      guard value != new else { return false }
      value = new
      return true
    }
  }
}
