/// The largest number, used as infinity.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest number.
public let MAXFLOAT = Float.greatestFiniteMagnitude
