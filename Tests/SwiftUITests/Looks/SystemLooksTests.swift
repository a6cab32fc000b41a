import SimulatorTesting
import SwiftUI
import Testing

/// Rules of appearance that apply to many components; docs/facts.md gives their sources.
@MainActor @Suite("Looks that components share", .simulator(.iPhone15Pro))
struct SystemLooksTests {
  private static let large = DeviceSettings(textSize: .accessibility3)

  @Test(
    "given labels with symbols of different widths in a list, then symbols share a column and titles begin at one place"
  )
  func labels() async throws {
    let symbols = ["ellipsis", "wifi", "battery.100", "airplane"]
    let screen = await Screen {
      List { ForEach(symbols, id: \.self) { Label($0, systemImage: $0) } }
    }
    let ink = Ink(screen)
    for symbol in symbols {
      let title = try screen.find(.text(symbol)).frame
      #expect(isNear(title.minX, 80), "\(symbol): \(title)")
      let picture = ink.box(in: CGRect(x: 24, y: title.midY - 14, width: 54, height: 28))
      #expect(isNear(picture.midX, 52, pixels: 4), "\(symbol): \(picture)")
    }
    // The separator between two rows begins with the titles
    let line = ink.box(
      in: CGRect(x: 22, y: try screen.find(.text("wifi")).frame.midY + 18, width: 350, height: 8), difference: 30)
    #expect(isNear(line.minX, 80), "\(line)")
  }

  @Test("given a label as the header of a section, then its title follows its symbol as outside of a list")
  func header() async throws {
    let screen = await Screen {
      List {
        Section {
          Text("Row")
        } header: {
          Label("Head", systemImage: "star").textCase(nil)
        }
      }
    }
    let (title, row) = (try screen.find(.label("Head")).frame, try screen.find(.text("Row")).frame)
    let picture = Ink(screen).box(in: CGRect(x: 20, y: title.minY, width: title.minX - 21, height: title.height))
    #expect(abs(picture.minX - row.minX) < 3, "\(picture)")
    #expect(title.minX - picture.maxX > 6 && title.minX - picture.maxX < 11, "\(title) \(picture)")
  }

  @Test("given a list in a sheet in the dark, then its ground and its cards are one level lighter")
  func elevation() async throws {
    let screen = await Screen(settings: DeviceSettings(isDark: true)) {
      List { Text("Below") }.sheet(isPresented: .constant(true)) { List { Text("Row") } }
    }
    try await screen.settle()
    let (row, ink) = (try screen.find(.text("Row")).frame, Ink(screen))
    #expect(isNear(ink.rgb(10, row.midY), [28, 28, 30]))
    #expect(isNear(ink.rgb(300, row.midY), [44, 44, 46]))
    // And a full-screen cover is not
    let cover = await Screen(settings: DeviceSettings(isDark: true)) {
      Color.red.fullScreenCover(isPresented: .constant(true)) { List { Text("Row") } }
    }
    try await cover.settle()
    let covered = Ink(cover)
    #expect(try isNear(covered.rgb(300, cover.find(.text("Row")).frame.midY), [28, 28, 30]))
    #expect(covered.rgb(10, 700) == [0, 0, 0])
  }

  struct Scaled: View {
    @State private var number = 3
    var body: some View {
      NavigationStack {
        VStack {
          Stepper("Size", value: $number).labelsHidden()
          Picker("Part", selection: $number) {
            Text("HIH").tag(3)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("HAH") {} }
      }
    }
  }

  @Test("given larger text, then signs of a stepper, segments and items of a bar stay as they are")
  func fixedSizes() async throws {
    var sizes: [[CGFloat]] = []
    for settings in [DeviceSettings(), Self.large] {
      let screen = await Screen(settings: settings) { Scaled() }
      try await screen.settle()
      let ink = Ink(screen)
      sizes.append(
        try ["Increment", "HIH", "HAH"].map {
          let frame = try screen.find(.label($0)).frame
          return ink.box(in: CGRect(x: frame.minX + 2, y: frame.midY - 13, width: frame.width - 4, height: 26)).height
        })
    }
    #expect(sizes[0] == sizes[1])
    // Segments use 13 points: capitals are 0.727 of that
    #expect(isNear(sizes[0][1], 9.45, pixels: 2), "\(sizes[0])")
  }

