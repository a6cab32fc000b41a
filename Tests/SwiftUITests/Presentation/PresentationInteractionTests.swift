import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What sheets leave usable, and pages that grow")
struct PresentationInteractionTests {
  struct Behind: View {
    let interaction: PresentationBackgroundInteraction
    @State private var taps = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Tap \(taps)") { taps += 1 }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Text("Sheet")
          .presentationDetents([.height(200), .large])
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given a sheet that leaves what is behind usable, then it is touched and read, and not shaded`() async throws {
    let screen = await Screen { Behind(interaction: .enabled(upThrough: .height(200))) }
    try await screen.settle()
    try await screen.tap(.label("Tap 0"))
    try await screen.settle()
    #expect(screen.exists(.label("Tap 1")))
    #expect(screen.exists(.label("Sheet")))
  }

  @Test(.simulator(.iPhoneSE))
  func `Given a sheet as it is, then what is behind is out of reach`() async throws {
    let screen = await Screen { Behind(interaction: .disabled) }
    try await screen.settle()
    #expect(!screen.exists(.label("Tap 0")))
  }

  struct Sized: View {
    @State private var isShown = true
    var body: some View {
      Color.white.sheet(isPresented: $isShown) {
        Color.red.frame(width: 300, height: 250).accessibilityElement().accessibilityLabel("Red")
          .presentationSizing(.fitted)
      }
    }
  }

  @Test(.simulator(.iPad10))
  func `Given a sheet on a tablet that fits its content, then it is as large as that`() async throws {
    let screen = await Screen { Sized() }
    try await screen.settle()
    let frame = try screen.find(.label("Red")).frame
    #expect(frame.size == CGSize(width: 300, height: 250))
    #expect(abs(frame.midX - 410) < 1 && abs(frame.midY - 590) < 1)
    // The sheet does not reach beyond its content.
    let beside = CGPoint(x: frame.maxX + 4, y: frame.midY)
    #expect(screen.rgb(at: beside) == screen.rgb(at: CGPoint(x: 20, y: 600)))
  }

  struct Photos: View {
    @Namespace private var space
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink {
            Text("Large").navigationTransition(.zoom(sourceID: "photo", in: space))
          } label: {
            Color.blue.frame(width: 80, height: 80).matchedTransitionSource(id: "photo", in: space)
          }
          .accessibilityLabel("Photo")
          Spacer()
        }
      }
    }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given a page that grows out of a view, then it does on its way, and shrinks on its way back`() async throws {
    let screen = await Screen { Photos() }
    try await screen.settle()
    try await screen.tap(.label("Photo"))
    try await screen.frames(6)
    let early = try screen.find(.label("Large")).frame
    try await screen.settle()
    let late = try screen.find(.label("Large")).frame
    #expect(early.width < late.width - 1)
    #expect(abs(early.midX - 160) < 2)
    #expect(late.midX == 160)
    try await screen.tap("BackButton")
    try await screen.frames(6)
    // The page below is already in place, while a page that slides would still be moving.
    #expect(try screen.find(.label("Photo")).frame.midX == 160)
    try await screen.settle()
    #expect(!screen.exists(.label("Large")))
  }

  struct Grounded: View {
    var body: some View {
      NavigationStack { Text("Small").containerBackground(.red, for: .navigation) }
    }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given a background for the page, then all of it is filled`() async throws {
    let screen = await Screen { Grounded() }
    try await screen.settle()
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: 300, y: 560), CGPoint(x: 1, y: 560)] {
      let color = screen.rgb(at: point)
      #expect(color[0] > 200 && color[2] < 120, "\(point)")
    }
  }
}
