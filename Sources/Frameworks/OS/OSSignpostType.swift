/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt8
  /// Creates a kind from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  fileprivate func text(_ name: StaticString) -> String {
    self == .begin ? "\(name) begins" : self == .end ? "\(name) ends" : "\(name)"
  }
}

/// Writes a signpost to the log, at debug level.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  Signpost.mark(type, log, name, signpostID)
  log.write(type.text(name), .debug)
}

/// Writes a signpost to the log, at debug level, with a message with C-style placeholders.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  Signpost.mark(type, log, name, signpostID)
  log.write("\(type.text(name)): \(CFormat(format.description).text(arguments))", .debug)
}
