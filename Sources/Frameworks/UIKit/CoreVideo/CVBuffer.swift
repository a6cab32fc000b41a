import Foundation

/// The pixels of a camera image. Caveat: as there is no camera, none exists.
public final class CVBuffer: @unchecked Sendable { private init() {} }
/// The pixels of a camera image.
public typealias CVImageBuffer = CVBuffer
/// The pixels of a camera image.
public typealias CVPixelBuffer = CVImageBuffer

/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The key of the pixel format.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// Four bytes: blue, green, red, and alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Luma and chroma in separate planes, in video range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Luma and chroma in separate planes, in full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
