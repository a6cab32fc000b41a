import CGdkPixbuf
import DisplayList
import Foundation
import Synchronization

/// Why a picture cannot be shown.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data has no known format; gives its beginning.
  case unknownFormat(beginning: String)
  /// No decoder for this media type is installed.
  case noDecoder(mediaType: String)
  /// The data ends early or is corrupt.
  case damaged(reason: String)
  /// The picture has more pixels than may be held in memory.
  case tooLarge(width: Int, height: Int)
  /// The picture has so many scans that decoding it would take minutes.
  case tooManyScans(Int)

  public var description: String {
    switch self {
    case .unknownFormat(let beginning): "Not a PNG, JPEG, GIF or WebP picture: the data begins with \(beginning)."
    case .noDecoder(let mediaType):
      "No decoder for \(mediaType).\(Self.packages[mediaType].map { " Install the Debian package \($0)." } ?? "")"
    case .damaged(let reason): "The picture is damaged: \(reason)"
    case .tooLarge(let width, let height): "The picture has \(width) x \(height) pixels, which is too large to decode."
    case .tooManyScans(let count):
      "The picture is stored in \(count) scans, which would take too long to decode. Save it again as an ordinary JPEG."
    }
  }
}

extension ImageError {
  private static let packages = [
    "image/webp": "webp-pixbuf-loader", "image/svg+xml": "librsvg2-common", "application/pdf": "libpoppler-glib8",
  ]
}

/// Decodes picture files; may be called from any thread.
///
/// The cost of a file is bounded before it is decoded: pixels by the memory they take, and the scans of a JPEG, each of
/// which goes over all pixels, by the work they are. Of an animation only the first frame is decoded.
public enum ImageDecoder {
  /// The most pixels times scans of a JPEG file: 24 scans of a photo with 50 million pixels. Encoders make 6 to 12.
  static let mostWork = 1_200_000_000
  /// The longest side of a decoded picture, in pixels.
  public static let mostSide = 16_384
  /// The longest side of a picture that is decoded for drawing, in pixels.
  private static let mostDrawn = 2048
  /// A scan costs at least as much as this many pixels.
  static let leastScan = 1 << 16

  /// Decodes the first frame, upright (the EXIF orientation is applied).
  ///
  /// A picture whose longer side exceeds `maximumPixels`, or that has more pixels than 64 million, is scaled down during
  /// decoding, so that a huge photo never exists in memory at full size if its format allows (JPEG). The bitmap keeps
  /// the file as `encoded` if it was not scaled; otherwise it encodes a new, smaller one on request.
  /// - Parameters:
  ///   - maximumPixels: longest side of the bitmap in pixels; pass less for a thumbnail.
  ///   - isUpright: false for the pixels as stored in the file, whatever its orientation; such a bitmap has no
  ///     `encoded`.
  public static func decode(
    _ data: Data, maximumPixels: Int = mostSide, isUpright: Bool = true
  ) throws(ImageError) -> Bitmap {
    let mediaType = try mediaType(of: data)
    return try decode(data, mediaType, maximumPixels, isUpright: isUpright, isCancelled: { false })
  }

  /// Decodes the first frame, upright, with as many pixels as a screen can show: at most 2048 on a side. A bitmap that
  /// was scaled down knows the file's size, and decodes the file again when its `full` picture is asked for.
  public static func decodeForDrawing(_ data: Data) throws(ImageError) -> Bitmap {
    try decode(data, try mediaType(of: data), mostDrawn, hasFull: true, isCancelled: { false })
  }

