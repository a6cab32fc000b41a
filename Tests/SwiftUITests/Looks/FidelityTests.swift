import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

/// Generates docs/fidelity.md. The looks tests check the individual numbers; this one keeps the page up to date.
@MainActor @Suite("docs/fidelity.md", .simulator(.iPhone15Pro))
struct FidelityTests {
  @Test("given what Apple's renderings measure, then the page tells what is drawn here beside it")
  func page() async throws {
    var table = FidelityTable()
    try await texts(&table)
    try await lists(&table)
    try await rows(&table)
    try await controls(&table)
    try await values(&table)
    try await bars(&table)
    try await alerts(&table)
    try await dark(&table)
    try await newer(&table)
    #expect(table.cases >= 50)
    try table.expect()
  }

  func row(_ screen: Screen, _ index: Int = 0) throws -> CGRect {
    let rows = screen.elements.filter { $0.role == .cell }.map(\.frame)
    return try #require(rows.indices.contains(index) ? rows[index] : nil)
  }

  func distance(_ screen: Screen, _ first: String, _ second: String) throws -> CGFloat {
    try screen.find(.text(second)).frame.midY - screen.find(.text(first)).frame.midY
  }

  private func texts(_ table: inout FidelityTable) async throws {
    table.begin("Texts")
    let layers = "paulz/ViewSnapshots, iOS 15.5"
    let screen = await Screen {
      VStack {
        ForEach(TextLooksTests.widths, id: \.text) { Text(verbatim: $0.text) }
        Text(verbatim: "None of those action are working yet ;)").font(.footnote)
        Text(verbatim: "Two\nLines").font(.footnote)
        Text(verbatim: "Settings").font(.largeTitle.bold())
      }
    }
    for (text, width) in TextLooksTests.widths {
      table.add("width of \u{201C}\(text)\u{201D}", width, try screen.find(.text(text)).frame.width, from: layers)
    }
    table.add("height of a line of body text", 20.33, try screen.find(.text("Region")).frame.height, from: layers)
    let note = try screen.find(.text("None of those action are working yet ;)")).frame
    table.add("height of a footnote", 15.67, note.height, from: layers)
    table.add("width of a footnote of 39 letters", 235, note.width, from: layers)
    table.add(
      "height of a footnote of two lines", 33.67, try screen.find(.text("Two\nLines")).frame.height, from: layers)
    let title = try screen.find(.text("Settings")).frame
    table.add(
      "size of a large title \u{201C}Settings\u{201D}", [133, 40.67], [title.width, title.height], from: layers)
  }

  private func lists(_ table: inout FidelityTable) async throws {
    table.begin("Lists of cards")
    let home = "home-assistant/iOS, iOS 18.2"
    let screen = await Screen {
      List {
        Section("Header") {
          Text("One")
          Text("Two")
        }
        Section { Text("Three") }
        Section("Header") { Text("Four") }
        Section {
          VStack(alignment: .leading) {
            Text("HEH")
            Text("HIH")
          }
        } footer: {
          Text("HEIGHT\nHEIGHT")
        }
      }
    }
    let ink = Ink(screen)
    let one = try screen.find(.text("One")).frame
    table.add(
      "a card's distance from the edge", 20,
      ink.box(in: CGRect(x: 2, y: one.midY, width: 30, height: 1), difference: 6).minX, from: home)
    table.add("where a row's text begins", 40, one.minX, from: home)
    table.add("from row to row", 44, try distance(screen, "One", "Two"), from: home)
    table.add("between two sections", 35.33, try distance(screen, "Two", "Three") - 44, from: home)
    table.add("between two sections, with a header", 55, try distance(screen, "Three", "Four") - 44, from: home)
    let line = ink.box(in: CGRect(x: 22, y: one.midY + 18, width: 360, height: 8), difference: 30)
    table.add("where the line between rows begins and ends", [40, 373], [line.minX, line.maxX], from: home)
    table.add("its height", 0.33, line.height, from: home)
    table.add("its colour", [198, 198, 200], ink.rgb(200, line.minY + 0.1), from: home)
    table.add("colour of the ground", [242, 242, 247], ink.rgb(10, one.midY), from: home)
    let header = try #require(screen.findAll(.role(.header)).first).frame
    let letters = ink.box(in: header.insetBy(dx: -4, dy: -2))
    table.add("height of a header's capitals", 9, letters.height, from: home)
    table.add("from their baseline to the row", 8.67, one.midY - 22 - letters.maxY, from: home)
    table.add("their colour", [133, 133, 139], ink.strongest(in: header.insetBy(dx: -4, dy: -2)), from: home)
    let (first, second) = (
      ink.box(in: try screen.find(.text("HEH")).frame), ink.box(in: try screen.find(.text("HIH")).frame)
    )
    table.add("between the baselines of two body lines", 21.33, second.maxY - first.maxY, from: home)
    let footer = try screen.find(.text("HEIGHT\nHEIGHT")).frame
    let upper = ink.box(in: CGRect(x: 38, y: footer.minY, width: 60, height: 16))
    let both = ink.box(in: CGRect(x: 38, y: footer.minY, width: 60, height: footer.height + 1))
    table.add("from a footer's line to the next", 14, both.maxY - upper.maxY, from: home)
    table.add("from a row to its footer's capitals", 8.33, upper.minY - second.maxY - (62.33 - 47.67), from: home)
    let titled = await Screen {
      NavigationStack { List { Text("Row") }.navigationTitle("Title") }
    }
    try await titled.settle()
    let pictures = await Screen {
      List {
        ForEach(0..<3, id: \.self) { Color.red.frame(width: 100, height: 100).accessibilityIdentifier("\($0)") }
      }
    }
    table.add(
      "from row to row with pictures of 100", 122,
      try pictures.find("2").frame.midY - pictures.find("1").frame.midY, from: "ismailovel/jp-apex-predators, iOS 18")
    table.add(
      "from a large title's bar to the first row", 0, try titled.find(.text("Row")).frame.midY - 22 - 149.67,
      from: home)
  }

