import Foundation

/// What an Apple program of 64 bits begins with. The system's own are not of this kind: those that `_dyld_get_image_header(_:)` tells
/// of have only an address.
public struct mach_header_64: Sendable {
  /// What kind of file it is, for which processor.
  public var magic: UInt32 = 0
  public var cputype: Int32 = 0
  public var cpusubtype: Int32 = 0
  public var filetype: UInt32 = 0
  /// How many commands follow, and of how many bytes.
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0
  public var reserved: UInt32 = 0
  /// Nothing.
  public init() {}
}

/// What each command begins with.
public struct load_command: Sendable {
  /// Which one.
  public var cmd: UInt32 = 0
  /// How many bytes it has.
  public var cmdsize: UInt32 = 0
  /// Nothing.
  public init() {}
}

/// A piece of memory that is filled from the file.
public struct segment_command_64: Sendable {
  /// `LC_SEGMENT_64`.
  public var cmd: UInt32 = 0
  /// How many bytes the command has.
  public var cmdsize: UInt32 = 0
  /// Sixteen characters.
  public var segname: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8) =
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// Where it is in memory, and how long.
  public var vmaddr: UInt64 = 0
  public var vmsize: UInt64 = 0
  /// Where it is in the file, and how long.
  public var fileoff: UInt64 = 0
  public var filesize: UInt64 = 0
  /// What may be done with it.
  public var maxprot: Int32 = 0
  public var initprot: Int32 = 0
  /// Its parts.
  public var nsects: UInt32 = 0
  public var flags: UInt32 = 0
  /// Nothing.
  public init() {}
}

/// The command of a piece of memory.
public var LC_SEGMENT_64: Int32 { 0x19 }

/// How far from its own addresses a program or library is in memory: the system counts them from 0.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
  _dyld_get_image_header(image_index).map { Int(bitPattern: $0) } ?? 0
}

extension NSNumber {
  /// The number as an address, as `Thread.callStackReturnAddresses` has them.
  public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: uintValue) }
}
