import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Classes of an app that override initializers of UIKit", .simulator(.iPhone15Pro))
struct OwnInitializerTests {
  private final class Picture: UIImageView {
    private(set) var made = ""
    override init(image: UIImage?) {
      super.init(image: image)
      made = "by an image"
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Wheel: UIActivityIndicatorView {
    override init(style: UIActivityIndicatorView.Style) {
      super.init(style: style)
      hidesWhenStopped = false
    }
    required init?(coder: NSCoder) { nil }
  }

  private func square() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
  }

  @Test func `Given an image view's class with an initializer for an image, then it has the image and its size`() {
    let picture = Picture(image: square())
    #expect(picture.made == "by an image")
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 12, height: 8) && picture.image != nil)
    #expect(!picture.isUserInteractionEnabled)
  }

  @Test func `Given an image that moves, when a view is made with it, then it moves there`() async throws {
    // Given
    let frames = [square(), square()]
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 1))
    // When
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.settle()
    // Then
    #expect(view.shownImage === frames[0] || view.shownImage === frames[1])
  }

  @Test func `Given a wheel's class with an initializer for a style, then it has the style's size`() {
    let wheel = Wheel(style: .large)
    #expect(wheel.style == .large && wheel.frame.size == CGSize(width: 37, height: 37) && !wheel.hidesWhenStopped)
  }

  @Test
  func `Given a layout's class, when the view grows in an animation, then the layout hears of it before and after`()
    async throws
  {
    // Given
    final class ListeningLayout: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        heard.append("from \(Int(oldBounds.width))")
      }
      override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        heard.append("done")
      }
    }
    let layout = ListeningLayout()
    let grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 200, height: 200), collectionViewLayout: layout)
    let screen = await Screen(rootViewController: UIViewController(showing: grid))
    try await screen.settle()
    #expect(layout.heard.isEmpty)
    // When
    UIView.animate(withDuration: 0.2) {
      grid.frame.size.width = 300
      grid.layoutIfNeeded()
    }
    try await screen.settle()
    // Then
    #expect(layout.heard == ["from 200", "done"])
  }

  @Test func `Given a field's class that draws no placeholder, then there is none to see`() async throws {
    // Given
    final class Bare: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
    }
    let (plain, bare, page) = (UITextField(), Bare(), UIViewController())
    page.loadViewIfNeeded()
    for (field, y) in [(plain, 100.0), (bare, 200)] {
      field.frame = CGRect(x: 20, y: y, width: 300, height: 40)
      field.placeholder = "Name"
      page.view.addSubview(field)
    }
    // When
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    let pixels = { (y: CGFloat) in
      Set(stride(from: 21, to: 70, by: 0.5).map { screen.color(at: CGPoint(x: $0, y: y)) }).count
    }
    #expect(pixels(120) > 1 && pixels(220) == 1)
  }

  @Test func `Given tabs, then all can be customized until the app says which`() {
    let (tabs, page) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [page]
    #expect(tabs.customizableViewControllers == [page])
    tabs.customizableViewControllers = nil
    #expect(tabs.customizableViewControllers == nil)
  }
}
