import DisplayList
import Foundation
import Rasterizer
import UIKit

/// A picture of the phone's screen or of an element.
public final class XCUIScreenshot: NSObject, @unchecked Sendable {
  /// As a PNG file.
  public let pngRepresentation: Data

  init(_ bitmap: Bitmap) {
    pngRepresentation = ImageEncoder.png(bitmap)
    super.init()
  }

  /// As a picture, a point for each pixel.
  public var image: UIImage { UIImage(data: pngRepresentation) ?? UIImage() }
}

/// What a picture can be taken of.
public protocol XCUIScreenshotProviding {
  /// What is shown now. Fails the test, and is empty, if there is nothing.
  func screenshot() -> XCUIScreenshot
}

/// A screen of the phone.
public final class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
  /// The phone's own screen.
  public static let main = XCUIScreen()
  /// All screens: there is one.
  public static var screens: [XCUIScreen] { [main] }

  private override init() { super.init() }

  public func screenshot() -> XCUIScreenshot { XCUIApplication().screenshot() }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// The part of the screen that the element covers, with what is in front of it.
  public func screenshot() -> XCUIScreenshot {
    onMainActor {
      do {
        guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
        let element = try path.findOne(in: app.root)
        let bitmap = app.screen.image()
        let scale = CGFloat(bitmap.width) / max(app.simulator.displayList.size.width, 1)
        let frame = element.frame
        return XCUIScreenshot(
          bitmap.cropped(
            to: CGRect(
              x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)))
      } catch {
        SimulatorTestCase.fail("Failed to take a picture of \(path): \(error)")
        return XCUIScreenshot(Bitmap(width: 1, height: 1, pixels: Data(count: 4)))
      }
    }
  }
}

extension Bitmap {
  /// The whole pixels around a rectangle, as far as they are inside; one pixel at least.
  fileprivate func cropped(to rect: CGRect) -> Bitmap {
    let left = min(max(Int(rect.minX.rounded(.down)), 0), width - 1)
    let top = min(max(Int(rect.minY.rounded(.down)), 0), height - 1)
    let right = min(max(Int(rect.maxX.rounded(.up)), left + 1), width)
    let bottom = min(max(Int(rect.maxY.rounded(.up)), top + 1), height)
    var cut = Data(capacity: (right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = pixels.startIndex + (row * width + left) * 4
      cut += pixels[start..<start + (right - left) * 4]
    }
    return Bitmap(width: right - left, height: bottom - top, pixels: cut)
  }
}
