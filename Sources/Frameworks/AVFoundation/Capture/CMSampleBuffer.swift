import Foundation

/// Width and height in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// Pixels.
  public var width: Int32
  /// Pixels.
  public var height: Int32
  /// No pixels.
  public init() { (width, height) = (0, 0) }
  /// So many pixels.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// What is known of media. Caveat: only of cameras, of which there are none.
open class CMFormatDescription: @unchecked Sendable {
  init() {}
  /// Width and height in pixels.
  open var dimensions: CMVideoDimensions { CMVideoDimensions() }
}

/// What is known of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What is known of sound.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Width and height in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}

/// A piece of sound, or a picture, on its way through a capture session. Caveat: as no camera and no microphone makes
/// any, none exists.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
  /// The picture.
  public var imageBuffer: CVImageBuffer? { nil }
  /// When it was.
  public var presentationTimeStamp: CMTime { .invalid }
  /// How long it is.
  public var duration: CMTime { .invalid }
  /// How many pieces it consists of.
  public var numSamples: Int { 0 }
  /// What is known of it.
  public var formatDescription: CMFormatDescription? { nil }
  /// Whether its content is there.
  public var isValid: Bool { false }
}

/// The picture of a piece.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// When a piece was.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// What is known of a piece.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}

/// The pixels of a picture of a camera. Caveat: as there is no camera, none exists.
public final class CVBuffer: @unchecked Sendable { private init() {} }
/// The pixels of a picture of a camera.
public typealias CVImageBuffer = CVBuffer
/// The pixels of a picture of a camera.
public typealias CVPixelBuffer = CVImageBuffer

/// The width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The key of how a pixel is made up.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// Four bytes: blue, green, red, and how opaque.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Brightness apart from colour, as in video.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Brightness apart from colour, with all values.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
