import SimulatorTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var mark = ""
}

@MainActor @Suite("Sections of a content", .simulator(.iPhoneSE))
struct SectionConfigurationTests {
  struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        Group(sections: content) { sections in
          Text(verbatim: "\(sections.count) sections")
          ForEach(sections) { section in
            Text(
              verbatim: "\(section.header.count)-\(section.content.count)-\(section.footer.count)"
                + section.containerValues.mark)
            section.header
            section.content
          }
        }
      }
    }
  }

  @Test func `Given sections and views between them, then each run of views is a section, and they follow changes`()
    async throws
  {
    // Given
    let knob = Knob(["a", "b"])
    let screen = await Screen {
      Turned(knob: knob) { names in
        Board {
          Text("loose")
          Section("First") { ForEach(names, id: \.self) { TapCounter(id: $0).containerValue(\.mark, " inner") } }
            .containerValue(\.mark, " marked")
          Section {
            Text("x")
          } footer: {
            Text("end")
          }
          Text("last")
        }
      }
    }
    // Then
    #expect(
      screen.visibleText == [
        "4 sections", "0-1-0", "loose", "1-2-0 marked", "First", "a:0", "b:0", "0-1-1", "x", "0-1-0", "last",
      ])
    // When
    try await screen.tap(.identifier("b"))
    knob.value = ["b", "c", "d"]
    try await screen.settle()
    // Then
    #expect(
      screen.visibleText == [
        "4 sections", "0-1-0", "loose", "1-3-0 marked", "First", "b:1", "c:0", "d:0", "0-1-1", "x", "0-1-0", "last",
      ])
  }

  @Test func `Given nothing, then there is one empty section`() async throws {
    let screen = await Screen { Board { EmptyView() } }
    #expect(screen.visibleText == ["1 sections", "0-0-0"])
  }

  @Test func `A view is made for each of the sections of a content`() async throws {
    struct Columns<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        HStack(alignment: .top) {
          ForEach(sections: content) { section in
            VStack {
              section.header; section.content
            }
          }
        }
      }
    }
    let screen = await Screen {
      Columns {
        Section("One") { Text("a") }
        Section("Two") { Text("b") }
      }
    }
    #expect(Set(screen.visibleText) == ["One", "a", "Two", "b"])
    #expect(try screen.find(.text("a")).frame.midY == screen.find(.text("b")).frame.midY)
    #expect(try screen.find(.text("a")).frame.maxX < screen.find(.text("b")).frame.minX)
  }

  @Test func `Given sections of which one has actions, then its configuration has them, and no other`() async throws {
    struct Shelf<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            HStack {
              section.header
              Group(subviews: section.actions) { actions in
                Text(verbatim: "\(actions.count) actions")
                actions
              }
            }
          }
        }
      }
    }
    // Given
    let diary = Diary()
    let screen = await Screen {
      Shelf {
        Section("First") { Text("a") }
          .sectionActions {
            Button("Add") { diary.lines.append("add") }
            Button("Sort") { diary.lines.append("sort") }
          }
        Section("Second") { Text("b") }
      }
    }
    // Then
    #expect(screen.visibleText == ["First", "2 actions", "Add", "Sort", "Second", "0 actions"])
    // When
    try await screen.tap(.label("Sort"))
    // Then
    #expect(diary.lines == ["sort"])
  }
}
