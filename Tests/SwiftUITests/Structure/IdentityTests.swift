import SimulatorTesting
import SwiftUI

@MainActor @Suite("Identity", .simulator(.iPhoneSE))
struct IdentityTests {
  private func labels(_ screen: Screen) -> [String] {
    screen.findAll(.role(.button)).map(\.label)
  }

  @Test("a branch that is left loses its state, and so does the other")
  func branches() async throws {
    // Given a counter in each branch of an `if`, the first tapped
    let knob = Knob(true)
    let screen = await Screen {
      Turned(knob: knob) { isFirst in
        if isFirst { TapCounter(id: "a") } else { TapCounter(id: "b") }
      }
    }
    try await screen.tap("a")
    try await screen.settle()
    #expect(labels(screen) == ["a:1"])
    // When the condition changes and changes back
    knob.value = false
    try await screen.settle()
    #expect(labels(screen) == ["b:0"])
    knob.value = true
    try await screen.settle()
    // Then the first starts afresh
    #expect(labels(screen) == ["a:0"])
  }

  @Test("the same view type in both branches is still two views")
  func sameTypeInBothBranches() async throws {
    // Given the same view in both branches, tapped
    let knob = Knob(0)
    let screen = await Screen {
      Turned(knob: knob) { number in
        VStack {
          switch number {
          case 0: TapCounter(id: "x")
          case 1: TapCounter(id: "x")
          default: TapCounter(id: "x")
          }
          TapCounter(id: "below")
        }
      }
    }
    try await screen.tap("x")
    try await screen.tap("below")
    try await screen.settle()
    for number in [1, 2] {
      // When another case is chosen
      knob.value = number
      try await screen.settle()
      // Then it has its own state, and its sibling keeps its state
      #expect(labels(screen) == ["x:0", "below:1"])
    }
  }

  @Test("an optional view comes back without its state and leaves its siblings alone")
  func optional() async throws {
    // Given an optional between two others, all tapped
    let knob = Knob(true)
    let screen = await Screen {
      Turned(knob: knob) { isShown in
        VStack {
          TapCounter(id: "a")
          if isShown { TapCounter(id: "b") }
          TapCounter(id: "c")
        }
      }
    }
    for id in ["a", "b", "c"] { try await screen.tap(.identifier(id)) }
    try await screen.settle()
    // When it is removed and returns
    knob.value = false
    try await screen.settle()
    #expect(labels(screen) == ["a:1", "c:1"])
    knob.value = true
    try await screen.settle()
    // Then only it starts afresh, in its old place
    #expect(labels(screen) == ["a:1", "b:0", "c:1"])
  }

  @Test("another explicit id is another view; the same id is not")
  func explicitID() async throws {
    // Given a tapped view with an id
    let knob = Knob(1)
    let screen = await Screen { Turned(knob: knob) { TapCounter(id: "a").id($0 / 10) } }
    try await screen.tap("a")
    // When the id stays the same
    knob.value = 9
    try await screen.settle()
    // Then the state is kept, and with another id it is not
    #expect(labels(screen) == ["a:1"])
    knob.value = 10
    try await screen.settle()
    #expect(labels(screen) == ["a:0"])
  }

  @Test("AnyView keeps the identity while the type stays and ends it with another type")
  func anyView() async throws {
    // Given a tapped view behind AnyView
    let knob = Knob("a")
    let screen = await Screen {
      Turned(knob: knob) { name in
        name.hasPrefix("p") ? AnyView(TapCounter(id: name).padding()) : AnyView(TapCounter(id: name))
      }
    }
    try await screen.tap("a")
    // When its value changes but not its type
    knob.value = "b"
    try await screen.settle()
    #expect(labels(screen) == ["b:1"])
    // Then the state is kept until the type changes
    knob.value = "p"
    try await screen.settle()
    #expect(labels(screen) == ["p:0"])
  }

  nonisolated static let edits: [(String, [Int])] = [
    ("insert in front", [9, 1, 2, 3, 4]), ("insert inside", [1, 2, 9, 3, 4]), ("append", [1, 2, 3, 4, 9]),
    ("delete first", [2, 3, 4]), ("delete inside", [1, 4]), ("delete last", [1, 2, 3]),
    ("move to the end", [2, 3, 4, 1]), ("reverse", [4, 3, 2, 1]), ("replace one", [1, 9, 3, 4]),
    ("replace all", [7, 8, 9]), ("empty", []), ("delete, move and insert", [4, 8, 2, 9, 7]),
  ]

  /// Checks identity: row n has been tapped n times before the edit, so that its count identifies it; a new row has no
  /// taps.
  private func expectRows<Rows: View>(
    after edit: [Int], @ViewBuilder rows: @escaping ([Int]) -> Rows
  ) async throws {
    let knob = Knob([1, 2, 3, 4])
    let screen = await Screen { Turned(knob: knob, content: rows) }
    for row in 1...4 { for _ in 0..<row { try await screen.tap("\(row)") } }
    try await screen.settle()
    #expect(labels(screen) == ["1:1", "2:2", "3:3", "4:4"])
    knob.value = edit
    try await screen.settle()
    #expect(labels(screen) == edit.map { "\($0):\($0 <= 4 ? $0 : 0)" })
    let tops = screen.findAll(.role(.button)).map(\.frame.minY)
    #expect(tops == tops.sorted(), "rows are placed in the order of the data")
  }

  @Test("rows of an eager stack keep their state by id", arguments: edits)
  func forEachEager(edit: (String, [Int])) async throws {
    try await expectRows(after: edit.1) { rows in
      VStack { ForEach(rows, id: \.self) { TapCounter(id: "\($0)") } }
    }
  }

