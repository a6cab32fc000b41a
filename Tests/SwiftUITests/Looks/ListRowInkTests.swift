import SimulatorTesting
import SwiftUI
import Testing

/// Content of rows in inset lists, as measured in pictures of iOS 15 to 18 from public repositories; docs/facts.md
/// lists them.
@MainActor @Suite("Looks of rows of inset lists", .simulator(.iPhone15Pro))
struct ListRowInkTests {
  /// Returns the rows of a list, without the gaps above sections.
  private func rows(_ screen: Screen) -> [CGRect] {
    screen.elements.filter { $0.role == .cell }.map(\.frame)
  }

  @Test(
    "A line is one pixel at the bottom of a row, from its text to the edge of its card, and below the last row there is none"
  )
  func separators() async throws {
    // Given a row with an image before its text, and one without
    let screen = await Screen {
      List {
        Toggle(isOn: .constant(true)) {
          HStack(spacing: 8) {
            Color.orange.frame(width: 30, height: 30)
            Text("Sound")
          }
        }
        Text("Two")
        Text("Three")
      }
    }
    let (rows, ink) = (rows(screen), Ink(screen))
    #expect(isNear(rows[1].height, 44) && isNear(rows[2].height, 44))
    // Then the first separator begins at 78 and the second at 40
    for (row, start) in [(rows[0], 78.0), (rows[1], 40)] {
      let line = ink.box(in: CGRect(x: 22, y: row.maxY - 4, width: 360, height: 8), difference: 30)
      #expect(isNear(line.minX, start) && isNear(line.maxX, 373) && isNear(line.height, 0.33))
      #expect(isNear(line.maxY, row.maxY))
      #expect(isNear(ink.rgb(200, line.minY + 0.1), [198, 198, 200]))
    }
    let last = rows[2]
    #expect(ink.rgb(200, last.maxY - 0.2) == [255, 255, 255] && ink.rgb(200, last.maxY + 0.5) == [242, 242, 247])
  }

