import Foundation

/// The bytes of an image.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider from data.
  public init?(data: CFData) { bytes = data }

  /// Creates a provider from a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
  }

  /// Creates a provider from a file; nil if it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    self.bytes = bytes
  }

  /// Creates a provider with a copy of memory, which is released at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  /// All bytes.
  public var data: CFData? { bytes }
}

/// How colours outside a screen's gamut are treated.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default for images or drawings.
  case defaultIntent = 0
  /// They become the nearest colour; all others are unchanged.
  case absoluteColorimetric = 1
  /// They become the nearest colour, relative to the screen's white.
  case relativeColorimetric = 2
  /// All colours are compressed.
  case perceptual = 3
  /// Saturated colours stay saturated.
  case saturation = 4
}
