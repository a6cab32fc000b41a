import Foundation
import VirtualTime

/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
  /// What the test calls it.
  var name: String { get }
  /// Keeps a picture or a text with the test; see ``XCTAttachment``.
  func add(_ attachment: XCTAttachment)
}

/// A part of the test that is under way.
final class Activity: NSObject, XCTActivity {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  func add(_ attachment: XCTAttachment) { SimulatorTestCase.current?.add(attachment) }
}

/// The running test.
public final class XCTContext: NSObject {
  /// Runs a part of the test, whose name is printed; the messages of failures in it begin with its name.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    begin(name)
    defer { end() }
    return try block(Activity(name: name))
  }

  /// Prints the name as Xcode does, with the time since the test began, further in for a part of a part.
  private class func begin(_ name: String) {
    guard let test = SimulatorTestCase.current else { return }
    let time = String(format: "%9.2fs", VirtualTime.realTime - test.beginning)
    print("    t = \(time) \(String(repeating: "    ", count: test.activities.count))\(name)")
    test.activities.append(name)
  }

  private class func end() { _ = SimulatorTestCase.current?.activities.popLast() }
}