  @Test("rows of a lazy stack keep their state by id", arguments: edits)
  func forEachLazy(edit: (String, [Int])) async throws {
    try await expectRows(after: edit.1) { rows in
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { TapCounter(id: "\($0)") } } }
    }
  }

  @Test("rows of a number that is not known keep their state by id", arguments: edits)
  func forEachConditional(edit: (String, [Int])) async throws {
    try await expectRows(after: edit.1) { rows in
      VStack { ForEach(rows, id: \.self) { row in if row > 0 { TapCounter(id: "\(row)") } } }
    }
  }

  @Test("conditional rows of a lazy stack keep their state by id", arguments: edits)
  func forEachConditionalLazy(edit: (String, [Int])) async throws {
    try await expectRows(after: edit.1) { rows in
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { row in if row > 0 { TapCounter(id: "\(row)") } } } }
    }
  }

  @Test("rows with the same id stay apart by their occurrence")
  func repeatedIDs() async throws {
    // Given two rows with one id
    let knob = Knob([1, 1, 2])
    let screen = await Screen {
      Turned(knob: knob) { rows in
        VStack { ForEach(Array(rows), id: \.self) { TapCounter(id: "\($0)") } }
      }
    }
    // When a row is appended
    knob.value = [1, 1, 2, 3]
    try await screen.settle()
    // Then all rows are shown
    #expect(labels(screen) == ["1:0", "1:0", "2:0", "3:0"])
  }

  @Test("a modifier on a group or on rows applies to each element")
  func modifiersDistribute() async throws {
    // Given a group and rows with a frame around all of them
    let screen = await Screen {
      VStack(spacing: 0) {
        Group {
          Color.red.accessibilityElement().accessibilityIdentifier("a")
          Color.blue.accessibilityElement().accessibilityIdentifier("b")
        }
        .frame(height: 20)
        ForEach(0..<2) { Color.green.accessibilityElement().accessibilityIdentifier("row\($0)") }.frame(height: 30)
      }
    }
    // Then each element has that height
    #expect(try ["a", "b", "row0", "row1"].map { try screen.find(.identifier($0)).frame.height } == [20, 20, 30, 30])
  }

  private struct Remembering: ViewModifier {
    @State private var taps = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Button("count \(taps)") { taps += 1 }
      }
    }
  }

  @Test("a modifier with a body has state of its own, and its content keeps its own")
  func modifierState() async throws {
    // Given a counting modifier around a counting view
    let knob = Knob("a")
    let screen = await Screen { Turned(knob: knob) { TapCounter(id: $0).modifier(Remembering()) } }
    // When both are tapped and the content changes
    try await screen.tap("a")
    try await screen.tap(.label("count 0").and(.role(.button)))
    knob.value = "b"
    try await screen.settle()
    // Then both keep their counts
    #expect(labels(screen) == ["b:1", "count 1"])
  }

  private struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("and")
    }
  }

  @Test("a modifier whose body has two views works around one view, a group and rows")
  func modifierWithSeveralViews() async throws {
    // Given the same modifier around one, two and no views
    let knob = Knob([1, 2, 3])
    let screen = await Screen {
      Turned(knob: knob) { rows in
        VStack {
          Text("one").modifier(Doubling())
          Group {
            Text("two"); Text("three")
          }.modifier(Doubling())
          ForEach(rows, id: \.self) { Text(verbatim: "\($0)") }.modifier(Doubling())
        }
      }
    }
    func texts() -> [String] { screen.findAll(.role(.staticText)).map(\.label) }
    // Then the modifier's own view follows the content once
    #expect(texts() == ["one", "and", "two", "three", "and", "1", "2", "3", "and"])
    // When rows are removed and added
    knob.value = [4]
    try await screen.settle()
    #expect(texts() == ["one", "and", "two", "three", "and", "4", "and"])
  }

  @Test("more than ten views side by side, nested groups and empty views")
  func manyViews() async throws {
    // Given twelve views, one of them empty, some in groups
    let screen = await Screen {
      VStack(spacing: 0) {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); EmptyView(); Text("6")
        Group {
          Text("7");
          Group {
            Text("8"); EmptyView(); Text("9")
          }
        }
        Text("10"); Text("11"); Text("12")
      }
    }
    // Then all are shown in order
    #expect(screen.findAll(.role(.staticText)).map(\.label) == (1...12).map(String.init))
  }

  private struct Inset: ViewModifier {
    func body(content: Content) -> some View { content.padding(10) }
  }

  @Test("joined modifiers act one after the other")
  func concatenatedModifiers() async throws {
    // Given two paddings of ten as one modifier
    let screen = await Screen {
      Color.red.frame(width: 50, height: 50).modifier(Inset().concat(Inset()))
        .accessibilityElement().accessibilityIdentifier("box")
    }
    // Then both count
    #expect(try screen.find("box").frame.size == CGSize(width: 90, height: 90))
  }

  @Test func `Given a tab with an id, then its item has the title that was set inside`() async throws {
    let screen = await Screen {
      TabView {
        Text("page one").tabItem { Text("One") }.id("a")
        Text("page two").tabItem { Text("Two") }
      }
    }
    try await screen.settle()
    #expect(screen.exists(.label("One").and(.role(.button))))
    // When the other tab and then this one is tapped
    try await screen.tap(.label("Two"))
    try await screen.settle()
    try await screen.tap(.label("One"))
    try await screen.settle()
    // Then its page is shown
    #expect(screen.exists(.label("page one")))
  }

  @Test func `Given a section with an id, then its header is not a row`() async throws {
    let screen = await Screen {
      List {
        Section("Header") { Text("first") }.id("a")
        Section("Other") { Text("second") }
      }
    }
    #expect(screen.findAll(.role(.cell)).count == 2)
  }
}
