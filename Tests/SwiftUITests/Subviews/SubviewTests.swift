import SimulatorTesting
import SwiftUI

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

@MainActor @Suite("Views of a content", .simulator(.iPhoneSE))
struct SubviewTests {
  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: content) { subviews in
          Text(verbatim: "\(subviews.count) cards")
          ForEach(subviews) { subview in
            HStack(spacing: 0) {
              if subview.containerValues.isPinned { Text("pin") }
              subview
            }
            .frame(height: 40)
          }
        }
      }
    }
  }

  @Test("given views of several kinds, then each is one of the content, and they follow what changes")
  func group() async throws {
    // Given
    let knob = Knob(["a", "b"])
    let screen = await Screen {
      Turned(knob: knob) { names in
        Cards {
          Text("first").containerValue(\.isPinned, names.count > 2)
          ForEach(names, id: \.self) { TapCounter(id: $0) }
          if names.count > 2 { Text("last") }
        }
      }
    }
    #expect(screen.visibleText == ["3 cards", "first", "a:0", "b:0"])
    #expect(try screen.frame("b").minY - screen.frame("a").minY == 40)
    // When one is tapped and others are inserted
    try await screen.tap(.identifier("b"))
    knob.value = ["b", "c", "a"]
    try await screen.settle()
    // Then it is the same view as before, and the container values of a view are known
    #expect(screen.visibleText == ["5 cards", "pin", "first", "b:1", "c:0", "a:0", "last"])
    // When most are removed
    knob.value = ["c"]
    try await screen.settle()
    #expect(screen.visibleText == ["2 cards", "first", "c:0"])
  }

  @Test("a view for each of the views of a content sees what it is shown in")
  func forEach() async throws {
    struct Dim: View {
      @Environment(\.isEnabled) private var isEnabled
      let name: String
      var body: some View { Text(verbatim: "\(name) \(isEnabled)") }
    }
    struct Rows<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack { ForEach(subviews: content) { $0.disabled($0.containerValues.hasTag(2)).padding(4) } }
      }
    }
    let screen = await Screen {
      Rows {
        Dim(name: "one").tag(1)
        Dim(name: "two").tag(2)
      }
    }
    try await screen.settle()
    #expect(screen.visibleText == ["one true", "two false"])
  }

  @Test("given a content in a list, then its views are rows")
  func list() async throws {
    let screen = await Screen {
      List {
        Group(
          subviews: Group {
            Text("x"); Text("y"); Text("z")
          }
        ) { subviews in
          subviews[1...]
          subviews.first
        }
      }
    }
    #expect(screen.findAll(.role(.cell)).count == 3)
    #expect(screen.visibleText == ["y", "z", "x"])
  }
}
