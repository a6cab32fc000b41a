import Automation
import DisplayList
import Foundation
import Rasterizer
import UIKit

/// An image of the phone's screen or of an element.
public final class XCUIScreenshot: NSObject, @unchecked Sendable {
  /// The image as a PNG file.
  public let pngRepresentation: Data

  init(_ bitmap: Bitmap) {
    pngRepresentation = ImageEncoder.png(bitmap)
    super.init()
  }

  /// The image, with one point per pixel.
  public var image: UIImage { UIImage(data: pngRepresentation) ?? UIImage() }
}

/// A type that provides screenshots.
public protocol XCUIScreenshotProviding {
  /// Returns a screenshot of the current state. Fails the test, and is empty, if there is nothing.
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
  /// Returns the part of the screen that the element covers, with what is in front of it.
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
