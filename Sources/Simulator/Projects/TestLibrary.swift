/// What tests find by `import XCTest`: XCTest as it is on Apple's systems, as far as that of Linux differs.
///
/// There `setUp()` and the like of a class that belongs to the main actor may use what the main actor has. Here XCTest says of them that
/// they belong to nobody, and an override cannot say otherwise. So tests override others, which belong to the main actor, and which those
/// of XCTest call. UIKit is imported with XCTest, as on an iPhone.
enum TestLibrary {
  /// The module that is imported instead of XCTest.
  static let module = "ScrollworkXCTest"

  /// A line of a test in which XCTest's methods are those of the module; nil if it has none.
  static func rewrite(_ line: String) -> String? {
    guard line.contains("setUp") || line.contains("tearDown") else { return nil }
    let new =
      line
      .replacing(#/(\boverride\b.*\bfunc\s+)(setUp|tearDown)(WithError)?\(\s*\)(?!\s*async)/#) {
        "\($0.1)_\($0.2)\($0.3 ?? "")()"
      }
      .replacing(#/(await\s+)?\bsuper\.(setUp|tearDown)(WithError)?\(\s*\)/#) {
        $0.1 == nil ? "super._\($0.2)\($0.3 ?? "")()" : String($0.0)
      }
    return new == line ? nil : new
  }

  /// The modules in the order in which they are compiled: two, since where a class has the name of XCTest's, that one has none.
  static let modules = [
    ("ScrollworkPhoneTests", phoneTests),
    (module, "@_exported import ScrollworkPhoneTests\npublic typealias XCTestCase = PhoneTestCase\n"),
  ]

  private static let phoneTests = """
    @_exported import UIKit
    @_exported import XCTest

    open class PhoneTestCase: XCTestCase {
      private var attachments: [XCTAttachment] = []

      @MainActor open class func _setUp() {}
      @MainActor open class func _tearDown() {}
      @MainActor open func _setUp() {}
      @MainActor open func _setUpWithError() throws {}
      @MainActor open func _tearDown() {}
      @MainActor open func _tearDownWithError() throws {}

      nonisolated override open class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { _setUp() }
      }
      nonisolated override open class func tearDown() {
        MainActor.assumeIsolated { _tearDown() }
        super.tearDown()
      }
      nonisolated override open func setUp() {
        super.setUp()
        MainActor.assumeIsolated { _setUp() }
      }
      nonisolated override open func setUpWithError() throws {
        try super.setUpWithError()
        try MainActor.assumeIsolated { try _setUpWithError() }
      }
      nonisolated override open func tearDown() {
        MainActor.assumeIsolated { _tearDown() }
        super.tearDown()
      }
      nonisolated override open func tearDownWithError() throws {
        try MainActor.assumeIsolated { try _tearDownWithError() }
        try super.tearDownWithError()
      }

      nonisolated override open func invokeTest() {
        super.invokeTest()
        let isFailed = (testRun?.totalFailureCount ?? 0) > 0
        for (number, attachment) in attachments.enumerated() where isFailed || attachment.lifetime == .keepAlways {
          attachment.keep(for: name, number + 1)
        }
      }

      public final func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
    }

    open class XCTAttachment: NSObject {
      public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
      open var name: String?
      open var lifetime = Lifetime.deleteOnSuccess
      private let data: Data
      private let ending: String

      private init(_ data: Data, _ ending: String) { (self.data, self.ending) = (data, ending) }
      public convenience init(string: String) { self.init(Data(string.utf8), "txt") }
      public convenience init(data: Data) { self.init(data, "dat") }
      @MainActor public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "png") }

      fileprivate func keep(for test: String, _ number: Int) {
        guard let folder = ProcessInfo.processInfo.environment["SCROLLWORK_ARTIFACTS"] else { return }
        let letters = String(test.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let place = URL(fileURLWithPath: folder).appending(path: letters)
        let file = place.appending(path: "\\(number) \\((name ?? "attachment").replacing("/", with: "_")).\\(ending)")
        do {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
          try data.write(to: file)
          print("Attachment: \\(file.path)")
        } catch { print("\\(file.path): \\(error)") }
      }
    }

    public final class XCTActivity: NSObject {
      public let name: String
      init(_ name: String) { self.name = name }
      public func add(_ attachment: XCTAttachment) { XCTContext.test?.add(attachment) }
    }

    public final class XCTContext: NSObject {
      nonisolated(unsafe) fileprivate(set) static var test: PhoneTestCase?
      public class func runActivity<Result>(
        named name: String, block: (XCTActivity) throws -> Result
      ) rethrows -> Result { try block(XCTActivity(name)) }
    }

    /// Writes down what came of each test.
    public final class Report: XCTestObservation {
      private var lines: [String] = []
      private var failures: [String] = []

      public init() {}

      public func testCaseWillStart(_ test: XCTestCase) {
        failures = []
        XCTContext.test = test as? PhoneTestCase
      }

      public func testCase(
        _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?, atLine line: Int
      ) {
        let place = file.map { $0 == "<EXPR>" ? "" : "\\($0):\\(line): " } ?? ""
        failures.append(place + description)
      }

      public func testCaseDidFinish(_ test: XCTestCase) {
        XCTContext.test = nil
        let parts = test.name.split(separator: ".", maxSplits: 1).map(String.init)
        let time = String(format: "%.3f", test.testRun?.testDuration ?? 0)
        var content = failures.isEmpty ? "" : "<failure message=\\"\\(escaped(failures.joined(separator: "\\n")))\\"></failure>"
        if failures.isEmpty, test.testRun?.hasBeenSkipped == true { content = "<skipped></skipped>" }
        lines.append(
          "<testcase classname=\\"\\(parts[0])\\" name=\\"\\(parts.last ?? "")\\" time=\\"\\(time)\\">\\(content)</testcase>")
      }

      private func escaped(_ text: String) -> String {
        var text = text
        for (sign, name) in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\\"", "&quot;"), ("\\n", "&#10;")] {
          text = text.replacing(sign, with: name)
        }
        return text
      }

      public func write(to path: String) {
        let failed = lines.filter { $0.contains("<failure") }.count
        let skipped = lines.filter { $0.contains("<skipped") }.count
        let first = "<testsuite name=\\"XCTest\\" tests=\\"\\(lines.count)\\" failures=\\"\\(failed)\\" skipped=\\"\\(skipped)\\">"
        let text = ([first] + lines + ["</testsuite>"]).joined(separator: "\\n")
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
    }

    """
}
