import DisplayList
import Foundation
import Synchronization

/// The pictures of a file, in the order in which they are shown: those of an animated GIF or PNG, or one.
///
/// May be used from any thread. The frames of an animation build on one another, so each is made from the one before
/// it: access in order is fastest.
public final class PictureFrames: Sendable {
  /// What happens to a frame before the next one.
  enum Disposal {
    case keep, clear, restore
  }

  /// A changing part of the picture, as a file of its own.
  struct Frame: Sendable {
    var file: Data
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The delay in seconds, as in the file.
    var delay: TimeInterval
    var disposal: Disposal
    /// Whether it replaces the existing content, transparent parts included.
    var replaces: Bool
  }

  /// What has been drawn so far.
  private struct Progress {
    /// The last frame that was drawn.
    var index = -1
    var pixels: [UInt8] = []
    /// The content after that frame is disposed of; nil if it stays.
    var next: [UInt8]?
  }

  /// The whole file.
  public let data: Data
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// How often an animation is shown; 0 for forever, nil if the file does not say.
  public let loopCount: Int?
  private let frames: [Frame]
  private let progress = Mutex(Progress())

  /// Reads the pictures of a file as far as it is there.
  public init(_ data: Data) {
    self.data = data
    let bytes = [UInt8](data)
    let animation = GIFFile.frames(of: bytes) ?? PNGFile.frames(of: data)
    width = animation?.width ?? 0
    height = animation?.height ?? 0
    loopCount = animation?.loopCount
    // A single frame is what the decoder shows of a file.
    frames = animation.map { $0.frames.count > 1 && $0.isDrawable ? $0.frames : [] } ?? []
    firstDelay = animation?.frames.first?.delay
  }
  private let firstDelay: TimeInterval?

  /// The number of pictures.
  public var count: Int { max(1, frames.count) }
  /// Whether there is more than one picture.
  public var isAnimated: Bool { frames.count > 1 }
  /// Returns how long a picture is shown, in seconds, as in the file; nil if it does not say.
  public func delay(at index: Int) -> TimeInterval? {
    frames.indices.contains(index) ? frames[index].delay : index == 0 ? firstDelay : nil
  }

  /// Returns a picture of an animation, with everything visible of those before it; nil if it cannot be decoded.
  public func picture(at index: Int) -> Bitmap? {
    guard frames.indices.contains(index) else { return nil }
    return progress.withLock { progress in
      if progress.index > index || progress.pixels.isEmpty {
        progress = Progress(pixels: [UInt8](repeating: 0, count: width * height * 4))
      }
      while progress.index < index {
        if let next = progress.next { progress.pixels = next }
        progress.index += 1
        lay(frames[progress.index], on: &progress)
      }
      return Bitmap(width: width, height: height, pixels: Data(progress.pixels))
    }
  }

  private func lay(_ frame: Frame, on progress: inout Progress) {
    let before = frame.disposal == .restore ? progress.pixels : nil
    if let part = try? ImageDecoder.decode(frame.file) { draw(part, frame, &progress.pixels) }
    progress.next = before
    if frame.disposal == .clear {
      var cleared = progress.pixels
      eachRow(frame) { start, count in
        for place in start * 4..<(start + count) * 4 { cleared[place] = 0 }
      }
      progress.next = cleared
    }
  }

  /// Calls `body` with the start and length of each row of a frame, in pixels, as far as they are in the picture.
  private func eachRow(_ frame: Frame, _ body: (_ start: Int, _ count: Int) -> Void) {
    let count = min(frame.width, width - frame.x)
    guard count > 0, frame.y < height else { return }
    for y in frame.y..<min(height, frame.y + frame.height) { body(y * width + frame.x, count) }
  }

  private func draw(_ part: Bitmap, _ frame: Frame, _ pixels: inout [UInt8]) {
    let rowPixels = part.width
    part.pixels.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { target in
        var row = 0
        eachRow(frame) { start, count in
          guard row < part.height else { return }
          for x in 0..<min(count, rowPixels) {
            let (from, to) = ((row &* rowPixels &+ x) &* 4, (start &+ x) &* 4)
            let alpha = UInt32(source[from &+ 3])
            if frame.replaces || alpha == 255 {
              let pixel = source.loadUnaligned(fromByteOffset: from, as: UInt32.self)
              target.storeBytes(of: pixel, toByteOffset: to, as: UInt32.self)
            } else if alpha > 0 {
              for channel in 0..<4 {
                let below = UInt32(target[to &+ channel]) &* (255 &- alpha) &+ 127
                target[to &+ channel] = UInt8(min(255, UInt32(source[from &+ channel]) &+ below / 255))
              }
            }
          }
          row += 1
        }
      }
    }
  }
}

/// An animation as stored in its file.
struct PictureAnimation {
  var width: Int
  var height: Int
  var loopCount: Int?
  var frames: [PictureFrames.Frame]

