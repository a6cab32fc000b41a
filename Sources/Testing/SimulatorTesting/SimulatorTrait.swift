import Foundation
@_exported import Simulator
@_exported import Testing
@_exported import VirtualTime

/// Runs a test on a simulated device in virtual time; tests with it take turns, since a process has one clock.
public struct SimulatorTrait: SuiteTrait, TestTrait, TestScoping {
  let device: Device
  let settings: DeviceSettings

  /// A suite's trait counts for the tests inside.
  public var isRecursive: Bool { true }

  /// The innermost trait of a test decides.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    let innermost = test.traits.lazy.compactMap { $0 as? SimulatorTrait }.last
    return testCase != nil && innermost?.device == device && innermost?.settings == settings ? self : nil
  }

  /// Runs a test in virtual time, with this device and these settings for each `Screen` that it makes.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await VirtualTime.run {
      try await Screen.$configuration.withValue((device, settings)) {
        try await TraceRecording.record(test, in: TraceRecording.folderOfEnvironment, performing: function)
      }
    }
  }
}

extension Trait where Self == SimulatorTrait {
  /// The device and settings that a `Screen` of this test has unless it says otherwise.
  public static func simulator(_ device: Device = .iPhone15Pro, _ settings: DeviceSettings = DeviceSettings()) -> Self {
    SimulatorTrait(device: device, settings: settings)
  }
}
