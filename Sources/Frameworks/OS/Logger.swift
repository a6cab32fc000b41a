/// Writes messages about one subject.
public struct Logger: Sendable {
  let log: OSLog

  /// A logger of a subject.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// A logger of no subject.
  public init() { log = .default }

  /// Writes a message that may matter when something fails.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message that helps while the code is written.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message that helps while the code is written.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message that helps but is not needed.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message that may matter when something fails.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes what could become an error.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes what must not happen.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes what must not happen.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message to a log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message whose values stand behind it, as in C: `%{public}@`, `%d`, `%.2f`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(CFormat(message.description).text(args), type)
}

/// Writes a message whose values stand behind it, as in C.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(CFormat(message.description).text(args), type)
}
