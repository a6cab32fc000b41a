import Foundation

/// Options for measuring a block.
public final class XCTMeasureOptions: NSObject, @unchecked Sendable {
  /// How measuring starts and stops. Numbers as in XCTest.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Starts when the block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// Stops when the block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// The number of times the block runs, after one that does not count.
  public var iterationCount = 5
  /// How measuring starts and stops; by default with the block.
  public var invocationOptions: InvocationOptions = []

  /// Creates options with five iterations.
  public override init() { super.init() }

  /// The default options of `measure`.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
