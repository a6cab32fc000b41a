import Foundation

/// How the units of `mach_absolute_time()` become nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// What they are multiplied by.
  public var numer: UInt32
  /// What they are then divided by.
  public var denom: UInt32

  /// Creates a factor.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Darwin's type of a result.
public typealias kern_return_t = Int32
/// Success.
public let KERN_SUCCESS: kern_return_t = 0
/// The clock of `mach_absolute_time()`.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC

/// Returns a factor of nothing, to be filled by the function of the same name.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Says how the units of `mach_absolute_time()` become nanoseconds: they are nanoseconds.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> kern_return_t {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Nanoseconds of a clock; 0 for an unknown one.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Nanoseconds since an unknown moment, in real time and not in a test's. Caveat: they also pass while the machine
/// sleeps.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }
/// Nanoseconds since an unknown moment, with those while the machine sleeps.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }
