import Foundation

/// A named part of a test.
public final class XCTActivity: NSObject, @unchecked Sendable {
  /// What the test calls it.
  public let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  /// Keeps a picture or a text with the test; see ``XCTAttachment``.
  public func add(_ attachment: XCTAttachment) { SimulatorTestCase.current?.add(attachment) }
}

/// The running test.
public final class XCTContext: NSObject {
  /// Runs a part of the test; the messages of failures in it begin with its name.
  public class func runActivity<Result>(
    named name: String, block: (XCTActivity) throws -> Result
  ) rethrows -> Result {
    SimulatorTestCase.current?.activities.append(name)
    defer { _ = SimulatorTestCase.current?.activities.popLast() }
    return try block(XCTActivity(name: name))
  }
}
