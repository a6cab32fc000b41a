import Foundation

/// Width and height in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int32
  /// The height in pixels.
  public var height: Int32
  /// Creates empty dimensions.
  public init() { (width, height) = (0, 0) }
  /// Creates dimensions in pixels.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// A description of media. Caveat: only of cameras, of which there are none.
open class CMFormatDescription: @unchecked Sendable {
  init() {}
  /// The width and height in pixels.
  open var dimensions: CMVideoDimensions { CMVideoDimensions() }
}

/// A description of video.
public typealias CMVideoFormatDescription = CMFormatDescription
/// A description of audio.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Returns the width and height in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}

/// An audio buffer or video frame of a capture session. Caveat: as there are no cameras and microphones, none exists.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
  /// The image.
  public var imageBuffer: CVImageBuffer? { nil }
  /// The presentation time.
  public var presentationTimeStamp: CMTime { .invalid }
  /// The duration.
  public var duration: CMTime { .invalid }
  /// The number of samples.
  public var numSamples: Int { 0 }
  /// The format.
  public var formatDescription: CMFormatDescription? { nil }
  /// Whether it is valid.
  public var isValid: Bool { false }
}

/// Returns the image of a buffer.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the presentation time of a buffer.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns the format of a buffer.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
