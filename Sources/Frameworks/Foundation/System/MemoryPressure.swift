import Dispatch
import Foundation

/// A source that reports memory pressure. Caveat: there never is any here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// A level of memory pressure.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Normal.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// A shortage.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// A shortage that makes the system end apps.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All levels.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Returns a source that reports memory pressure on a queue.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // A source that never fires.
    makeUserDataAddSource(queue: queue) as! DispatchSource
  }
}

extension DispatchSourceMemoryPressure {
  /// The memory pressure: never reported.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}
