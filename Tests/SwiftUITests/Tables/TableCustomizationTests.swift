import SimulatorTesting
import SwiftUI
import UniformTypeIdentifiers

@MainActor @Suite("Tables that are customized", .simulator(.iPad10))
struct TableCustomizationTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var friends: [Person]?
    static let two = [
      Person(id: 1, name: "Anna", friends: [Person(id: 3, name: "Cleo")]), Person(id: 2, name: "Ben"),
    ]
  }

  struct PeopleTable: View {
    @Binding var customization: TableColumnCustomization<Person>
    var body: some View {
      Table(Person.two, columnCustomization: $customization) {
        TableColumn("Name") { Text(verbatim: $0.name) }.customizationID("name")
          .disabledCustomizationBehavior(.visibility)
        TableColumn("Number") { Text(verbatim: "no \($0.id)") }.customizationID("number")
        TableColumn("Note") { Text(verbatim: "note \($0.id)") }.customizationID("note").defaultVisibility(.hidden)
      }
    }
  }

  @Test func `Given columns that are hidden or shown by their ids, then the table shows the others, in the order kept`()
    async throws
  {
    // Given
    let knob = Knob(TableColumnCustomization<Person>())
    let screen = await Screen {
      Turned(knob: knob) { _ in PeopleTable(customization: Binding(get: { knob.value }, set: { knob.value = $0 })) }
    }
    #expect(screen.visibleText.contains("no 1") && !screen.visibleText.contains("note 1"))
    // When
    knob.value[visibility: "number"] = .hidden
    knob.value[visibility: "note"] = .visible
    knob.value[visibility: "name"] = .hidden
    try await screen.settle()
    // Then
    #expect(!screen.visibleText.contains("no 1") && screen.visibleText.contains("note 1"))
    #expect(screen.visibleText.contains("Anna"))
    // When it is restored from a stored value with an order
    let kept = #"{"shown": ["note"], "hidden": [], "order": ["note", "number", "name"]}"#
    knob.value = try JSONDecoder().decode(TableColumnCustomization.self, from: Data(kept.utf8))
    try await screen.settle()
    // Then
    #expect(try screen.find(.text("note 1")).frame.minX < screen.find(.text("Anna")).frame.minX)
    #expect(
      try JSONDecoder().decode(
        TableColumnCustomization<Person>.self, from: JSONEncoder().encode(knob.value)) == knob.value)
    knob.value.resetOrder()
    try await screen.settle()
    #expect(try screen.find(.text("note 1")).frame.minX > screen.find(.text("Anna")).frame.minX)
  }

  @Test func `Given rows with rows inside, then a tap on the sign shows them, with all columns`() async throws {
    // Given
    let screen = await Screen {
      Table(Person.two, children: \.friends) {
        TableColumn("Name") { Text(verbatim: $0.name) }
        TableColumn("Number") { Text(verbatim: "no \($0.id)") }
      }
    }
    #expect(!screen.visibleText.contains("Cleo"))
    // When
    try await screen.tap(.label("Anna, no 1"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Cleo") && screen.visibleText.contains("no 3"))
  }

  @Test func `Given an outline as rows, when a row with others inside is tapped, then they are there too`()
    async throws
  {
    // Given
    let screen = await Screen {
      Table(of: Person.self) {
        TableColumn("Name") { Text(verbatim: $0.name) }
        TableColumn("Number") { Text(verbatim: "no \($0.id)") }
      } rows: {
        OutlineGroup(Person.two, children: \.friends)
      }
    }
    #expect(screen.visibleText.contains("Ben") && !screen.visibleText.contains("Cleo"))
    // When
    try await screen.tap(.label("Anna, no 1"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Cleo") && screen.visibleText.contains("no 3"))
  }

  @Test func `Given sections and a row that discloses others, then headers and open rows are there`() async throws {
    // Given
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isOpen in
        Table(of: Person.self) {
          TableColumn("Name") { Text(verbatim: $0.name) }
        } rows: {
          Section("People") {
            DisclosureTableRow(Person.two[0], isExpanded: .constant(isOpen)) {
              ForEach(Person.two[0].friends ?? []) { TableRow($0) }
            }
          }
          if isOpen { TableRow(Person.two[1]) } else { EmptyTableRowContent<Person>() }
        }
      }
    }
    #expect(screen.visibleText.contains("People") && screen.visibleText.contains("Anna"))
    #expect(!screen.visibleText.contains("Cleo") && !screen.visibleText.contains("Ben"))
    // When
    knob.value = true
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Cleo") && screen.visibleText.contains("Ben"))
  }

  struct Framed: TableStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Framed")
        InsetTableStyle().makeBody(configuration: configuration)
      }
    }
  }

  @Test func `Given a style of an app's own, then it puts its views around the table`() async throws {
    let screen = await Screen {
      Table(Person.two) { TableColumn("Name") { Text(verbatim: $0.name) } }.tableStyle(Framed())
    }
    #expect(screen.visibleText.contains("Framed") && screen.visibleText.contains("Anna"))
  }

  @Test func `Given rows that can be dragged, when one is dropped beside another, then its offset is told`()
    async throws
  {
    // Given
    let diary = Diary()
    let screen = await Screen {
      Table(of: Person.self) {
        TableColumn("Name") { Text(verbatim: $0.name) }
      } rows: {
        ForEach(Person.two) { person in
          TableRow(person).itemProvider { NSItemProvider(object: person.name as NSString) }
        }
        .onInsert(of: [.plainText]) { offset, providers in diary.lines.append("\(offset) \(providers.count)") }
      }
    }
    let (first, second) = (try screen.find(.text("Anna")).frame, try screen.find(.text("Ben")).frame)
    // When
    try await screen.touch.down(at: CGPoint(x: first.midX, y: first.midY))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(to: CGPoint(x: second.midX, y: second.maxY + 4), duration: .milliseconds(300))
    try await screen.touch.up()
    try await screen.settle()
    // Then
    #expect(diary.lines == ["2 1"])
  }

  @Test func `Given rows that take values, then what is dropped on one is told`() async throws {
    let diary = Diary()
    let screen = await Screen {
      VStack {
        Color.red.frame(width: 100, height: 50).draggable("a text").named("source")
        Table(of: Person.self) {
          TableColumn("Name") { Text(verbatim: $0.name) }
        } rows: {
          TableRow(Person.two[0])
          TableRow(Person.two[1]).dropDestination(for: String.self) { diary.lines += $0 }
        }
      }
    }
    let (source, target) = (try screen.frame("source"), try screen.find(.text("Ben")).frame)
    try await screen.touch.down(at: CGPoint(x: source.midX, y: source.midY))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(to: CGPoint(x: target.midX, y: target.midY), duration: .milliseconds(300))
    try await screen.touch.up()
    try await screen.settle()
    #expect(diary.lines == ["a text"])
  }
}
