import Foundation
@_exported import Simulator
@_exported import Testing
@_exported import VirtualTime

/// Runs a test on a simulated device in virtual time. Tests with this trait take turns, since a process has one clock.
///
/// At the end the views of every `Screen` of the test leave the screen: they disappear and their tasks are cancelled.
/// What still runs or exists is a failure of the test, with its name; see ``LeakPolicy``.
public struct SimulatorTrait: SuiteTrait, TestTrait, TestScoping {
  /// The test runs once for each.
  let configurations: [ScreenConfiguration]
  let leaks: LeakPolicy

  /// A suite's trait applies to the tests inside.
  public var isRecursive: Bool { true }

  /// The innermost trait of a test wins.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    let innermost = test.traits.lazy.compactMap { $0 as? SimulatorTrait }.last
    return testCase != nil && innermost?.configurations == configurations && innermost?.leaks == leaks ? self : nil
  }

  /// Runs a test in virtual time, with this device and these settings for each `Screen`; in a matrix once for each
  /// combination, each with its own clock.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The same trait on the suite and on the test counts once.
    if CurrentTest.scope != nil { return try await function() }
    guard configurations.count != 1 else { return try await run(configurations[0], test, testCase, function) }
    if configurations.isEmpty {
      Issue.record("The simulator matrix has no combination: the test did not run.")
    }
    for configuration in configurations {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("On \(configuration)")
        return issue
      }
      try await naming.provideScope(for: test, testCase: testCase) {
        do {
          try await run(configuration, test, testCase, function)
        } catch is ExpectationFailedError {
          // Recorded where it failed; the other combinations still run.
        } catch {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    }
  }

  private func run(
    _ configuration: ScreenConfiguration, _ test: Test, _ testCase: Test.Case?,
    _ function: @Sendable () async throws -> Void
  ) async throws {
    try await VirtualTime.run {
      Screen.beginNewPhone()
      let scope = TestScope(keepsScreens: leaks == .forbidden)
      let result = await Screen.$configuration.withValue(configuration) {
        await CurrentTest.$scope.withValue(scope) {
          do {
            return try await Result<Void, any Error>.success(
              TaskCensus.count {
                try await FilmRoll.filming(test, testCase) {
                  try await TraceRecording.record(
                    test, in: TraceRecording.folderOfEnvironment, performing: function)
                }
              })
          } catch {
            return .failure(error)
          }
        }
      }
      let left = leaks == .forbidden ? await scope.end() : []
      // A test that failed midway may have left anything.
      if case .failure(let error) = result {
        guard let place = ThrownError.place(of: error) else { throw error }
        return _ = Issue.record(error, sourceLocation: place)
      }
      if !left.isEmpty {
        Issue.record(
          "Something outlived the test's screens:\n\(left.joined(separator: "\n"))",
          sourceLocation: test.sourceLocation)
      }
    }
  }
}

/// Determines what a test may leave behind.
public enum LeakPolicy: Sendable, Hashable {
  /// Nothing: running tasks, pending timers, animations and views that outlive the screen are failures.
  case forbidden
  /// Anything. Screens are not taken down, and are released with the test.
  case allowed
}

/// The device and the settings of a test's screens.
public struct ScreenConfiguration: Sendable, Hashable, CustomStringConvertible {
  /// The device.
  public var device = Device.iPhone15Pro
  /// The user's settings.
  public var settings = DeviceSettings()

  /// Such as "iPhone SE (1st generation), dark, text accessibility3".
  public var description: String {
    var parts = [device.name]
    if settings.isDark { parts.append("dark") }
    if settings.textSize != DeviceSettings().textSize { parts.append("text \(settings.textSize)") }
    if settings.isRightToLeft { parts.append("right to left") }
    if settings.isLandscape { parts.append("landscape") }
    if settings.reducesMotion { parts.append("reduced motion") }
    if settings.system != DeviceSettings().system { parts.append("iOS \(settings.system.rawValue)") }
    return parts.joined(separator: ", ")
  }
}

extension Trait where Self == SimulatorTrait {
  /// Sets the default device and settings of a `Screen` in this test.
  public static func simulator(
    _ device: Device = .iPhone15Pro, _ settings: DeviceSettings = DeviceSettings(), leaks: LeakPolicy = .forbidden
  ) -> Self {
    SimulatorTrait(configurations: [ScreenConfiguration(device: device, settings: settings)], leaks: leaks)
  }

  /// Runs the test once for each combination, each time with new screens and a new clock. A failure names the
  /// combination.
  ///
  /// ```swift
  /// @Test(
  ///   .simulatorMatrix(
  ///     devices: [.iPhoneSE, .iPhone15ProMax], textSizes: [.large, .accessibility3], dark: [false, true],
  ///     rightToLeft: [false, true]))
  /// ```
  public static func simulatorMatrix(
    devices: [Device] = [.iPhone15Pro], textSizes: [TextSize] = [DeviceSettings().textSize], dark: [Bool] = [false],
    rightToLeft: [Bool] = [false], orientations: [Orientation] = [.portrait], reducedMotion: [Bool] = [false],
    leaks: LeakPolicy = .forbidden
  ) -> Self {
    var all: [ScreenConfiguration] = []
    for device in devices {
      for orientation in orientations {
        for isDark in dark {
          for isRightToLeft in rightToLeft {
            for reducesMotion in reducedMotion {
              for textSize in textSizes {
                all.append(
                  ScreenConfiguration(
                    device: device,
                    settings: DeviceSettings(
                      isDark: isDark, textSize: textSize, isRightToLeft: isRightToLeft,
                      isLandscape: orientation == .landscape, reducesMotion: reducesMotion)))
              }
            }
          }
        }
      }
    }
    return SimulatorTrait(configurations: all, leaks: leaks)
  }
}