  /// Decodes for drawing, outside the few threads that tasks run on, one picture after the other; cancelling the task stops it.
  ///
  /// - Throws: `ImageError` or `CancellationError`.
  public static func picture(in data: Data) async throws -> Bitmap {
    let flag = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(
            with: Result {
              let mediaType = try mediaType(of: data)
              let result = Result { () throws(ImageError) in
                try decode(
                  data, mediaType, mostDrawn, hasFull: true, isCancelled: { flag.isSet.load(ordering: .relaxed) })
              }
              if flag.isSet.load(ordering: .relaxed) { throw CancellationError() }
              return try result.get()
            })
        }
      }
    } onCancel: {
      flag.isSet.store(true, ordering: .relaxed)
    }
  }

  /// One thread, so that a screen full of large photos leaves a processor to the app.
  private static let queue = DispatchQueue(label: "ImageDecoder")

  private final class CancellationFlag: Sendable {
    let isSet = Atomic(false)
  }

  private static func decode(
    _ file: Data, _ mediaType: String, _ maximumPixels: Int, isUpright: Bool = true, hasFull: Bool = false,
    isCancelled: () -> Bool
  ) throws(ImageError) -> Bitmap {
    var data = file
    var isMultiple = false
    if mediaType == "image/gif" { data = PictureFile.firstFrame(ofGIF: file) }
    if mediaType == "image/jpeg" {
      let frame = PictureFile.jpegFrame(of: data)
      guard frame.scans * max(leastScan, frame.pixels) <= mostWork || frame.scans == 1 else {
        throw .tooManyScans(frame.scans)
      }
      isMultiple = frame.scans > 1
    }
    let request = SizeRequest(
      maximumPixels: max(1, maximumPixels), isHeldWhole: mediaType != "image/jpeg" || isMultiple)
    let pixbuf = try load(data, request, mediaType: mediaType, isCancelled: isCancelled)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard isComplete(data, mediaType: mediaType) else { throw .damaged(reason: "it ends early.") }
    // Even for an upright picture, which is returned unchanged, this adds a reference.
    let upright = isUpright ? gdk_pixbuf_apply_embedded_orientation(pixbuf) : nil
    defer { if let upright { g_object_unref(UnsafeMutableRawPointer(upright)) } }
    guard let (width, height, pixels) = premultipliedPixels(of: upright ?? pixbuf) else {
      throw .damaged(reason: "it has no pixels.")
    }
    if !isUpright { return Bitmap(width: width, height: height, pixels: pixels) }
    if !request.isScaled { return Bitmap(width: width, height: height, pixels: pixels, encoded: (data, mediaType)) }
    let isPhoto = mediaType == "image/jpeg"
    let isSideways = width != Int(gdk_pixbuf_get_width(pixbuf))
    let full = Bitmap.Full(
      width: isSideways ? request.height : request.width, height: isSideways ? request.width : request.height
    ) {
      try? decode(file, mediaType, mostSide, isCancelled: { false })
    }
    return Bitmap(
      width: width, height: height, pixels: pixels, mediaType: isPhoto ? "image/jpeg" : "image/png",
      encode: { (isPhoto ? ImageEncoder.jpeg($0, quality: 0.9) : nil) ?? ImageEncoder.png($0) },
      full: hasFull ? full : nil)
  }

  /// Returns the media type of a file: "image/png".
  public static func mediaType(of data: Data) throws(ImageError) -> String {
    let head = [UInt8](data.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if head.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).elementsEqual("WEBP".utf8) { return "image/webp" }
    let beginning = head.isEmpty ? "nothing" : head.prefix(8).map { String(format: "%02x", $0) }.joined(separator: " ")
    throw .unknownFormat(beginning: beginning)
  }

  /// Returns whether the file is complete: decoders show the missing rest in grey, and report success.
  private static func isComplete(_ data: Data, mediaType: String) -> Bool {
    switch mediaType {
    case "image/png":
      return data.range(of: Data("IEND".utf8), options: .backwards) != nil
    case "image/jpeg":
      // The end marker must follow the last scan; an embedded thumbnail has end markers, too, but before that.
      guard let scan = data.range(of: Data([0xFF, 0xDA]), options: .backwards) else { return false }
      return data.range(of: Data([0xFF, 0xD9]), in: scan.upperBound..<data.endIndex) != nil
    case "image/webp":
      let size = data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      return data.count >= size + 8
    default:
      return true
    }
  }

  // MARK: Loading

  /// The input and output of the loader's size callback.
  private final class SizeRequest {
    let maximumPixels: Int
    /// The most pixels that a file may have.
    let maximumArea: Int
    /// The most pixels of a decoded picture: 256 MB.
    let maximumDecoded = 64_000_000
    var width = 0
    var height = 0
    var isScaled = false
    var isTooLarge = false

    /// Creates a request.
    /// - Parameter isHeldWhole: whether the decoder holds all of it before it is scaled: 64 million pixels are 256 MB.
    ///   This is false for JPEG files with one scan.
    init(maximumPixels: Int, isHeldWhole: Bool) {
      self.maximumPixels = maximumPixels
      maximumArea = isHeldWhole ? 64_000_000 : 400_000_000
    }
  }

  private static func load(
    _ data: Data, _ request: SizeRequest, mediaType: String, isCancelled: () -> Bool
  ) throws(ImageError) -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_mime_type(mediaType, &error) else {
      g_clear_error(&error)
      throw .noDecoder(mediaType: mediaType)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer) -> Void = {
      loader, width, height, closure in
      let request = Unmanaged<SizeRequest>.fromOpaque(closure).takeUnretainedValue()
      request.width = Int(width)
      request.height = Int(height)
      if request.width * request.height > request.maximumArea {
        request.isTooLarge = true
        // An empty size makes every decoder stop.
        return gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
      let longest = max(request.width, request.height)
      let factor = min(
        Double(request.maximumPixels) / Double(longest),
        (Double(request.maximumDecoded) / Double(request.width * request.height)).squareRoot())
      guard factor < 1 else { return }
      request.isScaled = true
      gdk_pixbuf_loader_set_size(
        loader, max(1, Int32((Double(width) * factor).rounded())), max(1, Int32((Double(height) * factor).rounded())))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(request).toOpaque(), nil, GConnectFlags(rawValue: 0))
    // In pieces, between which it can be cancelled.
    let isWritten = data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 1 << 16).allSatisfy { start in
        let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 1 << 16, bytes.count)])
        return !isCancelled()
          && gdk_pixbuf_loader_write(loader, piece.bindMemory(to: UInt8.self).baseAddress, gsize(piece.count), &error)
            != 0
      }
    }
    var closingError: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closingError) != 0
    let reason = (error ?? closingError).map { String(cString: $0.pointee.message) }
    g_clear_error(&error)
    g_clear_error(&closingError)
    withExtendedLifetime(request) {}
    if request.isTooLarge { throw .tooLarge(width: request.width, height: request.height) }
    guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw .damaged(reason: reason ?? "it ends early.")
    }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }

  static func premultipliedPixels(of pixbuf: OpaquePointer) -> (width: Int, height: Int, pixels: Data)? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf), width > 0, height > 0, channels >= 3 else { return nil }
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        var from = source + y * rowBytes
        var to = y * width * 4
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(from[3]) : 255
          var (red, green, blue) = (UInt32(from[0]), UInt32(from[1]), UInt32(from[2]))
          if alpha != 255 {
            red = (red &* alpha &+ 127) / 255
            green = (green &* alpha &+ 127) / 255
            blue = (blue &* alpha &+ 127) / 255
          }
          let pixel = alpha << 24 | red << 16 | green << 8 | blue
          target.storeBytes(of: pixel.littleEndian, toByteOffset: to, as: UInt32.self)
          from += channels
          to &+= 4
        }
      }
    }
    return (width, height, pixels)
  }
}
