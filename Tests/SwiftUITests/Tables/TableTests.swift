import SimulatorTesting
import SwiftUI

@MainActor @Suite("Tables")
struct TableTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
    static let three = [
      Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Anna", age: 50), Person(id: 3, name: "Ben", age: 40),
    ]
  }

  struct Sortable: View {
    @State private var people = Person.three
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selected: Person.ID?

    var body: some View {
      VStack(spacing: 0) {
        Table(people, selection: $selected, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age) years") }
            .width(120)
            .alignment(.numeric)
          TableColumn("Note") { person in Text(verbatim: "note \(person.id)") }
        }
        .onChange(of: order, initial: true) { people.sort(using: order) }
        Text(verbatim: "selected \(selected ?? 0)")
      }
    }
  }

  struct Sectioned: View {
    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section { ForEach(Person.three) { TableRow($0) } }
      }
    }
  }

  @Test("given rows in a section without a header, then they are rows", .simulator(.iPad10))
  func section() async throws {
    let screen = await Screen { Sectioned() }
    try await screen.settle()
    #expect(names(screen) == ["Cleo", "Anna", "Ben"])
  }

  private func names(_ screen: Screen) -> [String] {
    screen.visibleText.filter { ["Anna", "Ben", "Cleo"].contains($0) }
  }

  @Test(
    "given a wide screen, then there are columns under headers, and a header that is tapped sorts, then the other way",
    .simulator(.iPad10))
  func sorting() async throws {
    // Given
    let screen = await Screen { Sortable() }
    try await screen.settle()
    #expect(names(screen) == ["Anna", "Ben", "Cleo"])
    #expect(try screen.find(.label("Name").and(.role(.button))).value == "ascending")
    // When
    try await screen.tap(.label("Age").and(.role(.button)))
    try await screen.settle()
    // Then
    #expect(names(screen) == ["Cleo", "Ben", "Anna"])
    #expect(try screen.find(.label("Age").and(.role(.button))).value == "ascending")
    #expect(try screen.find(.label("Name").and(.role(.button))).value == "")
    // When it is tapped once more
    try await screen.tap(.label("Age").and(.role(.button)))
    try await screen.settle()
    // Then
    #expect(names(screen) == ["Anna", "Ben", "Cleo"])
    #expect(try screen.find(.label("Age").and(.role(.button))).value == "descending")
    #expect(!screen.exists(.label("Note").and(.role(.button))) && screen.exists(.text("Note")))
  }

  @Test(
    "given widths and alignments, then the cells of a column stand below each other, and numbers at the end",
    .simulator(.iPad10))
  func columns() async throws {
    let screen = await Screen { Sortable() }
    try await screen.settle()
    let anna = try screen.find(.text("Anna")).frame
    let ben = try screen.find(.text("Ben")).frame
    let header = try screen.find(.label("Name").and(.role(.button))).frame
    #expect(anna.minX == ben.minX && anna.minX == header.minX)
    let ages = try ["50 years", "40 years"].map { try screen.find(.text($0)).frame }
    #expect(abs(ages[0].maxX - ages[1].maxX) < 0.01)
    // Two columns share the width left by the column of 120 points and the spacing
    let width = Device.iPad10.size.width - 40
    let share = (width - 120 - 32) / 2
    #expect(abs(ages[0].maxX - (20 + share + 16 + 120)) < 0.01)
    #expect(abs(try screen.find(.text("note 2")).frame.minX - (20 + share + 16 + 120 + 16)) < 0.01)
  }

  @Test("given a phone, then the first column stands alone without headers, and a tap selects", .simulator(.iPhoneSE))
  func compact() async throws {
    let screen = await Screen { Sortable() }
    try await screen.settle()
    #expect(screen.visibleText == ["Anna", "Ben", "Cleo", "selected 0"])
    // When
    try await screen.tap(.text("Ben"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("selected 3"))
    #expect(screen.findAll(.role(.cell)).map(\.isSelected) == [false, true, false])
  }

  @Test(
    "given rows of their own, then they are in their order, some made from data, some there or not", .simulator(.iPad10)
  )
  func rows() async throws {
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isLong in
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Person(id: 10, name: "Zoe", age: 1))
          ForEach(Person.three)
          if isLong { TableRow(Person(id: 11, name: "Last", age: 1)) }
        }
      }
    }
    // The header lies over the rows, so it is listed after them.
    #expect(screen.visibleText == ["Zoe", "Cleo", "Anna", "Ben", "Name"])
    knob.value = true
    try await screen.settle()
    #expect(screen.visibleText == ["Zoe", "Cleo", "Anna", "Ben", "Last", "Name"])
  }

  @Test(
    "given columns from data, some hidden, then the rest is shown; and headers can be left out", .simulator(.iPad10))
  func someColumns() async throws {
    let screen = await Screen {
      Table(Person.three) {
        TableColumn("Name", value: \.name)
        TableColumnForEach(["x", "y"], id: \.self) { letter in
          TableColumn(letter) { (person: Person) in Text(verbatim: "\(letter)\(person.id)") }
        }
        TableColumn("Age") { Text(verbatim: "\($0.age)") }.defaultVisibility(.hidden)
      }
      .tableColumnHeaders(.hidden)
    }
    #expect(screen.visibleText == ["Cleo", "x1", "y1", "Anna", "x2", "y2", "Ben", "x3", "y3"])
  }

  @Test("given thousands of rows, then only those that can be seen are built", .simulator(.iPad10))
  func lazy() async throws {
    let built = Diary()
    let people = (0..<5000).map { Person(id: $0, name: "P\($0)", age: $0) }
    let screen = await Screen {
      Table(people) {
        TableColumn("Name") { person in
          let _ = built.lines.append(person.name)
          Text(verbatim: person.name)
        }
      }
    }
    #expect(built.lines.count < 100)
    #expect(screen.exists(.text("P3")) && !screen.exists(.text("P4000")))
  }

  @Test(
    "given a page that reads from right to left, then the first column is at the right",
    .simulator(.iPad10, DeviceSettings(isRightToLeft: true)))
  func mirrored() async throws {
    let screen = await Screen { Sortable() }
    try await screen.settle()
    #expect(abs(try screen.find(.text("Anna")).frame.maxX - (Device.iPad10.size.width - 20)) < 0.01)
    #expect(try screen.find(.text("note 2")).frame.maxX < Device.iPad10.size.width / 2)
  }
}
