import SimulatorTesting
@testable import SwiftUI

@MainActor @Suite("Depth, numbers and memory", .simulator(.iPhoneSE))
struct RobustnessTests {
  @Test("a thousand nested views are laid out, drawn and changed")
  func deepTree() async throws {
    // Given 250 nested levels of a stack in a padding in an AnyView in a stack
    let knob = Knob("leaf")
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Turned(knob: knob) { Text(verbatim: $0).accessibilityIdentifier("leaf") })
        : AnyView(VStack { nested(depth - 1) }.padding(0))
    }
    let screen = await Screen { nested(250) }
    #expect(screen.counters.measurements < 5_000)
    // When the innermost changes
    let mark = screen.mark()
    knob.value = "another leaf"
    try await screen.frames(1)
    // Then it is shown, with each node laid out once at most
    #expect(try screen.find("leaf").label == "another leaf")
    #expect(mark.layouts <= 510)
  }

  private struct Endless: View {
    let depth: Int
    var body: some View { VStack { if depth > 0 { Endless(depth: depth - 1) } else { Text(verbatim: "bottom") } } }
  }

  private func nested(_ kind: Int) -> AnyView {
    if kind == 4 { return AnyView(Endless(depth: 10_000)) }
    var view = AnyView(Text(verbatim: "bottom"))
    for _ in 0..<10_000 {
      let inner = view
      switch kind {
      case 0: view = AnyView(VStack { inner })
      case 1: view = AnyView(ScrollView { inner })
      case 2: view = AnyView(inner.padding(0).opacity(0.99).background(.clear))
      default:
        view = AnyView(
          HStack {
            inner
            Spacer()
          })
      }
    }
    return view
  }

  @Test(
    "ten thousand views inside each other are told of once; what is too deep is left out and the rest is alive",
    arguments: 0..<5)
  func tooDeep(kind: Int) async throws {
    // Given nested stacks, scroll views, modifiers, or a view that contains itself
    var reports: [String] = []
    Report.onWarning = { reports.append($0) }
    defer { Report.onWarning = nil }
    let content = nested(kind)
    let knob = Knob(0)
    let screen = await Screen {
      VStack {
        Turned(knob: knob) { Text(verbatim: "top \($0)").accessibilityIdentifier("top") }
        content
      }
    }
    // Then it is reported, and the screen can be drawn, read, touched and changed
    #expect(Set(reports).count == 1 && reports.first?.contains("nested more than") == true, "\(reports)")
    #expect(screen.findAll("bottom").isEmpty)
    #expect(screen.counters.layouts < 3_000)
    try await screen.tap(at: CGPoint(x: 160, y: 300))
    knob.value = 1
    try await screen.settle()
    #expect(try screen.find("top").label == "top 1")
  }

  @Test("ten thousand rows of an eager stack cost their number, first and when they change")
  func manyRows() async throws {
    // Given ten thousand rows that may be one view or none
    let knob = Knob(Array(0..<10_000))
    let screen = await Screen {
      ScrollView {
        Turned(knob: knob) { rows in
          VStack(spacing: 0) { ForEach(rows, id: \.self) { if $0 >= 0 { Color.red.frame(height: 10) } } }
        }
      }
    }
    #expect(screen.counters.measurements < 60_000)
    #expect(screen.counters.liveNodes < 25_000)
    // When all are replaced, and when half are removed
    knob.value = Array(10_000..<20_000)
    try await screen.settle()
    knob.value = (10_000..<20_000).filter { $0 % 2 == 0 }
    try await screen.settle()
    // Then the remaining ones are not measured again
    #expect(screen.counters.measurements < 150_000)
    #expect(screen.counters.liveNodes < 12_500)
  }

  final class Owned: ObservableObject {}
  struct StateOwner: View {
    @StateObject private var owned: Owned
    init(_ weak: WeakBox<Owned>) {
      _owned = StateObject(
        wrappedValue: {
          let made = Owned()
          weak.object = made
          return made
        }())
    }
    var body: some View {
      let _ = owned
      Button("x") {}.onAppear {}.task { try? await Task.sleep(for: .seconds(10_000)) }.opacity(0.5).background(.red)
    }
  }
  @MainActor final class WeakBox<Object: AnyObject> {
    weak var object: Object?
    nonisolated init() {}
  }

  @Test("a view that is gone is freed, with what it owned")
  func viewsAreFreed() async throws {
    // Given views that own objects: in a branch, a row of each stack and a layer
    let boxes = (0..<4).map { _ in WeakBox<Owned>() }
    let knob = Knob(true)
    let screen = await Screen {
      Turned(knob: knob) { isShown in
        VStack {
          if isShown { StateOwner(boxes[0]) }
          ForEach(isShown ? [1] : [], id: \.self) { StateOwner(boxes[$0]) }
          ScrollView { LazyVStack { ForEach(isShown ? [2] : [], id: \.self) { StateOwner(boxes[$0]) } } }
          Text("base").background { if isShown { StateOwner(boxes[3]) } }
        }
      }
    }
    try await screen.frames(2)
    #expect(boxes.allSatisfy { $0.object != nil })
    // When they are removed
    knob.value = false
    try await screen.frames(3)
    // Then nothing retains them
    #expect(boxes.map { $0.object == nil } == [true, true, true, true])
  }

  @Test("a screen that is given up is freed, whatever was going on", .simulator(.iPhoneSE, leaks: .allowed))
  func runtimesAreFreed() async throws {
    // Given a screen with a running animation, scroll and touch
    let box = WeakBox<Owned>()
    let knob = Knob(false)
    weak var simulator: Simulator?
    try await {
      let screen = await Screen {
        VStack {
          StateOwner(box)
          Turned(knob: knob) { Color.red.offset(x: $0 ? 100 : 0) }
          ScrollView { LazyVStack { ForEach(0..<100) { Text(verbatim: "\($0)").frame(height: 44) } } }
        }
      }
      simulator = screen.simulator
      withAnimation(.linear(duration: 100)) { knob.value = true }
      try await screen.wheel(50)
      try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    }()
    // When it is released
    await VirtualTime.drain()
    // Then all of it is deallocated
    #expect(simulator == nil)
    #expect(box.object == nil)
  }

  @Test("state that is written after its view has gone changes nothing")
  func lateWrites() async throws {
    // Given a binding that outlives its view
    struct Giver: View {
      let give: (Binding<Int>) -> Void
      @State private var value = 0
      var body: some View { Text(verbatim: "\(value)").onAppear { give($value) } }
    }
    var binding: Binding<Int>?
    let knob = Knob(true)
    let screen = await Screen { Turned(knob: knob) { if $0 { Giver { binding = $0 } } } }
    knob.value = false
    try await screen.settle()
    // When it is written
    binding?.wrappedValue = 5
    // Then no frame is requested
    #expect(!screen.simulator.needsFrame)
  }
}
