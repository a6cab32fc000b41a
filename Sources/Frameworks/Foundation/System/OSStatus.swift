/// What came of a call of the system: a number of its own for each thing that can go wrong.
public typealias OSStatus = Int32

/// Nothing went wrong.
public let noErr: OSStatus = 0
