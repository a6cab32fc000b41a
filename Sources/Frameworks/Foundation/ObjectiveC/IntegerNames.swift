/// What Objective-C calls a whole number.
public typealias NSInteger = Int
/// What Objective-C calls a whole number that is not negative.
public typealias NSUInteger = UInt
