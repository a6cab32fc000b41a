/// Objective-C's name for an integer.
public typealias NSInteger = Int
/// Objective-C's name for an unsigned integer.
public typealias NSUInteger = UInt
