import Foundation

// Names of Darwin's <sys/sysctl.h> and <sys/proc.h> that apps and packages ask: whether a debugger is there, and what the phone is.

/// What is asked of the kernel.
public var CTL_KERN: Int32 { 1 }
/// What is asked of the hardware.
public var CTL_HW: Int32 { 6 }
/// Of the kernel: processes.
public var KERN_PROC: Int32 { 14 }
/// Of processes: that of a number.
public var KERN_PROC_PID: Int32 { 1 }
/// Of the hardware: what kind of machine it is.
public var HW_MACHINE: Int32 { 1 }
/// Of the hardware: how many processors it has.
public var HW_NCPU: Int32 { 3 }
/// Of the hardware: its memory in bytes.
public var HW_MEMSIZE: Int32 { 24 }
/// The flag of a process that a debugger follows.
public var P_TRACED: Int32 { 0x800 }

/// A process as far as it is told here.
public struct extern_proc: Sendable {
  /// The flags, of which `P_TRACED` is told.
  public var p_flag: Int32 = 0
  /// Its number.
  public var p_pid: pid_t = 0
  /// A process of which nothing is known.
  public init() {}
}

/// What `sysctl` says of a process.
public struct kinfo_proc: Sendable {
  /// The process.
  public var kp_proc = extern_proc()
  /// A process of which nothing is known.
  public init() {}
}

/// Asks for a value by numbers: a process, or one of the hardware. Anything else is not there, and nothing can be set.
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, newp == nil else { return failed(name == nil ? EFAULT : EPERM) }
  switch Array(UnsafeBufferPointer(start: name, count: Int(namelen))) {
  case [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]:
    var info = kinfo_proc()
    info.kp_proc.p_pid = getpid()
    info.kp_proc.p_flag = isFollowed ? P_TRACED : 0
    return withUnsafeBytes(of: info) { answer($0, oldp, oldlenp) }
  case [CTL_HW, HW_MACHINE]: return sysctlbyname("hw.machine", oldp, oldlenp, nil, 0)
  case [CTL_HW, HW_NCPU]: return sysctlbyname("hw.ncpu", oldp, oldlenp, nil, 0)
  case [CTL_HW, HW_MEMSIZE]: return sysctlbyname("hw.memsize", oldp, oldlenp, nil, 0)
  default: return failed(ENOENT)
  }
}

/// Asks for a value by its name: `hw.machine`, `hw.ncpu`, `hw.memsize`. Any other is not there, and nothing can be set.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, newp == nil else { return failed(name == nil ? EFAULT : EPERM) }
  switch String(cString: name) {
  case "hw.machine":
    var system = utsname()
    uname(&system)
    return withUnsafeBytes(of: system.machine) { bytes in
      let length = (bytes.firstIndex(of: 0) ?? bytes.count - 1) + 1
      return answer(UnsafeRawBufferPointer(rebasing: bytes[..<length]), oldp, oldlenp)
    }
  case "hw.ncpu":
    return withUnsafeBytes(of: Int32(ProcessInfo.processInfo.processorCount)) { answer($0, oldp, oldlenp) }
  case "hw.memsize":
    return withUnsafeBytes(of: ProcessInfo.processInfo.physicalMemory) { answer($0, oldp, oldlenp) }
  default: return failed(ENOENT)
  }
}

/// Copies a value to where it is wanted, as far as there is room; without a place it says how long it is.
private func answer(
  _ value: UnsafeRawBufferPointer, _ place: UnsafeMutableRawPointer?, _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  guard let length else { return place == nil ? 0 : failed(EFAULT) }
  guard let place else {
    length.pointee = value.count
    return 0
  }
  let copied = min(length.pointee, value.count)
  UnsafeMutableRawBufferPointer(start: place, count: copied).copyBytes(from: value.prefix(copied))
  length.pointee = copied
  return copied == value.count ? 0 : failed(ENOMEM)
}

private func failed(_ number: Int32) -> Int32 {
  errno = number
  return -1
}

/// Whether a debugger follows this process.
private var isFollowed: Bool {
  let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
  return lines.contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
}
