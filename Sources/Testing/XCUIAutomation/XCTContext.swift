import Foundation
import VirtualTime

/// A named activity of a test.
public protocol XCTActivity: NSObjectProtocol {
  /// The name of the activity.
  var name: String { get }
  /// Keeps an image or a text with the test; see ``XCTAttachment``.
  func add(_ attachment: XCTAttachment)
}

/// A running activity of the test.
final class Activity: NSObject, XCTActivity {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  func add(_ attachment: XCTAttachment) { SimulatorTestCase.current?.add(attachment) }
}

/// The context of the running test.
public final class XCTContext: NSObject {
  /// Runs an activity of the test and prints its name, which also prefixes the messages of failures in it.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    begin(name)
    defer { end() }
    return try block(Activity(name: name))
  }

  /// Prints the name as Xcode does, with the time since the test began, indented for nested activities.
  private class func begin(_ name: String) {
    guard let test = SimulatorTestCase.current else { return }
    let time = String(format: "%9.2fs", VirtualTime.realTime - test.beginning)
    print("    t = \(time) \(String(repeating: "    ", count: test.activities.count))\(name)")
    test.activities.append(name)
  }

  private class func end() { _ = SimulatorTestCase.current?.activities.popLast() }
}
