/// The version of Foundation: later than all named ones.
public let NSFoundationVersionNumber: Double = 3000
/// The version of Foundation on iOS 8.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
