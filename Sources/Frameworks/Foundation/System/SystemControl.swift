import Foundation

// Names of Darwin's <sys/sysctl.h> and <sys/proc.h> that apps and packages use: to detect a debugger, and to identify
// the phone.

/// Queries about the kernel.
public var CTL_KERN: Int32 { 1 }
/// Queries about the hardware.
public var CTL_HW: Int32 { 6 }
/// Kernel: processes.
public var KERN_PROC: Int32 { 14 }
/// Processes: by identifier.
public var KERN_PROC_PID: Int32 { 1 }
/// Hardware: the kind of machine.
public var HW_MACHINE: Int32 { 1 }
/// Hardware: the number of processors.
public var HW_NCPU: Int32 { 3 }
/// Hardware: the memory in bytes.
public var HW_MEMSIZE: Int32 { 24 }
/// The flag of a process under a debugger.
public var P_TRACED: Int32 { 0x800 }

/// A process, with the information available here.
public struct extern_proc: Sendable {
  /// The flags, of which only `P_TRACED` is reported.
  public var p_flag: Int32 = 0
  /// The identifier.
  public var p_pid: pid_t = 0
  /// Creates an empty description.
  public init() {}
}

/// The result of `sysctl` for a process.
public struct kinfo_proc: Sendable {
  /// The process.
  public var kp_proc = extern_proc()
  /// Creates an empty description.
  public init() {}
}

/// Queries a value by numbers: a process or a hardware value. Other values do not exist, and nothing can be set.
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

/// Queries a value by name: `hw.machine`, `hw.ncpu`, `hw.memsize`. Other values do not exist, and nothing can be set.
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

/// Copies a value to its destination, as far as there is room; without one it returns the length.
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

/// Whether a debugger is attached to this process.
private var isFollowed: Bool {
  let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
  return lines.contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
}
