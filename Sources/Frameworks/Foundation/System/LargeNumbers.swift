/// The largest number, which stands for something without end.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest number.
public let MAXFLOAT = Float.greatestFiniteMagnitude
