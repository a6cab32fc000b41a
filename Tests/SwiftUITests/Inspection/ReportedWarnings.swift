@testable import SwiftUI

/// Returns the warnings about an app's mistakes that are logged while `body` runs.
@MainActor
func warnings(_ body: () async throws -> Void) async rethrows -> [String] {
  var warnings: [String] = []
  Report.onWarning = { warnings.append($0) }
  defer { Report.onWarning = nil }
  try await body()
  return warnings
}
