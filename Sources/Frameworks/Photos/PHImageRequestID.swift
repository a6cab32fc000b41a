import Foundation

/// Tells a request for a picture apart.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Asks for a picture in its own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

// What the dictionary that comes with a picture says; the names are those of the constants.

/// Whether it is elsewhere: a Boolean value.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether a better one follows: a Boolean value.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The request: its `PHImageRequestID`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled: a Boolean value. Caveat: a request that is cancelled is not answered.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no picture: an error.
public let PHImageErrorKey = "PHImageErrorKey"