  @Test("given a wheel, then its rows are set in 21 points whatever the text size")
  func wheel() async throws {
    var heights: [CGFloat] = []
    for settings in [DeviceSettings(), Self.large] {
      let screen = await Screen(settings: settings) {
        Picker("Part", selection: .constant(1)) { Text("HIH").tag(1) }.pickerStyle(.wheel)
      }
      try await screen.settle()
      let frame = try screen.find(.label("Part")).frame
      heights.append(
        Ink(screen).box(in: CGRect(x: frame.midX - 60, y: frame.midY - 14, width: 120, height: 28)).height)
    }
    #expect(heights[0] == heights[1] && isNear(heights[0], 21 * 0.727, pixels: 2), "\(heights)")
  }

  @Test("given a plain list, then between rows of two sections there is one line")
  func plainSections() async throws {
    let screen = await Screen {
      List {
        Section { Text("One") }
        Section { Text("Two") }
      }
      .listStyle(.plain)
    }
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    let line = Ink(screen).box(
      in: CGRect(x: 2, y: one.maxY + 2, width: 380, height: two.minY - one.maxY - 4), difference: 20)
    #expect(isNear(line.height, 0.33), "\(line)")
  }

  @Test("given a calendar, then the month's name is in the colour of text and the arrow beside it in the tint")
  func month() async throws {
    let screen = await Screen {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1e9)), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    let frame = try screen.find("DatePicker.Show").frame
    let ink = Ink(screen)
    let name = CGRect(x: frame.minX - 1, y: frame.minY, width: frame.width - 14, height: frame.height)
    #expect(isNear(ink.strongest(in: name), [0, 0, 0], 3))
    let arrow = ink.strongest(in: CGRect(x: frame.maxX - 11, y: frame.minY, width: 14, height: frame.height))
    #expect(isNear(arrow, [0, 122, 255], 3), "\(arrow)")
  }

  @Test("given large text, then a value that has no room beside its label is below it, and one that has is not")
  func values() async throws {
    // Given two pairs with text of accessibility 3
    let screen = await Screen(settings: Self.large) {
      List {
        LabeledContent("Navigation", value: "Medium size")
        LabeledContent("Plum", value: "12")
      }
    }
    // Then
    let (label, value) = (try screen.find(.text("Navigation")).frame, try screen.find(.text("Medium size")).frame)
    #expect(value.minY >= label.maxY && isNear(value.minX, label.minX), "\(label) \(value)")
    let (short, number) = (try screen.find(.text("Plum")).frame, try screen.find(.text("12")).frame)
    #expect(isNear(short.midY, number.midY) && isNear(number.maxX, 353), "\(short) \(number)")
    // With the usual text size the two are side by side
    let usual = await Screen { List { LabeledContent("Navigation", value: "Medium size") } }
    let frames = try ["Navigation", "Medium size"].map { try usual.find(.text($0)).frame }
    #expect(isNear(frames[0].midY, frames[1].midY) && isNear(frames[1].maxX, 353))
  }

  @Test("given large text, then a menu's mark does not reach into the title")
  func marks() async throws {
    let screen = await Screen(settings: Self.large) {
      Menu("Open") {
        Picker("Sort", selection: .constant(0)) {
          Text("HIH").tag(0)
          Text("HEH").tag(1)
        }
      }
    }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    let (line, ink) = (try screen.find(.label("HIH")).frame, Ink(screen))
    let all = ink.box(in: CGRect(x: line.minX + 2, y: line.midY - 20, width: line.width - 20, height: 40))
    let empty = stride(from: all.minX, to: all.maxX, by: 1).first { x in
      ink.box(in: CGRect(x: x, y: line.midY - 20, width: 1, height: 40)).width == 0
    }
    // Then nothing is drawn right of the mark, which is less than 40 points wide
    let end = try #require(empty)
    #expect(end - all.minX > 10 && end - all.minX < 40, "\(all) \(end)")
  }

  @Test("given large text, then the way out of an action sheet is as high as the other buttons")
  func wayOut() async throws {
    let screen = await Screen(settings: Self.large) {
      Color.white.confirmationDialog("Title", isPresented: .constant(true)) { Button("One") {} }
    }
    try await screen.settle()
    let (one, cancel) = (try screen.find(.label("One")).frame, try screen.find(.label("Cancel")).frame)
    #expect(cancel.height > 60 && isNear(cancel.height, one.height, pixels: 4), "\(one) \(cancel)")
  }

