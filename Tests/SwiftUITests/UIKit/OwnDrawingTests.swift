import SimulatorTesting
import SwiftUI
import Testing

/// Text that labels draw themselves, and pictures as masks.
@MainActor @Suite("Labels that draw, and masks with pictures", .simulator(.iPhoneSE))
struct OwnDrawingTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private final class Painted: UILabel {
    override func drawText(in rect: CGRect) {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIRectFill(rect)
    }
  }

  @Test func `Given a label that draws its text itself, then that is seen, and the text is still read aloud`()
    async throws
  {
    // Given
    let label = Painted(frame: CGRect(x: 50, y: 100, width: 80, height: 40))
    (label.text, label.textColor) = ("Words", .black)
    // When
    let screen = await Screen(rootViewController: UIViewController(showing: label))
    // Then
    let colors = (0..<20).map { screen.rgb(at: CGPoint(x: 52 + CGFloat($0) * 3, y: 120)) }
    #expect(colors.allSatisfy { $0 == [255, 0, 0] })
    #expect(screen.exists(.label("Words")))
    #expect(label.intrinsicContentSize.width > 20 && label.intrinsicContentSize.width < 80)
  }

  @Test func `Given plain text of a label, when it is read with attributes, then they are the label's`() throws {
    // Given
    let label = UILabel()
    (label.text, label.textColor, label.font) = ("Words", red, .boldSystemFont(ofSize: 21))
    label.textAlignment = .center
    // When
    let text = try #require(label.attributedText)
    // Then
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == red)
    #expect((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
  }

  /// A picture of 20 points that is opaque on its right half.
  private var half: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
  }

  @Test func `Given a mask that shows an image, then the view is seen where the image is opaque`() async throws {
    // Given
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 80, height: 40))
    view.backgroundColor = red
    let mask = UIImageView(image: half)
    mask.frame = view.bounds
    view.mask = mask
    let controller = UIViewController(showing: view)
    controller.view.backgroundColor = .white
    // When
    let screen = await Screen(rootViewController: controller)
    // Then
    #expect(screen.rgb(at: CGPoint(x: 70, y: 120)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 110, y: 120)) == [255, 0, 0])
  }

  @Test func `Given an image whose edges keep their size, when it is drawn larger, then only its middle is stretched`()
    async throws
  {
    // Given
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 10))
      red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10), resizingMode: .stretch)
    // When
    let large = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 10)).image { _ in
      resizable.draw(in: CGRect(x: 0, y: 0, width: 120, height: 10))
    }
    let screen = await Screen { Image(uiImage: large).named("picture") }
    // Then
    let frame = try screen.frame("picture")
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 5, y: frame.midY)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 15, y: frame.midY)) == [255, 255, 255])
  }
}
