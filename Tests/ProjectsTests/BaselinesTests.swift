import Foundation
import Testing

@testable import Projects

struct BaselinesTests {
  private static func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcbaseline")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let list =
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + text + "</dict></plist>"
      try Data(list.utf8).write(to: folder.appending(path: name))
    }
    return folder
  }

  private static func entry(_ name: String, _ content: String) -> String { "<key>\(name)</key><dict>\(content)</dict>" }
  private static func text(_ name: String, _ value: String) -> String {
    "<key>\(name)</key><string>\(value)</string>"
  }
  private static func number(_ name: String, _ value: String) -> String { "<key>\(name)</key><real>\(value)</real>" }

  private static func measured(_ average: String, _ more: String = "") -> String {
    entry(
      "classNames",
      entry(
        "CartTests",
        entry("testSum()", entry("com.apple.dt.XCTMetric_CPU.time", number("baselineAverage", average) + more))))
  }

  @Test(
    "Given baselines of a Mac and of a simulated iPhone, when they are read, then those of the iPhone count, with their limit"
  )
  func simulated() throws {
    // Given
    let folder = try Self.folder([
      "Info.plist": Self.entry(
        "runDestinationsByUUID",
        Self.entry("A", Self.entry("localComputer", Self.text("modelCode", "Mac14,2")))
          + Self.entry(
            "B",
            Self.entry("localComputer", Self.text("modelCode", "Mac14,2"))
              + Self.entry(
                "targetDevice",
                Self.text("modelCode", "iPhone12,3")
                  + Self.text("platformIdentifier", "com.apple.platform.iphonesimulator")))),
      "A.plist": Self.measured("1"),
      "B.plist": Self.measured("0.25", Self.number("maxPercentRelativeStandardDeviation", "20")),
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    // When
    let all = Baselines(folder).all
    // Then
    #expect(
      all == [
        TestRun.Baseline(
          type: "CartTests", test: "testSum", metric: "com.apple.dt.XCTMetric_CPU.time",
          name: "Local Baseline, Mac14,2, iPhone12,3", average: 0.25, tolerance: 20)
      ])
  }

  @Test("Given a folder without a list of machines, when it is read, then there is nothing to compare with")
  func damaged() throws {
    let folder = try Self.folder(["A.plist": Self.measured("1")])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Baselines(folder).all.isEmpty)
  }
}