  private func rows(_ table: inout FidelityTable) async throws {
    table.begin("What is in rows")
    let (home, layers) = ("home-assistant/iOS, iOS 18.2", "paulz/ViewSnapshots, iOS 15.5")
    let screen = await Screen {
      NavigationStack {
        List {
          NavigationLink {
            Text("Page")
          } label: {
            LabeledContent("Link", value: "HIH")
          }
          Picker("Kind", selection: .constant(1)) { Text("HIH").tag(1) }
          Picker("Kind", selection: .constant(1)) { Text("HIH").tag(1) }.pickerStyle(.inline).labelsHidden()
          Stepper("Size", value: .constant(2))
          Toggle(isOn: .constant(true)) {
            HStack(spacing: 8) {
              Color.orange.frame(width: 30, height: 30)
              Text("Sound")
            }
          }
          Text("Last")
        }
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    let ink = Ink(screen)
    func area(_ index: Int, _ x: CGFloat, _ width: CGFloat) throws -> CGRect {
      CGRect(x: x, y: try row(screen, index).maxY - 40, width: width, height: 36)
    }
    let (arrow, value) = (ink.box(in: try area(0, 341, 30)), ink.box(in: try area(0, 280, 60)))
    table.add("size of a link's arrow", [6.67, 11.33], [arrow.width, arrow.height], from: home)
    table.add("from the value's end to the arrow's", 17.3, arrow.maxX - value.maxX, from: home)
    table.add("the arrow's colour", [197, 197, 199], ink.strongest(in: arrow.insetBy(dx: -2, dy: -2)), from: layers)
    table.add("the value's colour", [138, 138, 142], ink.strongest(in: value.insetBy(dx: -2, dy: -2)), from: home)
    let mark = ink.box(in: try area(1, 340, 25))
    table.add(
      "size of the mark of a picker's menu", [8, 12], [mark.width, mark.height],
      from: "DrunkOnJava/ModularHomeInventory, iOS 18")
    let check = ink.box(in: try area(2, 310, 60))
    table.add("size of a checkmark", [13.67, 13.33], [check.width, check.height], from: home)
    table.add("its colour", [0, 122, 255], ink.strongest(in: check.insetBy(dx: -2, dy: -2)), from: home)
    table.add(
      "a row of a stepper", 44, try row(screen, 3).height, from: "DrunkOnJava/ModularHomeInventory, iOS 18")
    let line = ink.box(
      in: CGRect(x: 22, y: try row(screen, 4).maxY - 4, width: 360, height: 8), difference: 30)
    table.add(
      "where the line below a picture of 30 points begins", 78, line.minX,
      from: "DrunkOnJava/ModularHomeInventory, iOS 18")
  }
}
