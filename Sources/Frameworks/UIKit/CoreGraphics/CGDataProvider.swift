import Foundation

/// Bytes that a picture is made of.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Bytes that are there.
  public init?(data: CFData) { bytes = data }

  /// The bytes of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
  }

  /// The bytes of a file; nil if it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    self.bytes = bytes
  }

  /// The bytes of a memory, which are copied: it is given back at once.
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

/// What is done about colours that a screen does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What is usual for pictures or drawings.
  case defaultIntent = 0
  /// They become the nearest, the others stay as they are.
  case absoluteColorimetric = 1
  /// They become the nearest, beside the screen's white.
  case relativeColorimetric = 2
  /// All colours move together.
  case perceptual = 3
  /// Strong colours stay strong.
  case saturation = 4
}