  @Test("In a grouped list the lines above and below a section are as wide as the list, that between rows is not")
  func grouped() async throws {
    // Given a section of two rows
    let screen = await Screen {
      List {
        Section {
          Text("One")
          Text("Two")
        }
      }
      .listStyle(.grouped)
    }
    let (rows, ink) = (rows(screen), Ink(screen))
    let (top, middle, bottom) = (rows[0].maxY - 44 + 0.1, rows[0].maxY - 0.2, rows[1].maxY - 0.2)
    // Then
    for y in [top, bottom] { #expect(isNear(ink.rgb(5, y), [198, 198, 200], 2), "\(ink.rgb(5, y))") }
    #expect(ink.rgb(5, middle) == [255, 255, 255] && isNear(ink.rgb(100, middle), [198, 198, 200], 2))
  }

  @Test("A card's corners are continuous, of 10 points")
  func corners() async throws {
    // Given a card of one row
    let screen = await Screen { List { Text("One") } }
    let (row, ink) = (try #require(rows(screen).first), Ink(screen))
    let top = row.maxY - 44
    // Then the corner leaves the left edge slightly more than 10 points from the top, and at 45 degrees lies where a
    // continuous corner does
    let edge = ink.box(in: CGRect(x: 15, y: top - 2, width: 5.34, height: 30), difference: 6)
    #expect(isNear(edge.minY - top, 10.2, pixels: 4))
    #expect(ink.rgb(20 + 2.2, top + 2.2) != ink.rgb(20 + 3.8, top + 3.8))
    #expect(ink.rgb(20 + 3.8, top + 3.8) == [255, 255, 255] && ink.rgb(20 + 1.8, top + 1.8) == [242, 242, 247])
  }

  @Test("Headers are in capitals, 13 points high, their baseline 8.67 above the row, in a grey over the ground")
  func header() async throws {
    // Given a section with a header
    let screen = await Screen { List { Section("Header") { Text("Row") } } }
    let header = try screen.find(.role(.header)).frame
    #expect(isNear(header.height, 15.67) && screen.visibleText.contains("HEADER"))
    // Then its letters are placed like Apple's
    let (row, ink) = (try #require(rows(screen).first), Ink(screen))
    let letters = ink.box(in: header.insetBy(dx: -4, dy: -2))
    #expect(isNear(letters.height, 9, pixels: 2) && isNear(row.maxY - 44 - letters.maxY, 8.67, pixels: 2))
    #expect(isNear(ink.strongest(in: header.insetBy(dx: -4, dy: -2)), [133, 133, 139], 2))
  }

  @Test("A footer's capitals begin 8.33 points below the row, its second line is 14 lower, in the header's grey")
  func footer() async throws {
    // Given a section with a footer of two lines
    let screen = await Screen {
      List {
        Section {
          Text("Row")
        } footer: {
          Text("HEIGHT\nHEIGHT")
        }
      }
    }
    let (row, ink) = (try #require(rows(screen).first), Ink(screen))
    let footer = try screen.find(.text("HEIGHT\nHEIGHT")).frame
    // Then both lines are placed like Apple's
    let first = ink.box(in: CGRect(x: 38, y: footer.minY, width: 60, height: 16))
    let both = ink.box(in: footer.insetBy(dx: -2, dy: -1))
    #expect(isNear(footer.minX, 40) && isNear(footer.height, 29.67))
    #expect(isNear(first.minY - row.maxY, 8.33, pixels: 2))
    #expect(isNear(both.maxY - first.maxY, 14))
    #expect(isNear(ink.strongest(in: footer.insetBy(dx: -2, dy: -1)), [133, 133, 139], 2))
  }

  @Test("Baselines of two body lines are 21.33 apart, of a headline and a caption 14.33")
  func baselines() async throws {
    // Given rows of two texts
    let screen = await Screen {
      List {
        VStack(alignment: .leading) {
          Text("HEH")
          Text("HIH")
        }
        VStack(alignment: .leading) {
          Text("HAH").font(.headline)
          Text("HOH").font(.caption)
        }
        .padding(.vertical, 4)
        VStack(alignment: .leading, spacing: 4) {
          Text("HEM").font(.headline)
          Text("HUM").font(.caption)
        }
        Text("Last")
      }
    }
    let ink = Ink(screen)
    func baseline(_ text: String) throws -> CGFloat { try ink.box(in: screen.find(.text(text)).frame).maxY }
    // Then their baselines are spaced like Apple's, in rows of the same height
    #expect(try isNear(baseline("HIH") - baseline("HEH"), 21.33))
    #expect(try isNear(baseline("HOH") - baseline("HAH"), 14.33, pixels: 2))
    // With four points between them, 19.0 to 19.3
    #expect(try isNear(baseline("HUM") - baseline("HEM"), 19.15, pixels: 2))
    let rows = rows(screen)
    #expect(isNear(rows[0].maxY - rows[1].maxY, -62.67) && isNear(rows[1].height, 62.67))
    #expect(try isNear(baseline("HEH") - (rows[1].minY - 62.67), 26.33, pixels: 2))
  }

  @Test("Rows of controls are 44 points high, with two lines beside a switch and a date's button too")
  func controls() async throws {
    // Given rows of all kinds of controls
    let screen = await Screen {
      List {
        Toggle(isOn: .constant(true)) {
          VStack(alignment: .leading) {
            Text("Sound")
            Text("Rings").font(.caption)
          }
        }
        Slider(value: .constant(0.5))
        Stepper("Size", value: .constant(2))
        Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }
        Picker("Part", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
        DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 1e9)), displayedComponents: .hourAndMinute)
        ColorPicker("Ink", selection: .constant(.red))
      }
    }
    // Then each is as high as a row with one text
    let rows = rows(screen)
    #expect(rows.count == 7)
    for row in rows.dropFirst() { #expect(isNear(row.height, 44)) }
    #expect(isNear(rows[0].height, 44 + 35))
  }

  @Test("A toggle of an app's own style has the room of any view around it")
  func ownToggle() async throws {
    // Given a toggle whose style is 50 points high
    struct Tall: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red.frame(height: 50) }
    }
    let screen = await Screen {
      List {
        Text("One")
        Toggle("Sound", isOn: .constant(true)).toggleStyle(Tall())
      }
    }
    // Then the row is 22 points higher
    #expect(isNear(rows(screen)[1].height, 72))
  }

