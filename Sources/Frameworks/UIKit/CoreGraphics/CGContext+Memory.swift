import DisplayList
import Foundation

extension CGContext {
  /// The picture's bytes, which contain what has been drawn; bytes written here become part of the picture. Nil unless
  /// components have 8 bits.
  public var data: UnsafeMutableRawPointer? {
    guard let layout else { return nil }
    if memory == nil {
      memory = PixelMemory(
        nil, width: width, height: height, bytesPerRow: width * layout.byteCount, layout: layout)
    }
    carryOut()
    return memory?.start
  }
  /// The distance between the starts of two rows, in bytes.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * (layout?.byteCount ?? 4) }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { (layout?.byteCount ?? 4) * 8 }
  /// The number of bits per component.
  public var bitsPerComponent: Int { 8 }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { (layout ?? .bgra).info }
  /// The position of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  /// The colour space; nil without colours.
  public var colorSpace: CGColorSpace? {
    if alphaInfo == .alphaOnly { return nil }
    return layout?.isGray == true ? CGColorSpaceCreateDeviceGray() : CGColorSpace(name: CGColorSpace.sRGB)
  }
}
