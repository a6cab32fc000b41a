import Foundation

/// Tells work apart that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Work that asked to go on after the app has left the screen.
@MainActor
final class BackgroundTasks {
  private struct Work {
    let name: String?
    let expire: (@MainActor @Sendable () -> Void)?
  }

  /// Seconds that iOS 13 and later give, as measured by others.
  private static let allowance: TimeInterval = 30

  private var works: [UIBackgroundTaskIdentifier: Work] = [:]
  private var lastIdentifier = 0
  private var clock: Timer?
  private var end: Date?

  nonisolated init() {}

  /// Seconds until the time in the background is over.
  var timeRemaining: TimeInterval { max(0, end?.timeIntervalSinceNow ?? 0) }

  func begin(
    name: String?, isInBackground: Bool, _ expire: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    lastIdentifier += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastIdentifier)
    works[identifier] = Work(name: name, expire: expire)
    if isInBackground { setTimer() }
    return identifier
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    works[identifier] = nil
    if works.isEmpty { dropTimer() }
  }

  /// The app has left the screen.
  func startClock() {
    end = Date(timeIntervalSinceNow: Self.allowance)
    if !works.isEmpty { setTimer() }
  }

  /// The app is back.
  func stopClock() {
    end = nil
    dropTimer()
  }

  private func setTimer() {
    guard clock == nil, end != nil else { return }
    clock = Timer.scheduledTimer(withTimeInterval: timeRemaining, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.expire() }
    }
  }

  private func dropTimer() {
    clock?.invalidate()
    clock = nil
  }

  private func expire() {
    clock = nil
    for (_, work) in works.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { work.expire?() }
    guard !works.isEmpty else { return }
    let names = works.values.map { $0.name ?? "one without a name" }.sorted().joined(separator: ", ")
    let message = "UIKit: background tasks were not ended in time, for which iOS ends the app: \(names).\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}
