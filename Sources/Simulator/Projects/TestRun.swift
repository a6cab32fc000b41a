import Foundation

/// What a process is to run of a project's tests.
public struct TestRun: Codable, Sendable {
  /// Whose tests, and on which time.
  public enum Kind: String, Codable, Sendable {
    /// Those of XCTest that test an app's code, on real time.
    case unit
    /// Those of XCTest that use the app, on virtual time.
    case ui
    /// Those of Swift Testing, on real time.
    case suites
  }

  /// A test of XCTest.
  public struct Test: Codable, Sendable, Hashable {
    /// The module of its target.
    public var module: String
    /// Its class.
    public var type: String
    /// Its method.
    public var name: String

    /// The method of a class in a module.
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

    /// A device, with a text size and a language.
    public init(device: String, textSize: String, locale: String) {
      (self.device, self.textSize, self.locale) = (device, textSize, locale)
    }
  }

  /// What a project remembers of what a test measured on another machine.
  public struct Baseline: Codable, Sendable, Equatable {
    /// The test's class.
    public var type: String
    /// Its method.
    public var test: String
    /// What was measured, such as `com.apple.dt.XCTMetric_CPU.time`.
    public var metric: String
    /// What it is called, with the machine.
    public var name: String
    /// What came of it.
    public var average: Double
    /// By how much a later average may be worse, in per cent.
    public var tolerance: Double

    /// An average with its tolerance.
    public init(type: String, test: String, metric: String, name: String, average: Double, tolerance: Double) {
      (self.type, self.test, self.metric, self.name) = (type, test, metric, name)
      (self.average, self.tolerance) = (average, tolerance)
    }
  }

  /// How long a test may take, in seconds.
  public struct Allowance: Codable, Sendable, Equatable {
    /// Unless the test says otherwise.
    public var usual = 600.0
    /// Whatever the test says; nil for any time.
    public var most: Double?

    /// Ten minutes, or what a test says.
    public init() {}
  }

  /// What a process ends with that could not begin.
  public static let cannotBegin: Int32 = 71

  /// Whose tests.
  public var kind: Kind
  /// The library with the app and the tests.
  public var library: URL
  /// The folder that is the app's bundle.
  public var bundle: URL
  /// The app's module.
  public var module: String
  /// Where the app begins.
  public var entry: AppEntry
  /// Arguments and environment.
  public var launch: LaunchOptions
  /// The phone.
  public var phone: Phone
  /// Where what happens is written to, a line each, at once.
  public var events: URL
  /// Where a crash leaves its place.
  public var end: URL
  /// How long a test may take; nil for what is usual.
  public var allowance: Allowance?
  /// What measurements are compared with.
  public var baselines: [Baseline] = []
  /// Those of XCTest that run, in their order.
  public var tests: [Test] = []
  /// Patterns of those of Swift Testing that run; with none it is all.
  public var selected: [String] = []
  /// Patterns of those of Swift Testing that do not run.
  public var skipped: [String] = []
  /// Whether those of Swift Testing may run beside each other.
  public var isParallel = true

  /// A process for one library.
  public init(
    _ kind: Kind, library: URL, bundle: URL, module: String, entry: AppEntry, launch: LaunchOptions, phone: Phone,
    events: URL, end: URL
  ) {
    (self.kind, self.library, self.bundle, self.module, self.entry) = (kind, library, bundle, module, entry)
    (self.launch, self.phone, self.events, self.end) = (launch, phone, events, end)
  }
}

/// What happens to a test of XCTest, as the process that runs it writes it down.
public struct TestEvent: Codable, Sendable {
  /// A test begins, at a time of the machine's monotonic clock in seconds.
  public struct Beginning: Codable, Sendable {
    public var test: TestRun.Test
    public var time: Double

    /// A test, and when it began.
    public init(_ test: TestRun.Test, time: Double) { (self.test, self.time) = (test, time) }
  }

  /// What began.
  public var began: Beginning?
  /// What came of a test that is over.
  public var ended: TestResult?

  /// A test begins.
  public init(began: Beginning) { self.began = began }
  /// A test is over.
  public init(ended: TestResult) { self.ended = ended }
}
