import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Views of UIKit that an app finds around its own", .simulator(.iPhoneSE))
struct StandInTests {
  private final class Reporter: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ends: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ends.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { ends.append("end") }
  }

  private func around(_ view: UIView) -> [UIView] { Array(sequence(first: view) { $0.superview }.dropFirst()) }

  @Test func `Given a view in a scroll view, when the app looks around it, then it finds a scroll view that obeys`()
    async throws
  {
    // Given
    let probe = UIView()
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          UIKitView(view: probe).frame(height: 10)
          ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 50) }
        }
      }
    }
    let found = try #require(around(probe).compactMap { $0 as? UIScrollView }.first)
    let reporter = Reporter()
    found.delegate = reporter
    #expect(probe.isDescendant(of: found))
    #expect(found.contentSize.height == 2010)
    #expect(found.isScrollEnabled && found.bounces && !found.isPagingEnabled)
    // When code moves it
    found.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    try await screen.settle()
    // Then the content is there
    #expect(found.contentOffset.y == 100)
    // When a finger moves it
    try await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    try await screen.settle()
    // Then the delegate is notified
    #expect(reporter.ends == ["begin", "end"])
    let reached = found.contentOffset.y
    #expect(reached > 250 && reporter.offsets.last == reached)
    // When scrolling is disabled
    found.isScrollEnabled = false
    try await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    try await screen.settle()
    // Then nothing moves
    #expect(found.contentOffset.y == reached)
  }

  @Test func `Given a list, when the app looks around a view in a row, then it finds a collection`() async throws {
    // Given
    let probe = UIView()
    let screen = await Screen { List { UIKitView(view: probe).frame(height: 20) } }
    try await screen.settle()
    // Then
    #expect(around(probe).contains { $0 is UICollectionView })
  }

  @Test func `Given a field, when the app gives the focus to the one that it finds, then it can be typed into`()
    async throws
  {
    // Given
    let probe = UIView()
    let text = Knob("")
    let screen = await Screen {
      VStack {
        Turned(knob: text) { _ in
          TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }))
        }
        UIKitView(view: probe).frame(height: 10)
      }
    }
    let host = try #require(around(probe).dropFirst().first)
    let field = try #require(host.subviews.compactMap { $0 as? UITextField }.first)
    #expect(!field.isFirstResponder)
    // When
    field.becomeFirstResponder()
    try await screen.settle()
    try await screen.type("ab")
    // Then
    #expect(field.isFirstResponder)
    #expect(text.value.lowercased() == "ab")
    #expect(field.text == text.value)
    // When
    field.resignFirstResponder()
    try await screen.settle()
    #expect(!field.isFirstResponder)
  }
}
