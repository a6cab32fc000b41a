import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Pictures of views of UIKit", .simulator(.iPhoneSE))
struct ViewPictureTests {
  private let size = CGSize(width: 40, height: 20)

  /// Returns the colours of the left and right halves of a picture, as a screen shows it.
  private func halves(of image: UIImage) async throws -> [[Int]] {
    let screen = await Screen { Image(uiImage: image).named("picture") }
    let frame = try screen.frame("picture")
    #expect(frame.size == size)
    return [0.25, 0.75].map { screen.rgb(at: CGPoint(x: frame.minX + frame.width * $0, y: frame.midY)) }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test
  func
    `Given SwiftUI's views in a hosting controller without a window, when they are drawn, then the picture shows them`()
    async throws
  {
    // Given
    let content = HStack(spacing: 0) {
      Color(uiColor: red)
      Color(uiColor: green)
    }
    let controller = UIHostingController(rootView: content.frame(width: 40, height: 20))
    let view: UIView = controller.view
    view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
    // When
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    // Then
    #expect(try await halves(of: image) == [[255, 0, 0], [0, 255, 0]])
  }

  @Test func `Given a view on the screen, when its layer is drawn and it is copied, then both show its subviews`()
    async throws
  {
    // Given
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    view.backgroundColor = red
    inner.backgroundColor = green
    view.addSubview(inner)
    let screen = await Screen { UIKitView(view: view).frame(width: 40, height: 20).named("view") }
    #expect(try screen.size("view") == size)
    // When
    let drawn = UIGraphicsImageRenderer(size: size).image { view.layer.render(in: $0.cgContext) }
    let copy = try #require(view.snapshotView(afterScreenUpdates: false) as? UIImageView)
    // Then
    for image in [drawn, try #require(copy.image)] {
      #expect(try await halves(of: image) == [[255, 0, 0], [0, 255, 0]])
    }
  }

  @Test func `Given a view that is turned in space, when it stands slanted, then its far edge is shorter`() async throws
  {
    // Given
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = red
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100).named("view") }
    let frame = try screen.frame("view")
    // When
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 200
    view.transform3D = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)
    try await screen.settle()
    // Then
    let left = CGPoint(x: frame.minX + 22, y: frame.minY + 1)
    let right = CGPoint(x: frame.maxX - 22, y: frame.minY + 1)
    #expect((screen.rgb(at: left) == [255, 0, 0]) != (screen.rgb(at: right) == [255, 0, 0]))
    // When
    view.transform = .identity
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: left) == [255, 0, 0] && screen.rgb(at: right) == [255, 0, 0])
  }

  @Test func `Given turns in space, when they are undone, then nothing is left of them`() {
    let turned = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 2, 3), 10, 20, 30)
    let back = CATransform3DConcat(turned, CATransform3DInvert(turned))
    #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m41) < 1e-9 && abs(back.m12) < 1e-9)
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(turned))
  }
}
