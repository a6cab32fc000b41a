import Foundation

/// Returns whether Metal's performance shaders run on a device: no device here has them.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// Turns pixels above a threshold into one value, and all others into zero. It needs a device, and the phone has none.
open class MPSImageThresholdBinary: NSObject {
  /// The GPU.
  public let device: any MTLDevice
  /// The threshold.
  public let thresholdValue: Float
  /// What pixels above the threshold become.
  public let maximumValue: Float

  /// Creates a filter. Caveat: a transform to grey has no effect.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform: UnsafePointer<Float>?
  ) {
    self.device = device
    self.thresholdValue = thresholdValue
    self.maximumValue = maximumValue
  }

  /// Does nothing: there are no buffers without a device.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {}
}
