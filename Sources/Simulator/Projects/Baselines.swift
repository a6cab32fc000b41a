import Foundation

/// The recorded baselines of a project's measurements, as Xcode stores them: a folder for each target, with a list of
/// machines and a file for each.
///
/// Xcode compares only with results from the machine and the device that a test runs on. None of them is this one.
struct Baselines {
  /// Sorted by class, test and metric.
  private(set) var all: [TestRun.Baseline] = []

  /// Reads baselines.
  ///
  /// - Parameter folder: an `.xcbaseline`.
  init(_ folder: URL) {
    guard let machine = Self.machine(in: folder),
      let list = Self.list(folder.appending(path: "\(machine.id).plist")),
      let classes = list["classNames"] as? [String: [String: [String: [String: Any]]]]
    else { return }
    for (type, tests) in classes.sorted(by: { $0.key < $1.key }) {
      for (test, metrics) in tests.sorted(by: { $0.key < $1.key }) {
        for (metric, values) in metrics.sorted(by: { $0.key < $1.key }) {
          guard let average = Self.number(values["baselineAverage"]) else { continue }
          // The value of Xcode's field "Max STDDEV" applies to the average, too.
          let tolerance =
            Self.number(values["maxPercentRegression"]) ?? Self.number(values["maxPercentRelativeStandardDeviation"])
          let name = values["baselineIntegrationDisplayName"] as? String ?? "Local Baseline"
          all.append(
            TestRun.Baseline(
              type: type, test: test.replacing("()", with: ""), metric: metric, name: "\(name), \(machine.name)",
              average: average, tolerance: tolerance ?? 10))
        }
      }
    }
  }

  /// Returns the machine to compare with: the first that measured on a simulated iPhone, or else the first.
  private static func machine(in folder: URL) -> (id: String, name: String)? {
    let information = list(folder.appending(path: "Info.plist"))
    let machines = information?["runDestinationsByUUID"] as? [String: [String: Any]] ?? [:]
    func device(_ machine: [String: Any]) -> [String: Any]? { machine["targetDevice"] as? [String: Any] }
    let ordered = machines.sorted { $0.key < $1.key }
    let chosen =
      ordered.first { device($0.value)?["platformIdentifier"] as? String == "com.apple.platform.iphonesimulator" }
      ?? ordered.first
    guard let chosen else { return nil }
    let computer = chosen.value["localComputer"] as? [String: Any]
    let names = [computer?["modelCode"] as? String, device(chosen.value)?["modelCode"] as? String].compactMap { $0 }
    return (chosen.key, names.isEmpty ? chosen.key : names.joined(separator: ", "))
  }

  private static func list(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  private static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? value as? Double }
}

extension Project {
  /// The recorded baselines of its tests' measurements.
  public var baselines: [TestRun.Baseline] {
    targets.filter(\.isTest).compactMap(\.baselines).flatMap { Baselines($0).all }
  }
}
