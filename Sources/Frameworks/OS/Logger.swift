/// Writes messages of one category.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for a subsystem and category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a default logger.
  public init() { log = .default }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a debug message.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a debug message.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes an informational message.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a critical error.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message to a log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message with C-style placeholders: `%{public}@`, `%d`, `%.2f`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(CFormat(message.description).text(args), type)
}

/// Writes a message with C-style placeholders.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(CFormat(message.description).text(args), type)
}
