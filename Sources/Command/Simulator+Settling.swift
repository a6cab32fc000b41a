import Foundation
import Simulator

extension Simulator {
  /// Runs frames in real time until nothing has moved for a while: pictures arrive one by one.
  /// - Parameters:
  ///   - patience: the longest wait in seconds.
  ///   - quiet: how long the screen must have been at rest, in seconds.
  /// - Returns: false if it still changed at the end.
  @discardableResult func settle(patience: TimeInterval, quiet: TimeInterval) async throws -> Bool {
    let start = Date()
    var lastChange = start
    var shown = displayList.root
    while Date().timeIntervalSince(start) < patience {
      let time = Date().timeIntervalSince(start)
      if needsFrame || nextDeadline.map({ $0 <= time }) == true { advance(to: time) }
      let root = displayList.root
      if root !== shown {
        shown = root
        lastChange = Date()
      }
      if Date().timeIntervalSince(lastChange) > quiet, !needsFrame { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}
