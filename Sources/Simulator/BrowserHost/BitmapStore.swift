import DisplayList
import Foundation

/// Finds the bitmaps on a page by their ids.
///
/// The references are weak: a page's bitmaps are retained by the display list it was last sent, so nothing is kept
/// longer than the app and the pages need it.
@MainActor
final class BitmapStore {
  private struct Entry {
    weak var bitmap: Bitmap?
  }

  private var entries: [UInt64: Entry] = [:]
  private var sizeToTidyAt = 64

  func keep(_ bitmap: Bitmap) {
    entries[bitmap.id] = Entry(bitmap: bitmap)
    guard entries.count > sizeToTidyAt else { return }
    entries = entries.filter { $0.value.bitmap != nil }
    sizeToTidyAt = max(64, entries.count * 2)
  }

  func bitmap(_ id: UInt64) -> Bitmap? { entries[id]?.bitmap }
}

extension Bitmap {
  /// The types that browsers show and that cannot carry a script.
  private static let servedTypes: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"]

  /// Returns the picture as a file: the original one if a browser can show that, else a BMP of its pixels.
  func file() -> (data: Data, mediaType: String) {
    if let encoded, Self.servedTypes.contains(encoded.mediaType) { return encoded }
    return (windowsBitmap(), "image/bmp")
  }

  /// Returns a BMP with a version 4 header, which is the smallest that has an alpha channel. Its alpha is straight,
  /// ours premultiplied, so every colour is divided by its alpha.
  private func windowsBitmap() -> Data {
    let headers = 14 + 108
    let byteCount = width * height * 4
    var data = Data(capacity: headers + byteCount)
    func append(_ values: UInt32...) {
      for value in values { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    }
    data.append(contentsOf: Array("BM".utf8))
    append(UInt32(headers + byteCount), 0, UInt32(headers))
    // A negative height means rows from the top; 3 means that the four channel masks follow.
    append(108, UInt32(width), UInt32(bitPattern: Int32(-height)), 32 << 16 | 1, 3, UInt32(byteCount), 2835, 2835, 0, 0)
    append(0x00FF_0000, 0x0000_FF00, 0x0000_00FF, 0xFF00_0000)
    data.append(contentsOf: Array("BGRs".utf8))
    for _ in 0..<12 { append(0) }
    guard pixels.count >= byteCount else {
      data.append(Data(count: byteCount))
      return data
    }
    var straight = [UInt8](pixels.prefix(byteCount))
    for index in stride(from: 0, to: byteCount, by: 4) {
      let alpha = Int(straight[index + 3])
      if alpha == 255 || alpha == 0 { continue }
      for channel in index..<index + 3 {
        straight[channel] = UInt8(min(255, (Int(straight[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    data.append(contentsOf: straight)
    return data
  }
}
