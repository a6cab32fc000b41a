import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Scroll views of UIKit", .simulator(.iPhoneSE))
struct UIScrollViewTests {
  private final class Reporter: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var target: CGFloat?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if heard.last != "scroll" { heard.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("arrived") }
  }

  /// A hundred lines of 50 points.
  private func lines() -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 5000)
    scroll.contentInsetAdjustmentBehavior = .never
    for index in 0..<100 {
      let label = UILabel(frame: CGRect(x: 0, y: 50 * CGFloat(index), width: 320, height: 50))
      label.text = "Line \(index)"
      scroll.addSubview(label)
    }
    return scroll
  }

  @Test
  func
    `Given content longer than the view, when a finger flings it, then it moves and the delegate hears of each step`()
    async throws
  {
    // Given
    let (scroll, reporter) = (lines(), Reporter())
    scroll.delegate = reporter
    let screen = await Screen { UIKitView(view: scroll).ignoresSafeArea() }
    #expect(try screen.find(.label("Line 0")).frame.midY == 25)
    // When
    try await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    try await screen.settle()
    // Then
    #expect(scroll.contentOffset.y > 180)
    #expect(scroll.bounds.origin == scroll.contentOffset)
    #expect(reporter.heard.first == "begin")
    #expect(reporter.heard.contains { $0.hasPrefix("end") })
    #expect(!scroll.isDragging && !scroll.isDecelerating)
    let line = try screen.find(.label("Line 8")).frame
    #expect(abs(line.midY - (425 - scroll.contentOffset.y)) < 0.5)
  }

  @Test func `Given code that scrolls, then the content is there, at once or after an animation`() async throws {
    let (scroll, reporter) = (lines(), Reporter())
    scroll.delegate = reporter
    let screen = await Screen { UIKitView(view: scroll).ignoresSafeArea() }
    scroll.contentOffset = CGPoint(x: 0, y: 1000)
    #expect(reporter.heard == ["scroll"])
    try await screen.settle()
    #expect(try screen.find(.label("Line 20")).frame.midY == 25)
    scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    try await screen.advance(by: .milliseconds(100))
    #expect(scroll.contentOffset.y > 1000 && scroll.contentOffset.y < 2000)
    try await screen.settle()
    #expect(scroll.contentOffset.y == 2000)
    #expect(reporter.heard.suffix(2).contains("arrived"))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    try await screen.settle()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `Given paging, when a finger lifts half way, then a page is shown`() async throws {
    let scroll = UIScrollView()
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 960, height: 200)
    let screen = await Screen { UIKitView(view: scroll).frame(width: 320, height: 200).named("pages") }
    let middle = try screen.frame("pages").midY
    try await screen.drag(from: CGPoint(x: 300, y: middle), to: CGPoint(x: 100, y: middle))
    try await screen.settle()
    #expect(scroll.contentOffset == CGPoint(x: 320, y: 0))
  }

  @Test func `Given a delegate that says where to rest, when a finger lifts, then the content rests there`()
    async throws
  {
    let (scroll, reporter) = (lines(), Reporter())
    reporter.target = 300
    scroll.delegate = reporter
    let screen = await Screen { UIKitView(view: scroll).ignoresSafeArea() }
    try await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250))
    try await screen.settle()
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func `Given constraints to the content guide, then they say how large the content is`() async throws {
    let (scroll, stack) = (UIScrollView(), UIStackView())
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<10 {
      let box = UIView()
      box.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stack.addArrangedSubview(box)
    }
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    let screen = await Screen { UIKitView(view: scroll).frame(width: 200, height: 300) }
    try await screen.settle()
    #expect(scroll.contentSize == CGSize(width: 200, height: 1020))
  }

  @Test func `Given a refresh control, when the content is pulled far enough, then its action runs until it is over`()
    async throws
  {
    let (scroll, diary) = (lines(), Diary())
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in diary.lines.append("refresh") }, for: .valueChanged)
    scroll.refreshControl = control
    let screen = await Screen { UIKitView(view: scroll) }
    try await screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
    #expect(diary.lines == ["refresh"])
    #expect(control.isRefreshing)
    control.endRefreshing()
    try await screen.settle()
    #expect(abs(scroll.contentOffset.y) < 25)
  }

  @Test func `Given a stack of its own size, when one of its views hides, then it becomes smaller`() async throws {
    let stack = UIStackView()
    stack.axis = .vertical
    let boxes = (0..<2).map { _ in UIView() }
    for box in boxes {
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      box.widthAnchor.constraint(equalToConstant: 60).isActive = true
      stack.addArrangedSubview(box)
    }
    let screen = await Screen { UIKitView(view: stack).fixedSize().named("stack") }
    #expect(try screen.size("stack") == CGSize(width: 60, height: 80))
    boxes[1].isHidden = true
    try await screen.settle()
    #expect(try screen.size("stack") == CGSize(width: 60, height: 40))
  }
}
