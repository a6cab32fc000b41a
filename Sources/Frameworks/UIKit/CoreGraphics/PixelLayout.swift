import DisplayList
import Foundation

/// How bytes stand for the pixels of a picture: components of 8 bits.
struct PixelLayout: Hashable, Sendable {
  /// Where the components of a colour are in the bytes of a pixel; the same three times for greys, nil where there are none.
  private let red: Int?
  private let green: Int?
  private let blue: Int?
  /// Where the opacity is; nil if every pixel is opaque.
  private let alpha: Int?
  private let isPremultiplied: Bool
  /// Of a pixel.
  let byteCount: Int
  /// As it was given.
  let info: CGBitmapInfo
  /// Numbers of greys, not of colours.
  let isGray: Bool

  /// Red, green, blue, opacity.
  static let rgba = PixelLayout(model: .rgb, info: CGBitmapInfo(alpha: .premultipliedLast))
  /// Red, green, blue, and a byte that means nothing.
  static let rgbx = PixelLayout(model: .rgb, info: CGBitmapInfo(alpha: .noneSkipLast))
  /// As UIKit's contexts have it: blue, green, red, opacity.
  static let bgra = PixelLayout(
    model: .rgb, info: CGBitmapInfo(alpha: .premultipliedFirst).union(.byteOrder32Little))

  /// Nil for components of another size than 8 bits, and for what is none.
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
    // The lowest byte of four first is the other way round.
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

  /// Every pixel is opaque.
  var isOpaque: Bool { alpha == nil }
  /// What a context can draw into.
  var isDrawable: Bool { isPremultiplied && byteCount != 3 }

  /// The picture in a memory.
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

  /// Writes a picture into a memory.
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
            // The weights of sRGB's primaries in its light.
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

  /// A picture's bytes, without padding.
  func data(of bitmap: Bitmap) -> Data {
    var data = Data(count: bitmap.width * bitmap.height * byteCount)
    data.withUnsafeMutableBytes { write(bitmap, to: $0, bytesPerRow: bitmap.width * byteCount) }
    return data
  }
}

extension CGBitmapInfo {
  fileprivate init(alpha: CGImageAlphaInfo) { self.init(rawValue: alpha.rawValue) }
  /// Where the opacity is in a pixel.
  var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none }
}
