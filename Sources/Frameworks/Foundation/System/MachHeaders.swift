import Foundation

/// The header of a 64-bit Apple program. The system's own differ: those that `_dyld_get_image_header(_:)` returns have
/// only an address.
public struct mach_header_64: Sendable {
  /// The file type and the processor.
  public var magic: UInt32 = 0
  public var cputype: Int32 = 0
  public var cpusubtype: Int32 = 0
  public var filetype: UInt32 = 0
  /// The number of the following commands, and their size in bytes.
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0
  public var reserved: UInt32 = 0
  /// Creates an empty header.
  public init() {}
}

/// The beginning of each load command.
public struct load_command: Sendable {
  /// The kind of command.
  public var cmd: UInt32 = 0
  /// The size in bytes.
  public var cmdsize: UInt32 = 0
  /// Creates an empty command.
  public init() {}
}

/// A memory segment that is loaded from the file.
public struct segment_command_64: Sendable {
  /// `LC_SEGMENT_64`.
  public var cmd: UInt32 = 0
  /// The size of the command in bytes.
  public var cmdsize: UInt32 = 0
  /// The name, of sixteen characters.
  public var segname: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8) =
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// The address and size in memory.
  public var vmaddr: UInt64 = 0
  public var vmsize: UInt64 = 0
  /// The offset and size in the file.
  public var fileoff: UInt64 = 0
  public var filesize: UInt64 = 0
  /// The protection.
  public var maxprot: Int32 = 0
  public var initprot: Int32 = 0
  /// The number of sections.
  public var nsects: UInt32 = 0
  public var flags: UInt32 = 0
  /// Creates an empty command.
  public init() {}
}

/// The load command of a memory segment.
public var LC_SEGMENT_64: Int32 { 0x19 }

/// Returns the offset between an image's own addresses and those in memory: the system counts from 0.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
  _dyld_get_image_header(image_index).map { Int(bitPattern: $0) } ?? 0
}

extension NSNumber {
  /// The number as a pointer, as in `Thread.callStackReturnAddresses`.
  public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: uintValue) }
}
