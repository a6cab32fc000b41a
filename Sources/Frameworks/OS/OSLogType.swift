/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value in the system's log.
  public var rawValue: UInt8
  /// Creates a level from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its raw value.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// The default level; also called notice.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Helpful but not essential information.
  public static let info = OSLogType(rawValue: 0x01)
  /// Debug information.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error in the process.
  public static let error = OSLogType(rawValue: 0x10)
  /// An error beyond the process, or a defect.
  public static let fault = OSLogType(rawValue: 0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
