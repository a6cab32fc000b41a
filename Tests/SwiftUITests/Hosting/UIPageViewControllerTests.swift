import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Pages and animators of UIKit", .simulator(.iPhoneSE))
struct UIPageViewControllerTests {
  /// As in SwiftUI tutorials: an array of hosted pages, with the coordinator as data source and delegate.
  private struct Pages: UIViewControllerRepresentable {
    let controller: UIPageViewController
    let names: [String]
    let diary: Diary

    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let pages: [UIViewController]
      let diary: Diary
      init(_ pages: [UIViewController], _ diary: Diary) {
        self.pages = pages
        self.diary = diary
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) {
        let shown = pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) }
        diary.lines.append("\(completed) \(shown ?? -1)")
      }
    }

    func makeCoordinator() -> Coordinator {
      Coordinator(names.map { name in UIHostingController(rootView: Text(name).frame(maxWidth: .infinity)) }, diary)
    }
    func makeUIViewController(context: Context) -> UIPageViewController {
      controller.dataSource = context.coordinator
      controller.delegate = context.coordinator
      controller.setViewControllers([context.coordinator.pages[0]], direction: .forward, animated: false)
      return controller
    }
    func updateUIViewController(_ uiViewController: UIPageViewController, context: Context) {}
  }

  @Test func `Given three pages, when a finger draws to the side, then the next page is shown, and code leads back`()
    async throws
  {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let diary = Diary()
    let screen = await Screen { Pages(controller: controller, names: ["One", "Two", "Three"], diary: diary) }
    try await screen.settle()
    #expect(try screen.find(.label("One")).frame.midX == 160)
    for (page, name) in [(1, "Two"), (2, "Three")] {
      try await screen.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
      try await screen.settle()
      #expect(diary.lines.last == "true \(page)")
      #expect(try screen.find(.label(name)).frame.midX == 160)
    }
    // The last page bounces back
    try await screen.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
    try await screen.settle()
    #expect(diary.lines.last == "false 2")
    let first = try #require((controller.dataSource as? Pages.Coordinator)?.pages[0])
    controller.setViewControllers([first], direction: .reverse, animated: true)
    try await screen.settle()
    #expect(controller.viewControllers == [first])
    #expect(try screen.find(.label("One")).frame.midX == 160)
  }

  @Test func `Given an animator, then code can hold it, lead it and turn it round`() async throws {
    let (around, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    around.addSubview(box)
    box.accessibilityIdentifier = "box"
    let screen = await Screen { UIKitView(view: around).frame(width: 200, height: 100) }
    let start = try screen.frame("box").minX
    let diary = Diary()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 100 }
    animator.addCompletion { diary.lines.append("\($0)") }
    animator.startAnimation()
    try await screen.advance(by: .milliseconds(500))
    #expect(abs(try screen.frame("box").minX - start - 50) < 4)
    animator.pauseAnimation()
    try await screen.advance(by: .milliseconds(300))
    #expect(abs(try screen.frame("box").minX - start - 50) < 4)
    animator.fractionComplete = 0.8
    try await screen.settle()
    #expect(abs(try screen.frame("box").minX - start - 80) < 0.5)
    animator.isReversed = true
    animator.startAnimation()
    try await screen.settle()
    #expect(try screen.frame("box").minX == start)
    #expect(diary.lines == ["start"])
  }

  @Test func `Given a spring, then it goes beyond its end and comes to rest there`() async throws {
    let (around, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    around.addSubview(box)
    let screen = await Screen { UIKitView(view: around).frame(width: 200, height: 100) }
    var furthest: CGFloat = 0
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      box.frame.origin.x = 100
    }
    box.accessibilityIdentifier = "box"
    let start = try screen.frame("box").minX
    for _ in 0..<60 {
      try await screen.advance(by: .milliseconds(16))
      furthest = max(furthest, try screen.frame("box").minX - start)
    }
    try await screen.settle()
    #expect(furthest > 105)
    #expect(try screen.frame("box").minX - start == 100)
  }
}
