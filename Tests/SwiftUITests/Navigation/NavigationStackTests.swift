import Observation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Navigation stacks", .simulator(.iPhoneSE))
struct NavigationStackTests {
  final class Router: ObservableObject {
    @Published var path: [Int] = []
  }

  struct Numbers: View {
    @ObservedObject var router: Router
    var body: some View {
      NavigationStack(path: $router.path) {
        VStack {
          NavigationLink("Go to 1", value: 1)
          NavigationLink("Nowhere", value: Int?.none)
        }
        .navigationTitle("Numbers")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { NumberPage(number: $0) }
      }
    }
  }

  struct NumberPage: View {
    let number: Int
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Button("Taps \(taps)") { taps += 1 }
        NavigationLink("Deeper", value: number + 1)
        Button(isPresented ? "Leave" : "Stay") { dismiss() }
      }
      .navigationTitle("Number \(number)")
    }
  }

  @Test func `Given a path, when links and the way back are used, then path and pages go together and state is kept`()
    async throws
  {
    let router = Router()
    let screen = await Screen { Numbers(router: router) }
    try await screen.settle()
    #expect(try screen.find(.label("Numbers")).role == .header)
    try await screen.find(.label("Go to 1")).tap()
    try await screen.settle()
    #expect(router.path == [1])
    #expect(try screen.find("BackButton").label == "Numbers")
    try await screen.find(.label("Taps 0")).tap()
    try await screen.find(.label("Deeper")).tap()
    try await screen.settle()
    #expect(router.path == [1, 2])
    #expect(try screen.find(.label("Number 2")).frame.midX == 160)
    try await screen.find("BackButton").tap()
    try await screen.settle()
    #expect(router.path == [1])
    #expect(screen.exists(.label("Taps 1")))
    try await screen.find(.label("Leave")).tap()
    try await screen.settle()
    #expect(router.path == [])
    #expect(screen.exists(.label("Go to 1")))
    #expect(try screen.find(.label("Nowhere")).isEnabled == false)
  }

  @Test func `Given a path that is not empty, when the stack appears, then its last page is there without animation`()
    async throws
  {
    let router = Router()
    router.path = [3, 4]
    let screen = await Screen { Numbers(router: router) }
    try await screen.frames(1)
    #expect(try screen.find(.label("Number 4")).frame.midX == 160)
    router.path = [3]
    try await screen.settle()
    #expect(screen.exists(.label("Number 3")))
    try await screen.fling(from: CGPoint(x: 4, y: 400), velocity: CGVector(dx: 900, dy: 0))
    try await screen.settle()
    #expect(router.path == [])
  }

  struct Asking: View {
    @State private var isShown = false
    @State private var item: String?
    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          Button("Item") { item = "Cat" }
          Text(isShown ? "On" : "Off")
          Text(item ?? "None")
          NavigationLink("View") { Text("A view") }
        }
        .navigationDestination(isPresented: $isShown) { Text("Shown").navigationTitle("Page") }
        .navigationDestination(item: $item) { Text("It is \($0)") }
      }
    }
  }

  @Test(arguments: [("Show", "Shown"), ("Item", "It is Cat"), ("View", "A view")])
  func `Given a page on demand, when it is asked for and left, then it comes and what asked for it is reset`(
    button: String, text: String
  ) async throws {
    let screen = await Screen { Asking() }
    try await screen.settle()
    try await screen.find(.label(button)).tap()
    try await screen.settle()
    #expect(screen.visibleText.contains(text))
    #expect(!screen.exists(.label(button)))
    try await screen.find("BackButton").tap()
    try await screen.settle()
    #expect(screen.exists(.label("Off")))
    #expect(screen.exists(.label("None")))
    #expect(!screen.visibleText.contains(text))
  }

  struct Tools: View {
    @State private var count = 0
    @State private var showsExtra = false
    var body: some View {
      NavigationStack {
        Text("Count \(count)")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Extra") { showsExtra.toggle() } }
            ToolbarItem(placement: .principal) { Text("Middle").accessibilityIdentifier("middle") }
            if showsExtra { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
            ToolbarItemGroup(placement: .topBarTrailing) { Button("Add") { count += 1 } }
          }
      }
    }
  }

  @Test func `Given a toolbar, when its buttons are pressed, then they act and items come and go`() async throws {
    let screen = await Screen { Tools() }
    try await screen.settle()
    #expect(try screen.find("middle").frame.midX == 160)
    #expect(try screen.find(.label("Extra")).frame.minX == 16)
    #expect(try screen.find(.label("Add")).frame.maxX == 304)
    try await screen.find(.label("Add")).tap()
    #expect(screen.exists(.label("Count 1")))
    #expect(!screen.exists(.label("Done")))
    try await screen.find(.label("Extra")).tap()
    try await screen.settle()
    #expect(screen.exists(.label("Done")))
    try await screen.find(.label("Add")).tap()
    #expect(screen.exists(.label("Count 2")))
  }

  struct Feed: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<200) { Text("Row \($0)").frame(height: 50) } }
        }
        .accessibilityIdentifier("feed")
        .navigationTitle("Feed")
      }
    }
  }

  @Test func `Given a large title, when one scrolls, then it goes, the small one comes, and no body is evaluated`()
    async throws
  {
    let screen = await Screen { Feed() }
    try await screen.settle()
    #expect(try screen.find(.label("Row 0")).frame.midY == 20 + 44 + 52 + 25)
    let large = try screen.find(.label("Feed")).frame
    #expect(large.minX == 16)
    #expect(large.height > 40)
    try await screen.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300))
    try await screen.settle()
    let small = try screen.find(.label("Feed")).frame
    #expect(small.midX == 160)
    #expect(small.midY == 42)
    let before = screen.counters.bodies
    try await screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 340))
    #expect(screen.counters.bodies == before)
  }

  struct HiddenBar: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Text("Full").toolbar(.hidden, for: .navigationBar)
        }
        .navigationTitle("Root")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test func `Given a page without a bar, when it comes, then it has the bar's room`() async throws {
    let screen = await Screen { HiddenBar() }
    try await screen.settle()
    try await screen.find(.label("Next")).tap()
    try await screen.settle()
    #expect(try screen.find(.label("Full")).frame.midY == 20 + (568 - 20) / 2)
    #expect(!screen.exists("BackButton"))
  }

  struct UIKitPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Close") { dismiss() }
        .navigationTitle("From SwiftUI")
        .toolbar { Button("Tool") {} }
    }
  }

  @Test func `Given a hosting controller pushed by UIKit, when its views speak of the bar, then the bar shows it`()
    async throws
  {
    let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Text("Root")))
    let screen = await Screen(rootViewController: navigation)
    navigation.pushViewController(UIHostingController(rootView: UIKitPage()), animated: true)
    try await screen.settle()
    #expect(try screen.find(.label("From SwiftUI")).frame.midX == 160)
    #expect(screen.exists(.label("Tool")))
    try await screen.find(.label("Close")).tap()
    try await screen.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(!screen.exists(.label("Tool")))
  }
}
