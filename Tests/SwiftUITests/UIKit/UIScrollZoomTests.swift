import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Content of scroll views that is magnified", .simulator(.iPhoneSE3))
struct UIScrollZoomTests {
  /// A picture of 375 by 667 points in a scroll view that covers the screen.
  private final class ZoomablePicture: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView()
    let picture = UIView()
    let mark = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    var heard: [String] = []
    override func viewDidLoad() {
      scroll.frame = view.bounds
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = self
      scroll.maximumZoomScale = 3
      picture.frame = scroll.bounds
      mark.accessibilityIdentifier = "mark"
      picture.addSubview(mark)
      scroll.addSubview(picture)
      scroll.contentSize = picture.frame.size
      view.addSubview(scroll)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begin") }
    var most: CGFloat = 1
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if heard.last != "zoom" { heard.append("zoom") }
      most = max(most, scrollView.zoomScale)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("end \((scale * 100).rounded() / 100)")
    }
  }

  @Test func `Given two fingers that move apart, then the content grows under them and can be scrolled`() async throws {
    // Given
    let page = ZoomablePicture()
    let screen = await Screen(rootViewController: page)
    // When
    try await screen.pinch(at: CGPoint(x: 110, y: 110), scale: 2)
    try await screen.settle()
    // Then
    #expect(abs(page.scroll.zoomScale - 2) < 0.1)
    #expect(page.heard.first == "begin" && page.heard[1] == "zoom" && page.heard.last?.hasPrefix("end") == true)
    let mark = try screen.find(.identifier("mark")).frame
    #expect(abs(mark.midX - 110) < 2 && abs(mark.midY - 110) < 2 && abs(mark.width - 40) < 2)
    #expect(abs(page.scroll.contentSize.width - 375 * page.scroll.zoomScale) < 0.01)
    // When
    let offset = page.scroll.contentOffset
    try await screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 150, y: 350))
    try await screen.settle()
    // Then
    #expect(page.scroll.contentOffset.x > offset.x + 30 && page.scroll.contentOffset.y > offset.y + 30)
  }

  @Test func `Given limits, when fingers pull past them, then the scale resists and goes back`() async throws {
    // Given
    let page = ZoomablePicture()
    let screen = await Screen(rootViewController: page)
    // When
    page.scroll.zoomScale = 2.5
    #expect(page.heard == ["zoom"] && page.scroll.zoomScale == 2.5)
    try await screen.pinch(at: CGPoint(x: 187, y: 333), scale: 2)
    try await screen.settle()
    // Then
    #expect(page.most > 3 && page.most < 5)
    #expect(page.scroll.zoomScale == 3 && page.heard.last == "end 3.0")
    // When
    // The fingers are one above the other, since side by side they would land outside the screen.
    try await screen.pinch(at: CGPoint(x: 187, y: 333), scale: 0.2, angle: .degrees(90))
    try await screen.settle()
    // Then
    #expect(page.scroll.zoomScale == 1 && page.heard.last == "end 1.0" && page.scroll.contentOffset == .zero)
    #expect(abs(page.picture.frame.minX) < 0.01 && abs(page.picture.frame.minY) < 0.01)
    #expect(page.picture.bounds.size == page.view.bounds.size && page.picture.transform == .identity)
  }

  @Test func `Given a part to be magnified, then an animation brings it to the middle of the view`() async throws {
    // Given
    let page = ZoomablePicture()
    let screen = await Screen(rootViewController: page)
    // When
    page.scroll.zoom(to: CGRect(x: 100, y: 150, width: 187.5, height: 100), animated: true)
    try await screen.advance(by: .milliseconds(100))
    #expect(page.scroll.zoomScale > 1 && page.scroll.zoomScale < 2)
    try await screen.settle()
    // Then
    #expect(page.scroll.zoomScale == 2 && page.heard == ["begin", "zoom", "end 2.0"])
    #expect(abs(page.scroll.contentOffset.x - 200) < 0.01)
    #expect(abs(page.scroll.contentOffset.y - (2 * 200 - page.view.bounds.height / 2)) < 0.01)
    let inside = page.picture.convert(CGPoint(x: 100, y: 150), to: page.view)
    #expect(abs(inside.x) < 0.01)
    // When
    page.scroll.setZoomScale(1, animated: false)
    try await screen.settle()
    // Then
    #expect(page.picture.transform == .identity && page.scroll.contentSize == page.view.bounds.size)
  }

  @Test func `Given equal limits, then fingers magnify nothing`() async throws {
    let page = ZoomablePicture()
    let screen = await Screen(rootViewController: page)
    page.scroll.maximumZoomScale = 1
    #expect(page.scroll.pinchGestureRecognizer == nil)
    try await screen.pinch(at: CGPoint(x: 187, y: 333), scale: 2)
    try await screen.settle()
    #expect(page.scroll.zoomScale == 1 && page.heard.isEmpty)
  }

  @Test func `Given constraints, then the content is as large as they say, times the scale`() async throws {
    // Given
    let page = ZoomablePicture()
    let screen = await Screen(rootViewController: page)
    page.picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      page.picture.topAnchor.constraint(equalTo: page.scroll.topAnchor),
      page.picture.leadingAnchor.constraint(equalTo: page.scroll.leadingAnchor),
      page.picture.trailingAnchor.constraint(equalTo: page.scroll.trailingAnchor),
      page.picture.bottomAnchor.constraint(equalTo: page.scroll.bottomAnchor),
      page.picture.widthAnchor.constraint(equalToConstant: 400),
      page.picture.heightAnchor.constraint(equalToConstant: 700),
    ])
    try await screen.settle()
    #expect(page.scroll.contentSize == CGSize(width: 400, height: 700))
    // When
    page.scroll.zoomScale = 2
    try await screen.settle()
    // Then
    #expect(page.scroll.contentSize == CGSize(width: 800, height: 1400))
    #expect(page.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 1400))
    #expect(page.picture.bounds.size == CGSize(width: 400, height: 700))
  }
}
