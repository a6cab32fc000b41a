/// How a test's source is changed to be that of a class of ours: what XCTest is on Apple's systems, as far as that of Linux differs.
///
/// There `setUp()` and the like of a class that belongs to the main actor may use what the main actor has. Here XCTest says of them that
/// they belong to nobody, and an override cannot say otherwise. So tests override others, which belong to the main actor, and which those
/// of XCTest call. UIKit and XCUIAutomation are imported with XCTest, as on an iPhone.
enum TestLibrary {
  /// The module that is imported instead of these.
  static let module = "ScrollworkXCTest"
  static let replaced: Set = ["XCTest", "XCUIAutomation"]

  /// A line of a test in which what differs is the module's; nil if there is nothing.
  static func rewrite(_ line: String) -> String? {
    guard ["setUp", "tearDown", "sleep("].contains(where: line.contains) else { return nil }
    let new =
      line
      .replacing(#/(\boverride\b.*\bfunc\s+)(setUp|tearDown)(WithError)?\(\s*\)(?!\s*async)/#) {
        "\($0.1)_\($0.2)\($0.3 ?? "")()"
      }
      .replacing(#/(await\s+)?\bsuper\.(setUp|tearDown)(WithError)?\(\s*\)/#) {
        $0.1 == nil ? "super._\($0.2)\($0.3 ?? "")()" : String($0.0)
      }
    return withPauses(new, line)
  }

  /// A test that sleeps lets the app's time pass: on an iPhone the app is another process, which goes on.
  private static func withPauses(_ line: String, _ old: String) -> String? {
    guard line.contains("sleep("), !line.contains("func ") else { return line == old ? nil : line }
    let new =
      line
      .replacing(#/\bThread\.sleep\(/#) { _ in "_TestPause.sleep(" }
      .replacing(#/(^|[^\w.`])(u?sleep)\(/#) { "\($0.1)_TestPause.\($0.2)(" }
    return new == old ? nil : new
  }
}
