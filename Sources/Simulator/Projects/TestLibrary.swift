/// Adapts a test's source to a base class of ours: Apple's XCTest, as far as that of Linux differs.
///
/// On Apple's systems `setUp()` and the like of a main-actor class may use main-actor state. Here XCTest declares them
/// nonisolated, and an override cannot change that. So tests override other methods, which belong to the main actor,
/// and which those of XCTest call. UIKit and XCUIAutomation are imported with XCTest, as on an iPhone.
enum TestLibrary {
  /// The module that is imported instead of these.
  static let module = "ScrollworkXCTest"
  static let replaced: Set = ["XCTest", "XCUIAutomation"]

  /// Returns a line of a test with the differing parts replaced by the module's; nil if there are none.
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

  /// Makes a test that sleeps let the app's time pass: on an iPhone the app is another process, which continues.
  private static func withPauses(_ line: String, _ old: String) -> String? {
    guard line.contains("sleep("), !line.contains("func ") else { return line == old ? nil : line }
    let new =
      line
      .replacing(#/\bThread\.sleep\(/#) { _ in "_TestPause.sleep(" }
      .replacing(#/(^|[^\w.`])(u?sleep)\(/#) { "\($0.1)_TestPause.\($0.2)(" }
    return new == old ? nil : new
  }
}
