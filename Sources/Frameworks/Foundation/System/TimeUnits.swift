/// Nanoseconds in a second.
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
/// Nanoseconds in a millisecond.
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
/// Nanoseconds in a microsecond.
public var NSEC_PER_USEC: UInt64 { 1000 }
/// Microseconds in a second.
public var USEC_PER_SEC: UInt64 { 1_000_000 }
/// Milliseconds in a second.
public var MSEC_PER_SEC: UInt64 { 1000 }
