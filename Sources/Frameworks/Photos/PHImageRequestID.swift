import Foundation

/// The identifier of an image request.
public typealias PHImageRequestID = Int32
/// An invalid request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Requests an image in its original size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

// The keys of the dictionary that comes with an image; the values are those of the constants.

/// Whether it is in iCloud: a Boolean value.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether a better image follows: a Boolean value.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The request: its `PHImageRequestID`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled: a Boolean value. Caveat: the handler of a cancelled request is not called.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The error.
public let PHImageErrorKey = "PHImageErrorKey"
