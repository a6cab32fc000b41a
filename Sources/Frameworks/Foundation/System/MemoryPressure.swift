import Dispatch
import Foundation

/// Tells when memory gets short. Caveat: it never does here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// How short memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// There is enough.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// It is short.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// It is so short that apps end.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All of them.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Tells when memory gets short, on a queue.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // One that nobody adds to.
    makeUserDataAddSource(queue: queue) as! DispatchSource
  }
}

extension DispatchSourceMemoryPressure {
  /// How short memory is: nothing was told of.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}
