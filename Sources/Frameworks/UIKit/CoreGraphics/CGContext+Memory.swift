import DisplayList
import Foundation

extension CGContext {
  /// The bytes of the picture: what was drawn so far is in them, and what is written to them is part of the picture. Nil where
  /// components have another size than 8 bits.
  public var data: UnsafeMutableRawPointer? {
    guard let layout else { return nil }
    if memory == nil {
      memory = PixelMemory(
        nil, width: width, height: height, bytesPerRow: width * layout.byteCount, layout: layout)
    }
    carryOut()
    return memory?.start
  }
  /// How far the beginnings of two rows are from one another.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * (layout?.byteCount ?? 4) }
  /// Of a pixel.
  public var bitsPerPixel: Int { (layout?.byteCount ?? 4) * 8 }
  /// Of a component.
  public var bitsPerComponent: Int { 8 }
  /// How a pixel is made up.
  public var bitmapInfo: CGBitmapInfo { (layout ?? .bgra).info }
  /// Where the opacity is in a pixel.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  /// What the components of a pixel mean; nil where there are no colours.
  public var colorSpace: CGColorSpace? {
    if alphaInfo == .alphaOnly { return nil }
    return layout?.isGray == true ? CGColorSpaceCreateDeviceGray() : CGColorSpace(name: CGColorSpace.sRGB)
  }
}
