import DisplayList
import Foundation

/// The byte layout of pixels with components of 8 bits.
struct PixelLayout: Hashable, Sendable {
  /// The positions of colour components in a pixel's bytes; three equal ones for grey, nil without colours.
  private let red: Int?
  private let green: Int?
  private let blue: Int?
  /// The position of the opacity; nil if every pixel is opaque.
  private let alpha: Int?
  private let isPremultiplied: Bool
  /// The number of bytes per pixel.
  let byteCount: Int
  /// The original bitmap info.
  let info: CGBitmapInfo
  /// Whether pixels are grey.
  let isGray: Bool

  /// Red, green, blue, opacity.
  static let rgba = PixelLayout(model: .rgb, info: CGBitmapInfo(alpha: .premultipliedLast))
  /// Red, green, blue, and an unused byte.
  static let rgbx = PixelLayout(model: .rgb, info: CGBitmapInfo(alpha: .noneSkipLast))
  /// Blue, green, red, opacity, as in UIKit's contexts.
  static let bgra = PixelLayout(
    model: .rgb, info: CGBitmapInfo(alpha: .premultipliedFirst).union(.byteOrder32Little))

  /// Creates a layout; nil unless components have 8 bits and the combination is valid.
  init?(model: CGColorSpaceModel, bitsPerComponent: Int, bitsPerPixel: Int? = nil, info: UInt32) {
    let info = CGBitmapInfo(rawValue: info)
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) != nil
    else { return nil }
    self.init(model: model, info: info)
    let order = info.intersection(.byteOrderMask)
    let isKnown = [[], .byteOrder32Little, .byteOrder32Big].contains(order)
    guard isKnown, bitsPerPixel.map({ $0 == byteCount * 8 }) ?? true else { return nil }
  }

  private init(model: CGColorSpaceModel, info: CGBitmapInfo) {
    let place = info.alphaInfo
    isGray = model == .monochrome
    self.info = info
    isPremultiplied = place != .last && place != .first
    if place == .alphaOnly {
      (red, green, blue, alpha, byteCount) = (nil, nil, nil, 0, 1)
      return
    }
    let colors = isGray ? 1 : 3
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(place)
    let count = place == .none ? colors : colors + 1
    // Little-endian order of four bytes reverses the positions.
    let isReversed = count == 4 && info.intersection(.byteOrderMask) == .byteOrder32Little
    func byte(_ component: Int) -> Int { isReversed ? count - 1 - component : component }
    let start = isFirst ? 1 : 0
    (red, green, blue) = (
      byte(start), byte(isGray ? start : start + 1), byte(isGray ? start : start + 2)
    )
    let hasAlpha = ![.none, .noneSkipLast, .noneSkipFirst].contains(place)
    alpha = hasAlpha ? byte(isFirst ? 0 : colors) : nil
    byteCount = count
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { alpha == nil }
  /// Whether a context can draw into this layout.
  var isDrawable: Bool { isPremultiplied && byteCount != 3 }

  /// Returns the picture in memory.
  func bitmap(in bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap {
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        for x in 0..<width {
          let (from, to) = (y &* bytesPerRow &+ x &* byteCount, (y &* width &+ x) &* 4)
          guard from &+ byteCount <= bytes.count else { return }
          let opacity = alpha.map { UInt32(bytes[from &+ $0]) } ?? 255
          func component(_ place: Int?) -> UInt8 {
            guard let place else { return 0 }
            let value = bytes[from &+ place]
            if isPremultiplied { return min(value, UInt8(opacity)) }
            return UInt8((UInt32(value) &* opacity &+ 127) / 255)
          }
          target[to] = component(blue)
          target[to &+ 1] = component(green)
          target[to &+ 2] = component(red)
          target[to &+ 3] = UInt8(opacity)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Writes a picture into memory.
  func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    bitmap.pixels.withUnsafeBytes { source in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let (from, to) = ((y &* bitmap.width &+ x) &* 4, y &* bytesPerRow &+ x &* byteCount)
          guard to &+ byteCount <= bytes.count, from &+ 4 <= source.count else { return }
          let opacity = UInt32(source[from &+ 3])
          func plain(_ value: UInt8) -> UInt8 {
            guard !isPremultiplied, opacity > 0 else { return value }
            return UInt8(min(255, (UInt32(value) &* 255 &+ opacity / 2) / opacity))
          }
          if isGray, let red {
            // The luminance weights of sRGB's primaries.
            let sum =
              UInt32(source[from]) &* 722 &+ UInt32(source[from &+ 1]) &* 7152 &+ UInt32(source[from &+ 2]) &* 2126
            bytes[to &+ red] = plain(UInt8((sum &+ 5000) / 10000))
          } else {
            if let blue { bytes[to &+ blue] = plain(source[from]) }
            if let green { bytes[to &+ green] = plain(source[from &+ 1]) }
            if let red { bytes[to &+ red] = plain(source[from &+ 2]) }
          }
          if let alpha { bytes[to &+ alpha] = UInt8(opacity) }
        }
      }
    }
  }

  /// Returns a picture's bytes, without padding.
  func data(of bitmap: Bitmap) -> Data {
    var data = Data(count: bitmap.width * bitmap.height * byteCount)
    data.withUnsafeMutableBytes { write(bitmap, to: $0, bytesPerRow: bitmap.width * byteCount) }
    return data
  }
}

extension CGBitmapInfo {
  fileprivate init(alpha: CGImageAlphaInfo) { self.init(rawValue: alpha.rawValue) }
  /// The position of the opacity in a pixel.
  var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none }
}
