import SimulatorTesting
import SwiftUI
import UIKit

@Suite("UIKit's fonts and pictures", .simulator(.iPhoneSE)) @MainActor
struct UIKitFontTests {
  @Test("given fonts by size, weight, style and descriptor, then they measure what Apple's do")
  func fonts() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17 && abs(body.lineHeight - 20.29) < 0.01 && abs(body.descender + 4.10) < 0.01)
    #expect(UIFont.boldSystemFont(ofSize: 10) == UIFont.systemFont(ofSize: 10, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 10, weight: .init(0.41)) == UIFont.systemFont(ofSize: 10, weight: .bold))
    #expect(UIFont(name: "No Such Family", size: 10) == nil)
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontDescriptor
    #expect(mono.symbolicTraits == [.traitBold, .traitMonoSpace])
    let serif = try #require(body.fontDescriptor.withDesign(.serif)?.withSymbolicTraits(.traitItalic))
    #expect(serif.symbolicTraits == .traitItalic && UIFont(descriptor: serif, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: serif, size: 30).withSize(8).pointSize == 8)
  }

  @Test("given a text in UIKit's font, then it is as large as in SwiftUI's")
  func text() async throws {
    let screen = await Screen {
      VStack {
        Text(verbatim: "Words").font(Font(UIFont.systemFont(ofSize: 30, weight: .bold))).accessibilityIdentifier(
          "uikit")
        Text(verbatim: "Words").font(.system(size: 30, weight: .bold)).accessibilityIdentifier("swiftui")
        Text(verbatim: "Words").font(.system(size: 30)).accessibilityIdentifier("light")
      }
    }
    #expect(try screen.find("uikit").frame.size == screen.find("swiftui").frame.size)
    #expect(try screen.find("uikit").frame.size != screen.find("light").frame.size)
  }

  @Test("given a symbol and a picture with a tint, then they are drawn in it, and a template in the place's colour")
  func tint() async throws {
    // Given
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let heart = try #require(UIImage(systemName: "heart.fill"))
    let square = try #require(UIImage(data: Data.square))
    #expect(square.size == CGSize(width: 4, height: 4))
    // When
    let screen = await Screen {
      VStack {
        Image(uiImage: heart.withTintColor(.red, renderingMode: .alwaysOriginal)).resizable().frame(
          width: 60, height: 60
        )
        .accessibilityIdentifier("heart")
        Image(uiImage: square.withTintColor(.blue)).resizable().frame(width: 60, height: 60)
          .accessibilityIdentifier("square")
        Image(uiImage: square.withRenderingMode(.alwaysTemplate)).resizable().frame(width: 60, height: 60)
          .accessibilityIdentifier("template")
      }
      .foregroundStyle(Color(red: 0, green: 1, blue: 0))
    }
    // Then
    #expect(try color(of: "heart", screen) == [255, 0, 0])
    #expect(try color(of: "square", screen) == [0, 0, 255])
    #expect(try color(of: "template", screen) == [0, 255, 0])
  }

  private func color(of identifier: String, _ screen: Screen) throws -> [UInt8] {
    let frame = try screen.find(.identifier(identifier)).frame
    let bitmap = screen.image()
    let scale = CGFloat(bitmap.width) / 320
    let start = Int(frame.midY * scale) * bitmap.width * 4 + Int(frame.midX * scale) * 4
    let pixel = bitmap.pixels[(bitmap.pixels.startIndex + start)...].prefix(3)
    return pixel.reversed()
  }
}

extension Data {
  /// A PNG file of 4 x 4 black pixels.
  fileprivate static var square: Data {
    let base64 = "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAEUlEQVR4nGNgYGD4j4ZJFQAABloP8SzApEkAAAAASUVORK5CYII="
    return Data(base64Encoded: base64) ?? Data()
  }
}
