import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Containers that see their views one by one", .simulator(.iPhoneSE))
struct VariadicViewTests {
  private struct IsPinned: _ViewTraitKey { static var defaultValue: Bool { false } }

  private struct Lines: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          HStack(spacing: 0) {
            if child[IsPinned.self] { Text("pin") }
            if let number = child.id(as: Int.self) { Text(verbatim: "#\(number)") }
            child
          }
          if child.id != last { Text("line") }
        }
      }
    }
  }

  private struct Numbered: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(Array(zip(0..., children)), id: \.1.id) { offset, child in
        Text(verbatim: "\(offset)")
        child
      }
    }
  }

  @Test func `Given a root that makes one view, then it sees ids and traits, and puts something between`() async throws
  {
    // Given
    let knob = Knob([7, 8])
    let screen = await Screen {
      Turned(knob: knob) { numbers in
        _VariadicView.Tree(Lines()) {
          Text("first")._trait(IsPinned.self, true)
          ForEach(numbers, id: \.self) { Text(verbatim: "n\($0)") }
        }
      }
    }
    // Then
    #expect(screen.visibleText == ["pin", "first", "line", "#7", "n7", "line", "#8", "n8"])
    // When one is removed
    knob.value = [8]
    try await screen.settle()
    #expect(screen.visibleText == ["pin", "first", "line", "#8", "n8"])
  }

  @Test func `Given a root that makes several views, then the container around places them`() async throws {
    // Given
    let screen = await Screen {
      HStack(spacing: 0) {
        _VariadicView.Tree(Numbered()) {
          Text("a")
          Text("b")
        }
      }
    }
    // Then
    #expect(screen.visibleText == ["0", "a", "1", "b"])
    #expect(try screen.find(.label("b")).frame.minX > screen.find(.label("a")).frame.maxX)
  }
}
