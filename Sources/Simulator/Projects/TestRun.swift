import Foundation

/// The instructions for a process that runs a project's tests.
public struct TestRun: Codable, Sendable {
  /// The kind of tests, and their time.
  public enum Kind: String, Codable, Sendable {
    /// XCTest unit tests, on real time.
    case unit
    /// XCTest UI tests, on virtual time.
    case ui
    /// Swift Testing tests, on real time.
    case suites
  }

  /// An XCTest test.
  public struct Test: Codable, Sendable, Hashable {
    /// The module of its target.
    public var module: String
    /// Its class.
    public var type: String
    /// Its method.
    public var name: String

    /// Creates a test from its module, class and method.
    public init(module: String, type: String, name: String) {
      (self.module, self.type, self.name) = (module, type, name)
    }
  }

  /// The phone that the tests run on.
  public struct Phone: Codable, Sendable {
    /// The device's id.
    public var device: String
    /// The settings of `./run` with these names.
    public var isDark = false
    public var textSize: String
    public var isRightToLeft: Bool?
    public var isLandscape = false
    public var locale: String
    /// The generation of iOS.
    public var os: Int?

    /// Creates a phone with a device, a text size and a language.
    public init(device: String, textSize: String, locale: String) {
      (self.device, self.textSize, self.locale) = (device, textSize, locale)
    }
  }

  /// A recorded baseline of a test's measurement on another machine.
  public struct Baseline: Codable, Sendable, Equatable {
    /// The test's class.
    public var type: String
    /// Its method.
    public var test: String
    /// The metric, such as `com.apple.dt.XCTMetric_CPU.time`.
    public var metric: String
    /// The display name, with the machine.
    public var name: String
    /// The recorded average.
    public var average: Double
    /// By how much a later average may be worse, in per cent.
    public var tolerance: Double

    /// Creates a baseline from an average and its tolerance.
    public init(type: String, test: String, metric: String, name: String, average: Double, tolerance: Double) {
      (self.type, self.test, self.metric, self.name) = (type, test, metric, name)
      (self.average, self.tolerance) = (average, tolerance)
    }
  }

  /// How long a test may take, in seconds.
  public struct Allowance: Codable, Sendable, Equatable {
    /// The limit unless the test sets another.
    public var usual = 600.0
    /// The limit whatever the test sets; nil for none.
    public var most: Double?

    /// Creates an allowance of ten minutes, or of what a test sets.
    public init() {}
  }

  /// The exit status of a process that could not begin.
  public static let cannotBegin: Int32 = 71

  /// The kind of tests.
  public var kind: Kind
  /// The library with the app and the tests.
  public var library: URL
  /// The app's bundle folder.
  public var bundle: URL
  /// The app's module.
  public var module: String
  /// The entry point of the app.
  public var entry: AppEntry
  /// Arguments and environment.
  public var launch: LaunchOptions
  /// The phone.
  public var phone: Phone
  /// The file that events are written to immediately, a line each.
  public var events: URL
  /// The file that a crash is recorded in.
  public var end: URL
  /// How long a test may take; nil for the default.
  public var allowance: Allowance?
  /// The baselines that measurements are compared with.
  public var baselines: [Baseline] = []
  /// The XCTest tests to run, in order.
  public var tests: [Test] = []
  /// Patterns of the Swift Testing tests to run; all if empty.
  public var selected: [String] = []
  /// Patterns of the Swift Testing tests not to run.
  public var skipped: [String] = []
  /// Whether Swift Testing tests may run in parallel.
  public var isParallel = true

  /// Creates a run of one library.
  public init(
    _ kind: Kind, library: URL, bundle: URL, module: String, entry: AppEntry, launch: LaunchOptions, phone: Phone,
    events: URL, end: URL
  ) {
    (self.kind, self.library, self.bundle, self.module, self.entry) = (kind, library, bundle, module, entry)
    (self.launch, self.phone, self.events, self.end) = (launch, phone, events, end)
  }
}

/// An event of an XCTest test, as its process records it.
public struct TestEvent: Codable, Sendable {
  /// The beginning of a test, at a time of the machine's monotonic clock in seconds.
  public struct Beginning: Codable, Sendable {
    public var test: TestRun.Test
    public var time: Double

    /// Creates a beginning.
    public init(_ test: TestRun.Test, time: Double) { (self.test, self.time) = (test, time) }
  }

  /// The test that began.
  public var began: Beginning?
  /// The result of a test that ended.
  public var ended: TestResult?

  /// Creates an event for a test that began.
  public init(began: Beginning) { self.began = began }
  /// Creates an event for a test that ended.
  public init(ended: TestResult) { self.ended = ended }
}