  @Test("The arrow of a link is 6.67 by 11.33 points, its value ends 17.3 before the arrow's end")
  func arrow() async throws {
    // Given a link with a value
    let screen = await Screen {
      NavigationStack {
        List {
          NavigationLink {
            Text("Page")
          } label: {
            LabeledContent("Link", value: "HIH")
          }
        }
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    let (row, ink) = (try #require(rows(screen).first), Ink(screen))
    // Then both end where Apple's do
    let arrow = ink.box(in: CGRect(x: 341, y: row.maxY - 40, width: 30, height: 36))
    let value = ink.box(in: CGRect(x: 280, y: row.maxY - 40, width: 60, height: 36))
    #expect(isNear(arrow.width, 6.67) && isNear(arrow.height, 11.33, pixels: 2) && isNear(arrow.maxX, 352.3))
    #expect(isNear(arrow.maxX - value.maxX, 17.3, pixels: 3))
    #expect(isNear(ink.strongest(in: arrow.insetBy(dx: -2, dy: -2)), [197, 197, 199], 2))
    #expect(isNear(ink.strongest(in: value.insetBy(dx: -2, dy: -2)), [138, 138, 142]))
  }

  @Test("The mark of a picker that opens a menu is 8 by 12 points, 2 from the content's end, 6.3 after the value")
  func menuMark() async throws {
    // Given such a picker
    let screen = await Screen { List { Picker("Kind", selection: .constant(1)) { Text("HIH").tag(1) } } }
    let (row, ink) = (try #require(rows(screen).first), Ink(screen))
    // Then the symbol and the value are placed like Apple's, in the same grey
    let all = ink.box(in: CGRect(x: 200, y: row.maxY - 40, width: 160, height: 36))
    let mark = ink.box(in: CGRect(x: 340, y: row.maxY - 40, width: 20, height: 36))
    #expect(isNear(all.maxX, 351, pixels: 2))
    #expect(isNear(mark.width, 8) && isNear(mark.height, 12), "\(mark)")
    let value = ink.box(in: CGRect(x: 280, y: row.maxY - 40, width: 62, height: 36))
    #expect(isNear(mark.minX - value.maxX, 6.3), "\(value) \(mark)")
    #expect(isNear(ink.strongest(in: all.insetBy(dx: -2, dy: -2)), [138, 138, 142]))
  }

  @Test("The checkmark of a chosen row is 13.67 by 13.33 points and ends 2 points before the content, in the tint")
  func checkmark() async throws {
    // Given a picker whose values are rows
    let screen = await Screen {
      List { Picker("Kind", selection: .constant(1)) { Text("HIH").tag(1) }.pickerStyle(.inline).labelsHidden() }
    }
    let (row, ink) = (try #require(rows(screen).first), Ink(screen))
    // Then the selected row's check mark is placed like Apple's
    let mark = ink.box(in: CGRect(x: 310, y: row.maxY - 40, width: 60, height: 36))
    #expect(isNear(mark.width, 13.67) && isNear(mark.height, 13.33) && isNear(mark.maxX, 351, pixels: 2), "\(mark)")
    #expect(ink.strongest(in: mark.insetBy(dx: -2, dy: -2)) == [0, 122, 255])
  }

  @Test("Pictures of labels in rows take the tint, unless the row has a colour; in headers they do not")
  func labels() async throws {
    // Given labels in a list with a tint
    let screen = await Screen {
      List {
        Section {
          Label("One", systemImage: "square.fill")
          Label("Two", systemImage: "square.fill").foregroundStyle(.red)
          Label("Three", systemImage: "square.fill").listItemTint(.green)
          Label("Four", systemImage: "square.fill").disabled(true)
        } header: {
          Label("Head", systemImage: "square.fill")
        }
      }
      .tint(.orange)
    }
    let ink = Ink(screen)
    func picture(_ text: String) throws -> [Int] {
      let frame = try screen.find(.label(text)).frame
      return ink.strongest(in: CGRect(x: 38, y: frame.minY, width: frame.minX - 42, height: frame.height))
    }
    // Then their images have the tint, the row's colour or the row's tint
    #expect(try picture("One") == [255, 149, 0])
    #expect(try picture("Two") == [255, 59, 48])
    #expect(try picture("Three") == [52, 199, 89])
    #expect(try picture("Four") != [255, 149, 0])
    #expect(try isNear(picture("HEAD"), [133, 133, 139], 2))
  }

  struct Edited: View {
    @State private var mode = EditMode.active
    var body: some View {
      List { ForEach(["One", "Two"], id: \.self) { Text($0) }.onDelete { _ in } }.environment(\.editMode, $mode)
    }
  }

  @Test("An edited row's red circle is 22 points wide from 41 on, and its text begins at 80")
  func deletion() async throws {
    // Given a list in edit mode
    let screen = await Screen { Edited() }
    // Then circle and text are placed like Apple's
    let (text, ink) = (try screen.find(.text("One")).frame, Ink(screen))
    let circle = ink.box(in: CGRect(x: 24, y: text.midY - 16, width: 50, height: 32))
    #expect(isNear(text.minX, 80))
    #expect(isNear(circle.minX, 41) && isNear(circle.width, 22) && isNear(circle.height, 22))
    #expect(ink.rgb(circle.minX + 3, circle.midY) == [255, 59, 48])
  }

  @Test("Below a large title the first row has no gap above it, and a first header its 38 points")
  func largeTitle() async throws {
    // Given pages with a large and a small title, with and without a header
    func top(_ mode: NavigationBarItem.TitleDisplayMode, header: Bool) async throws -> CGFloat {
      let screen = await Screen {
        NavigationStack {
          List {
            if header { Section("Header") { Text("Row") } } else { Text("Row") }
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
      }
      try await screen.settle()
      return try screen.find(.text("Row")).frame.midY - 22
    }
    let (small, large) = (53.67 + 44, 53.67 + 96)
    // Then the first row is as far below the bar as Apple's
    #expect(try await isNear(top(.inline, header: false) - small, 35.33, pixels: 2))
    #expect(try await isNear(top(.large, header: false) - large, 0, pixels: 2))
    #expect(try await isNear(top(.inline, header: true) - small, 38, pixels: 2))
    #expect(try await isNear(top(.large, header: true) - large, 38, pixels: 2))
  }
}
