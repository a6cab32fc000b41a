import DisplayList
import Foundation
import Rasterizer
import Testing

@MainActor @Suite("Files of pictures")
struct PictureFileTests {
  private func picture(_ shade: UInt8, _ places: Range<Int> = 0..<0) -> Bitmap {
    var pixels = Data(repeating: 255, count: 40 * 30 * 4)
    for place in places { pixels.replaceSubrange(place * 4..<place * 4 + 3, with: [shade, shade, shade]) }
    return Bitmap(width: 40, height: 30, pixels: pixels)
  }

  @Test("given an animation, then its pictures are read as they were written")
  func animation() throws {
    let pictures = [picture(0), picture(0, 100..<190), picture(90, 700..<760)]
    var encoder = AnimationEncoder()
    for picture in pictures { encoder.append(picture, duration: 0.1) }
    #expect(try AnimationPictures(encoder.finish()).all.map(\.pixels) == pictures.map(\.pixels))
  }

  @Test("given a picture that is not what the file shows, then the failure says how to draw it anew")
  func stale() throws {
    guard ProcessInfo.processInfo.environment["RECORD_PICTURES"] == nil else { return }
    try withKnownIssue {
      try PictureFile(name: "scrolling.png").expect(picture(0))
    } matching: { issue in
      issue.description.contains("it has 1240 x 1300 pixels instead of 40 x 30")
        && issue.description.contains("scripts/pictures draws all pictures anew")
    }
    try withKnownIssue {
      try PictureFile(name: "nothing.png").expect(picture(0))
    } matching: {
      $0.description.contains("is missing")
    }
  }
}
