/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind's number.
  public let rawValue: UInt8
  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something that happened.
  public static let event = OSSignpostType(rawValue: 0)
  /// An interval's beginning.
  public static let begin = OSSignpostType(rawValue: 1)
  /// An interval's end.
  public static let end = OSSignpostType(rawValue: 2)

  fileprivate func text(_ name: StaticString) -> String {
    self == .begin ? "\(name) begins" : self == .end ? "\(name) ends" : "\(name)"
  }
}

/// Marks a moment in the log, at the level of debugging.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  Signpost.mark(type, log, name, signpostID)
  log.write(type.text(name), .debug)
}

/// Marks a moment in the log, at the level of debugging, with a message whose values stand behind it, as in C.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  Signpost.mark(type, log, name, signpostID)
  log.write("\(type.text(name)): \(CFormat(format.description).text(arguments))", .debug)
}
