import CGdkPixbuf
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@Suite struct ImageDecoderTests {
  private let png = ImageEncoder.png(halves(width: 64, height: 32))
  private var jpeg: Data { get throws { try #require(ImageEncoder.jpeg(halves(width: 64, height: 32), quality: 0.9)) } }

  private func decode(_ data: Data) -> Result<Bitmap, ImageError> {
    Result { () throws(ImageError) in try ImageDecoder.decode(data) }
  }

  @Test func aPictureThatFitsKeepsItsFile() throws {
    let bitmap = try ImageDecoder.decode(png)
    #expect(bitmap.width == 64 && bitmap.height == 32)
    #expect(bitmap[0, 0] == .red && bitmap[63, 31] == .blue)
    #expect(bitmap.encoded?.data == png && bitmap.encoded?.mediaType == "image/png")
  }

  @Test func jpegAndGIFAreUnderstood() throws {
    let photo = try ImageDecoder.decode(try jpeg)
    #expect(photo.width == 64 && photo[4, 4].isClose(to: .red, within: 8) && photo.encoded?.mediaType == "image/jpeg")
    // One red pixel.
    let gif = Data(base64Encoded: "R0lGODlhAQABAPAAAP8AAP///ywAAAAAAQABAAACAkQBADs=") ?? Data()
    let pixel = try ImageDecoder.decode(gif)
    #expect(pixel.width == 1 && pixel[0, 0] == .red)
  }

  @Test func webPIsUnderstoodOrTheMissingPackageIsNamed() throws {
    // One opaque pixel, lossless.
    let webp = Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==") ?? Data()
    switch decode(webp) {
    case .success(let bitmap): #expect(bitmap.width == 1)
    case .failure(let error):
      #expect(error == .noDecoder(mediaType: "image/webp"))
      #expect(error.description.contains("webp-pixbuf-loader"))
    }
  }

  @Test func aLargePictureIsScaledDownForDrawingAndEncodedAnew() throws {
    let large = ImageEncoder.png(halves(width: 3000, height: 1000))
    let bitmap = try ImageDecoder.decodeForDrawing(large)
    #expect(bitmap.width == 2048 && bitmap.height == 683)
    #expect(bitmap.fullWidth == 3000 && bitmap.fullHeight == 1000 && bitmap.mediaType == "image/png")
    #expect(bitmap.full == bitmap.full && bitmap.full.pixels == halves(width: 3000, height: 1000).pixels)
    #expect(bitmap[10, 10] == .red && bitmap[2000, 600] == .blue)
    let encoded = try #require(bitmap.encoded)
    #expect(encoded.mediaType == "image/png" && encoded.data != large)
    #expect(try ImageDecoder.decode(encoded.data).width == 2048)
  }

  @Test func thumbnailsAreAsSmallAsAsked() throws {
    let bitmap = try ImageDecoder.decode(try jpeg, maximumPixels: 16)
    #expect(bitmap.width == 16 && bitmap.height == 8 && bitmap.encoded?.mediaType == "image/jpeg")
    #expect(bitmap.fullWidth == 16 && bitmap.full == bitmap)
    #expect(try ImageDecoder.decode(png, maximumPixels: 0).width == 1)
  }

  @Test func aPhotoIsTurnedUpright() throws {
    // given the JPEG with an EXIF segment that says "turned a quarter clockwise to be upright"
    var photo = try jpeg
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0x00, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let exif: [UInt8] = [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
    photo.insert(contentsOf: exif, at: photo.startIndex + 2)
    let bitmap = try ImageDecoder.decode(photo)
    // then the left side is on top
    #expect(bitmap.width == 32 && bitmap.height == 64)
    #expect(bitmap[16, 4].isClose(to: .red, within: 8) && bitmap[16, 60].isClose(to: .blue, within: 8))
  }

  @Test func dataThatIsNoPictureIsRefused() {
    for data in [Data(), Data("<html>not found</html>".utf8), Data([0x89, 0x50]), Data(repeating: 0, count: 1000)] {
      #expect(throws: ImageError.self) { try ImageDecoder.decode(data) }
    }
    #expect(throws: ImageError.unknownFormat(beginning: "3c 68 74 6d 6c")) {
      try ImageDecoder.decode(Data("<html".utf8))
    }
  }

  @Test func aTruncatedPictureIsDamaged() throws {
    // A PNG with noise, so that its end is not just padding.
    var noise = Data()
    var state: UInt32 = 1
    for _ in 0..<64 * 64 {
      state = state &* 1_664_525 &+ 1_013_904_223
      noise.append(contentsOf: [UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 8 & 255), 255])
    }
    let bitmap = Bitmap(width: 64, height: 64, pixels: noise)
    for file in [ImageEncoder.png(bitmap), try #require(ImageEncoder.jpeg(bitmap, quality: 0.9))] {
      for length in [12, 40, file.count / 4, file.count / 2, file.count - 200] {
        guard case .failure(.damaged(let reason)) = decode(file.prefix(length)) else {
          Issue.record("\(length) of \(file.count) bytes were not refused as damaged")
          continue
        }
        #expect(!reason.isEmpty)
      }
    }
  }

  @Test func aPictureWithAWrongByteIsRefusedOrHasAllItsPixels() throws {
    for file in [png, try jpeg] {
      for position in stride(from: 8, to: file.count, by: 3) {
        var damaged = file
        damaged[damaged.startIndex + position] ^= 0xFF
        guard let bitmap = try? ImageDecoder.decode(damaged) else { continue }
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      }
    }
  }

  @Test func aPictureThatSaysItIsHugeIsRefused() {
    // given a PNG header of 40,000 x 40,000 pixels, which would be 6.4 GB
    var header = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    let chunk: [UInt8] = Array("IHDR".utf8) + [0, 0, 0x9C, 0x40, 0, 0, 0x9C, 0x40, 8, 6, 0, 0, 0]
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in chunk {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    header.append(contentsOf: chunk)
    withUnsafeBytes(of: (~crc).bigEndian) { header.append(contentsOf: $0) }
    header.append(contentsOf: [0, 0, 0, 0] + Array("IDAT".utf8))
    #expect(throws: ImageError.tooLarge(width: 40000, height: 40000)) { try ImageDecoder.decode(header) }
  }

  @Test func manyThreadsDecodeAtOnce() async throws {
    let png = png
    let widths = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<40 { group.addTask { try ImageDecoder.decode(png, maximumPixels: 20).width } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(widths == [Int](repeating: 20, count: 40))
  }
}
