import CAllocationCount
import Foundation

/// CPU time in seconds.
enum ProcessTime {
  /// The time of this process, all threads.
  static var now: Double { seconds(on: CLOCK_PROCESS_CPUTIME_ID) }
  /// The time of the calling thread.
  static var ofThread: Double { seconds(on: CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(on clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Memory of this process in bytes.
enum ProcessMemory {
  /// The number of allocations so far, by all threads.
  static var allocations: Int { Int(allocation_count()) }

  /// The resident memory now; 0 if the system does not report it.
  static var resident: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }

  /// The peak resident memory.
  static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}

/// Returns millions of bytes.
func megabytes(_ bytes: Int) -> Double { Double(bytes) / 1e6 }
