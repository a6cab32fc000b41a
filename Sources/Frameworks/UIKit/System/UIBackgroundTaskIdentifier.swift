import Foundation

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that continue after the app has left the screen.
@MainActor
final class BackgroundTasks {
  private struct Work {
    let name: String?
    let expire: (@MainActor @Sendable () -> Void)?
  }

  /// The seconds that iOS 13 and later give, as measured by others.
  private static let allowance: TimeInterval = 30

  private var works: [UIBackgroundTaskIdentifier: Work] = [:]
  private var lastIdentifier = 0
  private var clock: Timer?
  private var end: Date?

  nonisolated init() {}

  /// The remaining background time, in seconds.
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

  /// Starts the clock when the app has left the screen.
  func startClock() {
    end = Date(timeIntervalSinceNow: Self.allowance)
    if !works.isEmpty { setTimer() }
  }

  /// Stops the clock when the app is back.
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
    let message = "UIKit: background tasks were not ended in time; iOS would end the app: \(names).\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}
