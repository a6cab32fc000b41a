import SimulatorTesting
import SwiftUI

/// What children learn about the enclosing stack: its length across, and its axis.
@MainActor @Suite("Children of stacks", .simulator(.iPhoneSE))
struct StackFillTests {
  private struct Quote: View {
    var body: some View {
      HStack(spacing: 0) {
        RedBox(id: "bar", width: 4)
        Text("several words that need more than one line").named("text")
      }
      .frame(width: 120)
    }
  }

  @Test("a bar beside a text is as long as the text where nothing is offered: fixedSize and scroll views")
  func bar() async throws {
    for view in [
      AnyView(Quote().fixedSize(horizontal: false, vertical: true)), AnyView(ScrollView { Quote() }),
      AnyView(ScrollView { LazyVStack { Quote() } }), AnyView(List { Quote() }),
    ] {
      let screen = await Screen { view }
      let (bar, text) = (try screen.frame("bar"), try screen.frame("text"))
      #expect(text.height > 40)
      #expect(bar.minY == text.minY && bar.maxY == text.maxY)
    }
  }

  @Test("views that may be endlessly high become as high as the highest beside them")
  func equalHeights() async throws {
    let short = Knob("short")
    let screen = await Screen {
      Turned(knob: short) { words in
        HStack(alignment: .top) {
          Text(words).frame(maxHeight: .infinity).named("a")
          VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Spacer()
            RedBox(id: "foot", width: 20, height: 5)
          }
          RedBox(id: "b", width: 50, height: 120)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    // Then the others are as high as the tallest
    #expect(try screen.size("a").height == 120)
    #expect(try screen.frame("foot").maxY == screen.frame("b").maxY)
    // When one of them becomes taller than the rest
    short.value = String(repeating: "word ", count: 200)
    try await screen.settle()
    // Then they follow
    #expect(try screen.size("a").height > 200)
    #expect(try screen.frame("foot").maxY == screen.frame("a").maxY)
  }

  @Test("a column without a width gives the width of its widest view to the others")
  func column() async throws {
    let screen = await Screen {
      VStack(spacing: 0) {
        RedBox(id: "line", height: 2)
        RedBox(id: "wide", width: 150, height: 20)
      }
      .fixedSize()
    }
    #expect(try screen.size("line").width == 150)
  }

  @Test("a divider and a spacer keep the stack's axis through modifiers that lay out nothing")
  func axis() async throws {
    for modify: @MainActor (AnyView) -> AnyView in [
      { AnyView($0.background(Color.blue)) }, { AnyView($0.background { Color.blue }) },
      { AnyView($0.overlay(Color.blue)) }, { AnyView($0.overlay(alignment: .top) { Text("x") }) },
      { AnyView($0.border(.red)) }, { AnyView($0.opacity(0.5)) }, { AnyView($0.padding(0)) },
      { AnyView($0.background(Color.blue).overlay(Color.red).clipped()) },
      { AnyView($0.safeAreaInset(edge: .top) { EmptyView() }) },
    ] {
      let screen = await Screen {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: 10)
            modify(AnyView(Divider())).named("divider")
            modify(AnyView(Spacer())).named("spacer")
            Color.red.frame(width: 10)
          }
          .frame(width: 200, height: 100)
        }
      }
      #expect(try screen.size("divider") == CGSize(width: 0.5, height: 100))
      #expect(try screen.size("spacer").width == 179.5)
    }
  }

  @Test("what lies in a background or an overlay is in no stack")
  func layers() async throws {
    let screen = await Screen {
      HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 40)
          .overlay { Divider().named("line") }
          .background { Spacer().named("space") }
      }
    }
    #expect(try screen.size("line") == CGSize(width: 60, height: 0.5))
    #expect(try screen.size("space") == CGSize(width: 60, height: 40))
  }
}
