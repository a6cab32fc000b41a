import Foundation
import SimulatorTesting
import VirtualTime
import XCUIAutomation

/// Replaces a test's calls of `sleep`: if the clock is virtual, it moves, and the app's frames run meanwhile.
public enum _TestPause {
  /// `Thread.sleep(forTimeInterval:)`
  public static func sleep(forTimeInterval interval: TimeInterval) {
    guard VirtualTime.isOpen, Thread.isMainThread else { return Thread.sleep(forTimeInterval: interval) }
    SimulatorTestCase.pause(interval)
  }

  /// `Thread.sleep(until:)`
  public static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }

  /// `sleep`; no time remains.
  @discardableResult
  public static func sleep(_ seconds: UInt32) -> UInt32 {
    sleep(forTimeInterval: TimeInterval(seconds))
    return 0
  }

  /// `usleep`
  @discardableResult
  public static func usleep(_ microseconds: UInt32) -> Int32 {
    sleep(forTimeInterval: TimeInterval(microseconds) / 1_000_000)
    return 0
  }
}