  @Test("given large text, then lines of a footer are 4 points nearer than those of other footnotes")
  func footers() async throws {
    let screen = await Screen(settings: Self.large) {
      List {
        Section {
          Text("Two\nlines").font(.footnote)
        } footer: {
          Text("Also\ntwo lines")
        }
      }
    }
    let (text, footer) = (try screen.find(.text("Two\nlines")).frame, try screen.find(.text("Also\ntwo lines")).frame)
    #expect(isNear(text.height - footer.height, 4), "\(text) \(footer)")
  }

  @Test("given a button with a border around a text of two lines, then they are in its middle")
  func buttonLines() async throws {
    let screen = await Screen { Button("HHHHHHHH\nI") {}.buttonStyle(.bordered) }
    let (frame, ink) = (try screen.find(.role(.button)).frame, Ink(screen))
    let second = ink.box(in: CGRect(x: frame.minX + 6, y: frame.midY + 2, width: frame.width - 12, height: 16))
    #expect(isNear(second.midX, frame.midX, pixels: 3), "\(second) \(frame)")
  }

  @Test("given a popover with more words than the screen is wide, then they are in several lines")
  func popover() async throws {
    let words = "A popover with so many words that they do not fit beside each other on a phone"
    let screen = await Screen {
      VStack {
        Button("Show") {}
          .popover(isPresented: .constant(true)) {
            Text(words).padding().presentationCompactAdaptation(.popover)
          }
        Spacer()
      }
    }
    try await screen.settle()
    let frame = try screen.find(.text(words)).frame
    #expect(frame.height > 40 && frame.minX >= 10 && frame.maxX <= 383, "\(frame)")
  }

  @Test("given a context menu, then what is lifted is not seen at its place too, until the menu goes")
  func lifted() async throws {
    // Given a square on white, and a pixel at its corner that the lifted preview's rounded corner leaves uncovered
    let screen = await Screen {
      Color(red: 1, green: 0, blue: 0).frame(width: 120, height: 120)
        .contextMenu { Button("Copy") {} }
        .accessibilityElement().accessibilityIdentifier("square")
    }
    let frame = try screen.find("square").frame
    let corner = CGPoint(x: frame.minX + 1, y: frame.minY + 1)
    #expect(screen.rgb(at: corner) == [255, 0, 0])
    // When
    try await screen.longPress("square")
    try await screen.settle()
    // Then
    let seen = screen.rgb(at: corner)
    #expect(seen.count == 3 && abs(seen[0] - seen[1]) < 12, "\(seen)")
    #expect(screen.rgb(at: CGPoint(x: frame.midX, y: frame.minY + 20)) == [255, 0, 0])
    // When the menu closes
    try await screen.tap(at: CGPoint(x: 20, y: 820))
    try await screen.settle()
    #expect(screen.rgb(at: corner) == [255, 0, 0])
  }

  @Test(
    "An action sheet's title and message are 13 points high, its buttons 20, in the grey of its material and the tint")
  func actionSheet() async throws {
    let screen = await Screen {
      Color.white.ignoresSafeArea()
        .confirmationDialog("HEADLINE", isPresented: .constant(true), titleVisibility: .visible) {
          Button("HIH") {}
        } message: {
          Text("MESSAGE")
        }
    }
    try await screen.settle()
    let ink = Ink(screen)
    let title = try screen.find(.label("HEADLINE").and(.role(.header))).frame
    let message = try screen.find(.label("MESSAGE")).frame
    // Capitals are 0.727 of the font size
    for frame in [title, message] {
      #expect(isNear(ink.box(in: frame.insetBy(dx: -4, dy: 0)).height, 13 * 0.727, pixels: 2), "\(frame)")
      let colour = ink.strongest(in: frame.insetBy(dx: -4, dy: 0))
      #expect(colour.count == 3 && colour.allSatisfy { 100...160 ~= $0 }, "\(colour)")
    }
    #expect(isNear(title.midX, 196.5, pixels: 2) && isNear(message.midX, 196.5, pixels: 2))
    #expect(title.maxY <= message.minY + 1)
    for name in ["HIH", "Cancel"] {
      let frame = try screen.find(.label(name)).frame.insetBy(dx: 40, dy: 12)
      let letters = ink.box(in: frame)
      #expect(isNear(letters.height, 20 * 0.727, pixels: 3), "\(name): \(letters)")
      let colour = ink.strongest(in: frame)
      #expect(colour.count == 3 && colour[2] > 240 && colour[0] < 40, "\(name): \(colour)")
    }
  }
}

