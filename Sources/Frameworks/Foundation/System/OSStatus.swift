/// The result code of a system call.
public typealias OSStatus = Int32

/// No error.
public let noErr: OSStatus = 0
