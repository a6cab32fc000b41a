import Foundation

/// How a block is measured.
public final class XCTMeasureOptions: NSObject, @unchecked Sendable {
  /// Who says when measuring begins and ends. Numbers as in XCTest.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It begins when the block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// It ends when the block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// How often the block runs, after one time that does not count.
  public var iterationCount = 5
  /// Who says when measuring begins and ends: the block's own beginning and end unless told otherwise.
  public var invocationOptions: InvocationOptions = []

  /// Five times.
  public override init() { super.init() }

  /// What `measure` does unless told otherwise.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