/// Changes of iOS 26 that no measured picture shows.
@MainActor @Suite("Shapes and colours of iOS 26", .simulator(.iPhone15Pro, DeviceSettings(system: .iOS26)))
struct NewerSystemLooksTests {
  @Test("given bordered buttons, then they are capsules unless a shape is asked for")
  func buttons() async throws {
    let screen = await Screen {
      VStack(spacing: 30) {
        Button("Round") {}.buttonStyle(.borderedProminent)
        Button("Cornered") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle)
      }
    }
    let ink = Ink(screen)
    // A corner of 8 points is filled 4 points inside, a half circle of 17 is not
    for (name, isFilled) in [("Round", false), ("Cornered", true)] {
      let frame = try screen.find(.label(name)).frame
      #expect((ink.rgb(frame.minX + 4, frame.minY + 3) != [255, 255, 255]) == isFilled, "\(name)")
    }
  }

  @Test("given the system's colours, then they are those of the guidelines for iOS 26, light and dark")
  func colors() async throws {
    let colors: [(Color, light: [Int], dark: [Int])] = [
      (.red, [255, 56, 60], [255, 66, 69]), (.orange, [255, 141, 40], [255, 146, 48]),
      (.yellow, [255, 204, 0], [255, 214, 0]), (.green, [52, 199, 89], [48, 209, 88]),
      (.mint, [0, 200, 179], [0, 218, 195]), (.teal, [0, 195, 208], [0, 210, 224]),
      (.cyan, [0, 192, 232], [60, 211, 254]), (.blue, [0, 136, 255], [0, 145, 255]),
      (.indigo, [97, 85, 245], [109, 124, 255]), (.purple, [203, 48, 224], [219, 52, 242]),
      (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [172, 127, 94], [183, 138, 102]),
    ]
    for isDark in [false, true] {
      let screen = await Screen(settings: DeviceSettings(isDark: isDark, system: .iOS26)) {
        VStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0].0.frame(height: 20) } }
      }
      let (ink, top) = (Ink(screen), (852 - 34 + 59 - 20 * CGFloat(colors.count)) / 2)
      for index in colors.indices {
        let wanted = isDark ? colors[index].dark : colors[index].light
        let seen = ink.rgb(100, top + 20 * CGFloat(index) + 10)
        #expect(seen == wanted, "\(index): \(seen)")
      }
    }
  }

  @Test("given content under a bar, then there is no line below the bar unless its edge is hard")
  func barLines() async throws {
    for isHard in [false, true] {
      let screen = await Screen(settings: DeviceSettings(system: .iOS26)) {
        NavigationStack {
          ScrollView { Color.white.frame(height: 3000) }
            .scrollEdgeEffectStyle(isHard ? .hard : .automatic, for: .top)
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      try await screen.settle()
      try await screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
      try await screen.settle()
      let line = screen.rgb(at: CGPoint(x: 30, y: 59 + 54 + 0.17))
      #expect((line[0] < 200) == isHard, "\(line)")
    }
  }

  @Test("given items on a bar at the bottom, then each has its glass, and between them is the page")
  func bottomBar() async throws {
    let screen = await Screen {
      NavigationStack {
        Color.black.ignoresSafeArea().toolbar {
          ToolbarItem(placement: .bottomBar) { Button("First") {} }
          ToolbarItem(placement: .bottomBar) { Button("Last") {} }
        }
      }
    }
    try await screen.settle()
    for name in ["First", "Last"] {
      let frame = try screen.find(.label(name)).frame
      #expect(screen.rgb(at: CGPoint(x: frame.minX - 5, y: frame.midY))[0] > 30, "\(name): \(frame)")
      #expect(screen.rgb(at: CGPoint(x: 196, y: frame.midY)) == [0, 0, 0])
    }
  }

  @Test("given a menu, then pictures come before titles")
  func menu() async throws {
    let screen = await Screen { Menu("Open") { Button("Copy", systemImage: "square.fill") {} } }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    let line = try screen.find(.label("Copy")).frame
    let ink = Ink(screen)
    let picture = ink.box(in: CGRect(x: line.minX + 8, y: line.minY + 8, width: 38, height: 28))
    let words = ink.box(in: CGRect(x: line.minX + 46, y: line.minY + 8, width: 120, height: 28))
    #expect(picture.width > 8 && picture.maxX < line.minX + 44, "\(picture)")
    #expect(words.width > 25 && words.minX > picture.maxX + 4, "\(words)")
  }
}
