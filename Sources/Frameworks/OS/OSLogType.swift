/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that the system's log stores.
  public var rawValue: UInt8
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level by its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// What may matter when something fails; also called notice.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// What helps but is not needed.
  public static let info = OSLogType(rawValue: 0x01)
  /// What helps while the code is written.
  public static let debug = OSLogType(rawValue: 0x02)
  /// What went wrong in the process.
  public static let error = OSLogType(rawValue: 0x10)
  /// What went wrong beyond the process, or is a defect.
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