  /// A file may claim any size.
  var isDrawable: Bool { max(width, height) <= 0xFFFF && width * height <= 64_000_000 }
}

/// Parses GIF files.
enum GIFFile {
  /// Returns the frames, each as a file of its own; nil if it is not a GIF file.
  static func frames(of bytes: [UInt8]) -> PictureAnimation? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > 13 else { return nil }
    func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var animation = PictureAnimation(width: number(6), height: number(8), loopCount: nil, frames: [])
    let head = 13 + tableSize(bytes[10])
    var position = head
    /// The control block of the next frame.
    var control: ArraySlice<UInt8>?
    while position < bytes.count {
      let start = position
      if bytes[position] == 0x2C {
        guard position + 9 < bytes.count else { break }
        position += 11 + tableSize(bytes[position + 9])
      } else if bytes[position] == 0x21, position + 1 < bytes.count {
        position += 2
      } else {
        break
      }
      while position < bytes.count, bytes[position] != 0 { position += Int(bytes[position]) + 1 }
      position += 1
      // A truncated frame is left out.
      guard position <= bytes.count else { break }
      let block = bytes[start..<position]
      if block[start] == 0x21 {
        if block[start + 1] == 0xF9, block.count >= 8 { control = block }
        let isLoop = block.dropFirst(3).starts(with: Array("NETSCAPE2.0".utf8)) && block.count >= 19
        if block[start + 1] == 0xFF, isLoop, block[start + 15] == 1 { animation.loopCount = number(start + 16) }
        continue
      }
      var (screen, picture) = (Array(bytes[..<head]), Array(block))
      screen.replaceSubrange(6..<10, with: picture[5..<9])
      for place in 1..<5 { picture[place] = 0 }
      let flags = control.map { $0[$0.startIndex + 3] >> 2 & 7 } ?? 0
      animation.frames.append(
        PictureFrames.Frame(
          file: Data(screen + (control ?? []) + picture + [0x3B]), x: number(start + 1), y: number(start + 3),
          width: number(start + 5), height: number(start + 7),
          delay: control.map { TimeInterval(number($0.startIndex + 4)) / 100 } ?? 0,
          disposal: flags == 2 ? .clear : flags == 3 ? .restore : .keep, replaces: false))
      control = nil
    }
    return animation
  }
}

/// Parses animated PNG files.
enum PNGFile {
  /// Returns the frames, each as a file of its own; nil if it is not an animated PNG file.
  static func frames(of data: Data) -> PictureAnimation? {
    guard data.starts(with: PNGChunk.signature) else { return nil }
    let chunks = PNGChunk.all(in: data)
    guard let header = chunks.first, header.type == "IHDR", header.data.count == 13,
      let control = chunks.first(where: { $0.type == "acTL" }), control.data.count >= 8
    else { return nil }
    var animation = PictureAnimation(
      width: header.data.number(at: 0), height: header.data.number(at: 4), loopCount: control.data.number(at: 4),
      frames: [])
    let shared = chunks.filter { ["PLTE", "tRNS", "gAMA", "sRGB", "cHRM", "iCCP"].contains($0.type) }
    var current: Data?
    var pixels: [Data] = []
    /// Adds the frame of the last control chunk.
    func finish() {
      defer { (current, pixels) = (nil, []) }
      guard let current, current.count >= 26, !pixels.isEmpty else { return }
      let size = current.subdata(in: 4..<12)
      var file = PNGChunk.signature
      PNGChunk(type: "IHDR", data: size + header.data.dropFirst(8)).write(to: &file)
      for chunk in shared { chunk.write(to: &file) }
      for part in pixels { PNGChunk(type: "IDAT", data: part).write(to: &file) }
      PNGChunk(type: "IEND", data: Data()).write(to: &file)
      let (above, below) = (current.number(at: 20, bytes: 2), current.number(at: 22, bytes: 2))
      animation.frames.append(
        PictureFrames.Frame(
          file: file, x: current.number(at: 12), y: current.number(at: 16), width: current.number(at: 4),
          height: current.number(at: 8), delay: TimeInterval(above) / TimeInterval(below == 0 ? 100 : below),
          // The first frame has nothing to restore.
          disposal: current[24] == 1 || current[24] == 2 && animation.frames.isEmpty
            ? .clear : current[24] == 2 ? .restore : .keep,
          replaces: current[25] == 0))
    }
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        finish()
        current = Data(chunk.data)
      case "IDAT": if current != nil { pixels.append(chunk.data) }
      case "fdAT": pixels.append(Data(chunk.data.dropFirst(4)))
      default: continue
      }
    }
    finish()
    return animation
  }
}

extension Data {
  /// Returns a number, its highest byte first; 0 where the data ends.
  fileprivate func number(at place: Int, bytes: Int = 4) -> Int {
    guard count >= place + bytes else { return 0 }
    return dropFirst(place).prefix(bytes).reduce(0) { $0 << 8 | Int($1) }
  }
}
