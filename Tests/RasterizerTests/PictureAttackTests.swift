import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Rasterizer

/// The work that a picture file can cause in the decoder is bounded.
@Suite("Pictures that are made to be slow") struct PictureAttackTests {
  @Test("given a small photo that goes over its pixels 95,000 times, then it is refused before it is decoded")
  func scans() throws {
    let photo = MadePictures.jpeg(width: 7071, height: 7071, scans: 95_000)
    #expect(photo.count < 10 << 20)
    #expect(throws: ImageError.tooManyScans(95_000)) { try ImageDecoder.decode(photo) }
    #expect(throws: ImageError.tooManyScans(95_000)) {
      try ImageDecoder.decode(MadePictures.jpeg(width: 8, height: 8, scans: 95_000))
    }
  }

  @Test("given scans between which other bytes lie, or after the end, then those are counted that a decoder finds")
  func hiddenScans() {
    var photo = MadePictures.jpeg(width: 640, height: 320, scans: 3)
    #expect(PictureFile.jpegFrame(of: photo) == (640 * 320, 3))
    let scan = Data([0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0, 0])
    photo.replaceSubrange(
      photo.count - 2..<photo.count, with: Data("garbage".utf8) + [0xFF, 0xFF, 0xFF] + scan.dropFirst())
    #expect(PictureFile.jpegFrame(of: photo).scans == 4)
    photo.append(contentsOf: [0xFF, 0xD9] + scan + scan)
    #expect(PictureFile.jpegFrame(of: photo).scans == 4)
    // A thumbnail in a segment is not the picture itself.
    let segment = Data([0xFF, 0xE1, 0, UInt8(scan.count + 2)]) + scan
    photo.insert(contentsOf: segment, at: 2)
    #expect(PictureFile.jpegFrame(of: photo).scans == 4)
  }

  @Test("given a progressive photo as encoders make them, then it is decoded")
  func ordinary() async throws {
    let photo = MadePictures.jpeg(width: 1600, height: 1200, scans: 12)
    let bitmap = try ImageDecoder.decode(photo)
    let grey = Pixel(red: 128, green: 128, blue: 128, alpha: 255)
    #expect(bitmap.width == 1600 && bitmap[800, 600].isClose(to: grey, within: 3))
    #expect(try await ImageDecoder.picture(in: photo).pixels == bitmap.pixels)
  }

  @Test("given many scans of many pixels, then the coefficients' memory is bounded as the pixels' is")
  func area() {
    #expect(throws: ImageError.tooLarge(width: 20_000, height: 10_000)) {
      try ImageDecoder.decode(MadePictures.jpeg(width: 20_000, height: 10_000, scans: 2))
    }
  }

  @Test("given an animation of 20,000 frames, then only the first is read, and kept")
  func frames() throws {
    let bitmap = try ImageDecoder.decode(MadePictures.gif(frames: 20_000))
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap.encoded?.data == MadePictures.gif(frames: 1))
    let single = MadePictures.gif(frames: 1)
    #expect(PictureFile.firstFrame(ofGIF: single) == single)
    for count in 0..<single.count {
      #expect(PictureFile.firstFrame(ofGIF: single.prefix(count)) == single.prefix(count))
    }
  }

  @Test("given a task that is cancelled, then what it decodes is given up")
  func cancellation() async throws {
    // The first keeps the queue busy while the second is cancelled.
    async let first = ImageDecoder.picture(in: MadePictures.jpeg(width: 3000, height: 3000, scans: 12))
    let second = Task { try await ImageDecoder.picture(in: MadePictures.jpeg(width: 7000, height: 7000, scans: 20)) }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(try await first.width == 2048)
  }

  @Test("given damaged files, then each is a picture or an error", arguments: 1...4)
  func damaged(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let photo = try #require(ImageEncoder.jpeg(halves(width: 40, height: 24), quality: 0.8))
    let files = [
      photo, ImageEncoder.png(halves(width: 24, height: 16)), MadePictures.jpeg(width: 64, height: 64, scans: 6),
      MadePictures.gif(frames: 3),
    ]
    for round in 0..<120 {
      let file = MadePictures.damaged(files[round % files.count], &numbers)
      let result = Result { try ImageDecoder.decodeForDrawing(file) }
      if case .success(let bitmap) = result { #expect(bitmap.width * bitmap.height <= 2048 * 2048) }
    }
  }
}
