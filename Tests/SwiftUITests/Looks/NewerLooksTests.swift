import SimulatorTesting
import SwiftUI
import Testing

/// The look of iOS 26, as measured in pictures from public repositories; docs/facts.md lists them.
@MainActor @Suite("Looks of iOS 26", .simulator(.iPhone15Pro, DeviceSettings(system: .iOS26)))
struct NewerLooksTests {
  private static let pixel: CGFloat = 1 / 3 + 0.01

  private func isNear(_ value: CGFloat, _ expected: CGFloat, _ pixels: CGFloat = 1) -> Bool {
    abs(value - expected) <= pixels * Self.pixel
  }

  private func isNear(_ color: [Int], _ expected: [Int], _ distance: Int) -> Bool {
    zip(color, expected).allSatisfy { abs($0 - $1) <= distance }
  }

  /// Returns the extent of a line from the first to the last pixel whose colour satisfies a condition.
  private func extent(
    _ screen: Screen, _ line: (CGFloat) -> CGPoint, in range: ClosedRange<CGFloat>, where holds: ([Int]) -> Bool
  ) -> (start: CGFloat, end: CGFloat)? {
    let places = stride(from: range.lowerBound + 1 / 6, to: range.upperBound, by: 1 / 3)
      .filter { holds(screen.rgb(at: line($0))) }
    guard let first = places.first, let last = places.last else { return nil }
    return (first - 1 / 6, last + 1 / 6)
  }

  private func isGreen(_ color: [Int]) -> Bool { isNear(color, [52, 199, 89], 8) }

  @Test("Cards begin 16 points from the edge and their texts at 32; on 393 points rows are 51 apart")
  func margins() async throws {
    // Given a list of two rows
    let screen = await Screen {
      List {
        Text("One")
        Text("Two")
      }
    }
    // Then texts and cards are placed like Apple's
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    #expect(isNear(one.minX, 32) && isNear(two.midY - one.midY, 51))
    let card = try #require(extent(screen, { CGPoint(x: $0, y: one.midY) }, in: 0...393) { $0 != [242, 242, 247] })
    #expect(isNear(card.start, 16) && isNear(card.end, 377))
  }

  @Test("Lines between rows are a point high, light grey, and as far from both edges as texts are")
  func separators() async throws {
    // Given a list of two rows
    let screen = await Screen {
      List {
        Text("One")
        Text("Two")
      }
    }
    // Then the separator between them matches Apple's
    let y = try (screen.find(.text("One")).frame.midY + screen.find(.text("Two")).frame.midY) / 2
    func isGrey(_ color: [Int]) -> Bool { isNear(color, [232, 232, 232], 1) }
    let height = try #require(extent(screen, { CGPoint(x: 200, y: $0) }, in: y - 8...y + 8, where: isGrey))
    #expect(isNear(height.end - height.start, 1))
    let middle = (height.start + height.end) / 2
    let width = try #require(extent(screen, { CGPoint(x: $0, y: middle) }, in: 0...393, where: isGrey))
    #expect(isNear(width.start, 32, 3) && isNear(width.end, 361))
  }

  @Test("Cards have corners of 25.5 points")
  func corners() async throws {
    // Given a list of one row
    let screen = await Screen { List { Text("One") } }
    // Then the curve leaves the upper edge that far from the card's side
    let y = try screen.find(.text("One")).frame.midY - 25.5
    let edge = try #require(
      extent(screen, { CGPoint(x: $0, y: y + 0.5) }, in: 0...200) { $0 == [255, 255, 255] })
    #expect(edge.start > 16 + 18 && edge.start < 16 + 26)
  }

  @Test("Headers are headlines as they are written, 57 points between the rows around them")
  func headers() async throws {
    // Given two sections with a header
    let screen = await Screen {
      List {
        Section("First") { Text("One") }
        Section("Second") { Text("Two") }
      }
    }
    // Then they are spaced like Apple's, and not in capitals
    #expect(screen.visibleText.contains("First") && !screen.visibleText.contains("FIRST"))
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    #expect(isNear(two.midY - one.midY, 51 + 57, 3))
    #expect(isNear(try screen.find(.label("First")).frame.minX, 32))
  }

  @Test("Sections without headers are 35 points apart")
  func gaps() async throws {
    // Given two sections
    let screen = await Screen {
      List {
        Section { Text("One") }
        Section { Text("Two") }
      }
    }
    // Then rows of 51 points are spaced like Apple's
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    #expect(isNear(two.midY - one.midY, 51 + 35))
  }

  @Test(
    "A row of two texts is 70.67 points high, their baselines 21.33 apart, the first one 30.33 below the row's edge")
  func twoLines() async throws {
    // Given such rows on a screen 390 points wide
    let screen = await Screen(device: .iPhone16e, settings: DeviceSettings(system: .iOS26)) {
      List {
        ForEach(["HEH", "HAH"], id: \.self) { name in
          VStack(alignment: .leading) {
            Text(name)
            Text("HIH")
          }
        }
      }
    }
    // Then they are as high as Apple's, and so are their letters
    let (first, second) = (try screen.find(.text("HEH")).frame, try screen.find(.text("HAH")).frame)
    #expect(isNear(second.minY - first.minY, 70.67))
    let below = try screen.find(.text("HIH").nth(0)).frame
    #expect(isNear(below.minY - first.minY, 21.33))
    let row = try #require(screen.elements.first { $0.role == .cell }).frame
    #expect(isNear(Ink(screen).box(in: first).maxY - (row.maxY - 70.67), 30.33, 2))
  }

  @Test("Lines of running text are 21 points apart, those of subheadlines 19")
  func lines() async throws {
    // Given texts of two lines
    let screen = await Screen {
      VStack {
        Text("HEH\nHIH")
        Text("HAH\nHOH").font(.subheadline)
      }
    }
    // Then their height is a line plus that distance
    #expect(isNear(try screen.find(.text("HEH\nHIH")).frame.height, 20.33 + 21))
    #expect(isNear(try screen.find(.text("HAH\nHOH")).frame.height, 18 + 19))
  }

  @Test("In the dark lines between rows are (56, 56, 59)")
  func darkSeparators() async throws {
    let screen = await Screen(settings: DeviceSettings(isDark: true, system: .iOS26)) {
      List {
        Text("One")
        Text("Two")
      }
    }
    let y = try (screen.find(.text("One")).frame.midY + screen.find(.text("Two")).frame.midY) / 2
    let line = Ink(screen).strongest(in: CGRect(x: 200, y: y - 5, width: 2, height: 10))
    #expect(isNear(line, [56, 56, 59], 1), "\(line)")
  }

  @Test("A footer of one line takes 29.67 points")
  func footers() async throws {
    // Given a section with a footer above one with a header
    let screen = await Screen {
      List {
        Section {
          Text("One")
        } footer: {
          Text("Footer")
        }
        Section("Header") { Text("Two") }
      }
    }
    // Then it adds to the header's 40.33 between the rows
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    #expect(isNear(two.midY - one.midY, 51 + 29.67 + 40.33, 4))
    #expect(isNear(try screen.find(.text("Footer")).frame.minX, 32))
  }

  @Test("A switch is a capsule of 62 by 28 points, 14.3 from the edge of its card, with a long knob")
  func toggles() async throws {
    // Given a switch that is on, in a list
    let screen = await Screen { List { Toggle("On", isOn: .constant(true)) } }
    // Then its green is placed like Apple's
    let y = try screen.find(.label("On")).frame.midY
    let width = try #require(extent(screen, { CGPoint(x: $0, y: y) }, in: 200...377, where: isGreen))
    #expect(isNear(width.start, 377 - 14.3 - 62, 2) && isNear(width.end, 377 - 14.3, 2))
    let height = try #require(
      extent(screen, { CGPoint(x: width.start + 18, y: $0) }, in: y - 25...y + 25, where: isGreen))
    #expect(isNear(height.end - height.start, 28, 2))
    // The knob begins 38 points before its end
    let knob = try #require(
      extent(screen, { CGPoint(x: $0, y: y) }, in: width.start + 2...width.end) { $0 == [255, 255, 255] })
    #expect(isNear(knob.start, width.end - 38, 2) && isNear(knob.end, width.end - 2, 2))
  }

  @Test("A switch that is off is grey")
  func offToggle() async throws {
    let screen = await Screen { List { Toggle("Off", isOn: .constant(false)) } }
    let y = try screen.find(.label("Off")).frame.midY
    #expect(isNear(screen.rgb(at: CGPoint(x: 355, y: y)), [197, 197, 199], 2))
  }

  @Test("The line of a slider is 6 points high")
  func sliders() async throws {
    // Given a slider at its maximum
    let screen = await Screen { Slider(value: .constant(1)).tint(.green).padding(.horizontal, 40) }
    // Then its filled part has that height
    let area = screen.simulator.displayList.size
    let height = try #require(
      extent(screen, { CGPoint(x: 60, y: $0) }, in: 300...area.height - 300) { $0[0] < 200 })
    #expect(isNear(height.end - height.start, 6))
  }

  @Test("Segments are capsules")
  func segments() async throws {
    // Given segments on white
    let screen = await Screen {
      Picker("Kind", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented).frame(width: 200)
    }
    // Then their corners are rounded
    let y = try screen.find(.label("One")).frame.midY
    let start = (393 - 200) / 2.0
    #expect(isNear(screen.rgb(at: CGPoint(x: start + 3, y: y - 13)), [255, 255, 255], 2))
    #expect(screen.rgb(at: CGPoint(x: start + 1, y: y)) != [255, 255, 255])
  }

  @Test(
    "Rows begin 106 points below the status bar under a large title, whose buttons are glass of 44 points at the top")
  func largeTitle() async throws {
    // Given a list with a large title and a button
    var taps = 0
    let screen = await Screen {
      NavigationStack {
        List { Text("One") }
          .navigationTitle("Title")
          .toolbar { Button("Add", systemImage: "plus") { taps += 1 } }
      }
    }
    // Then the bar is as high as Apple's
    #expect(isNear(try screen.find(.text("One")).frame.midY, 59 + 106 + 25.5, 2))
    // The button lies in a brighter capsule of 44 points at its top
    let button = try screen.find(.label("Add")).frame
    #expect(isNear(button.midY, 59 + 22))
    let ground = screen.rgb(at: CGPoint(x: 393 - 16 - 5, y: 59 + 22))
    #expect(isNear(ground, [249, 248, 252], 3), "\(ground)")
    #expect(isNear(screen.rgb(at: CGPoint(x: 393 - 8, y: 59 + 22)), [242, 242, 247], 0))
    // Its symbol is black, and it acts
    try await screen.tap(.label("Add"))
    #expect(taps == 1)
    let darkest =
      stride(from: button.minX, to: button.maxX, by: 1 / 3)
      .map { screen.rgb(at: CGPoint(x: $0, y: 59 + 22)).max() ?? 255 }.min() ?? 255
    #expect(darkest < 30)
  }

  @Test("The way back is an arrow on glass")
  func back() async throws {
    // Given a pushed page
    let screen = await Screen {
      NavigationStack {
        NavigationLink("Go") { Text("Page").navigationTitle("Second") }.navigationTitle("First")
      }
    }
    try await screen.tap(.label("Go"))
    try await screen.settle()
    // Then the back button has no title, and leads back
    #expect(!screen.visibleText.contains("First"))
    let frame = try screen.find(.label("Back")).frame
    #expect(isNear(frame.minX, 16), "\(frame)")
    #expect(isNear(frame.width, 44, 6), "\(frame)")
    #expect(isNear(frame.midY, 59 + 22), "\(frame)")
    try await screen.tap(.label("Back"))
    try await screen.settle()
    #expect(screen.visibleText.contains("First"))
  }

  @Test("A tab bar floats above the edge")
  func tabs() async throws {
    // Given tabs over black
    let screen = await Screen {
      TabView {
        Color.black.ignoresSafeArea().tabItem { Label("One", systemImage: "star") }
        Color.white.ignoresSafeArea().tabItem { Label("Two", systemImage: "heart") }
      }
    }
    // Then the glass is brighter, and the page shows below it
    let frame = try screen.find(.label("One")).frame
    #expect(frame.maxY < 852 - 21 && frame.minY > 852 - 84)
    #expect(screen.rgb(at: CGPoint(x: 393 / 2, y: 845)) == [0, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 393 / 2, y: 800))[0] > 30)
    // And its tabs respond
    try await screen.tap(.label("Two"))
    try await screen.settle()
    #expect(screen.rgb(at: CGPoint(x: 393 / 2, y: 400)) == [255, 255, 255])
  }

  @Test("Four tabs are as wide as the longest title needs and overlap; of five each has the width of its own title")
  func widths() async throws {
    // Given bars of four and of five tabs on 402 points
    func tabs(_ titles: [String]) async throws -> [CGRect] {
      let screen = await Screen(device: .iPhone17, settings: DeviceSettings(system: .iOS26)) {
        TabView {
          ForEach(titles, id: \.self) { title in Color.white.tabItem { Label(title, systemImage: "star") } }
        }
      }
      return try titles.map { try screen.find(.label($0).and(.role(.button))).frame }
    }
    let four = try await tabs(["Overview", "Transactions", "Groups", "Settings"])
    let five = try await tabs(["Collection", "Account", "Home", "Add Wine", "Settings"])
    // Then they fill the bar, whose edge is 21 points from the screen's, up to 4 points
    for tabs in [four, five] {
      #expect(isNear(tabs.first?.minX ?? 0, 25) && isNear(tabs.last?.maxX ?? 0, 377))
      #expect(isNear(tabs[0].height, 54))
    }
    // And four of them have one width, about 103.6, and their middles are 82.75 apart
    for (tab, next) in zip(four, four.dropFirst()) {
      #expect(isNear(tab.width, next.width) && isNear(next.midX - tab.midX, 82.75, 6))
    }
    #expect(isNear(four[0].width, 103.6, 9))
    // Five overlap by 8 points, and the one with the longest title is the widest
    for (tab, next) in zip(five, five.dropFirst()) { #expect(isNear(tab.maxX - next.minX, 8)) }
    #expect(five.map(\.width).max() == five[0].width && five[0].width - five[2].width > 4)
  }

  @Test(
    "On 402 points rows are 52 apart; a footer of two lines makes 60 to the next card; a large title ends 15.3 above it"
  )
  func wider() async throws {
    // Given a list with a footer and a large title
    let screen = await Screen(device: .iPhone17, settings: DeviceSettings(system: .iOS26)) {
      NavigationStack {
        List {
          Section {
            Text("One")
            Text("Two")
          } footer: {
            Text("Footer\nof two lines")
          }
          Section { Text("Three") }
        }
        .navigationTitle("HIH")
      }
    }
    try await screen.settle()
    // Then its rows are placed like Apple's
    let middles = try ["One", "Two", "Three"].map { try screen.find(.text($0)).frame.midY }
    #expect(isNear(middles[0], 168 + 26, 2))
    #expect(isNear(middles[1] - middles[0], 52) && isNear(middles[2] - middles[1], 52 + 60, 2))
    // And so are the title's letters
    let letters = Ink(screen).box(in: CGRect(x: 10, y: 112, width: 100, height: 50))
    #expect(isNear(letters.minY, 128.3, 3) && isNear(letters.maxY, 152.7, 3), "\(letters)")
  }

  @Test(
    "Headers have capitals of 12.3 points in (133, 133, 138); a link's mark is (197, 197, 199) and ends at 355.7 of 390"
  )
  func ink() async throws {
    let screen = await Screen(device: .iPhone16e, settings: DeviceSettings(system: .iOS26)) {
      NavigationStack {
        List { Section("HEAD") { NavigationLink("Link") { Text("Page") } } }.navigationTitle("Title")
      }
    }
    try await screen.settle()
    let (header, ink) = (try screen.find(.label("HEAD")).frame.insetBy(dx: -3, dy: 0), Ink(screen))
    #expect(isNear(ink.box(in: header).height, 12.3, 2))
    #expect(isNear(ink.strongest(in: header), [133, 133, 138], 2))
    let link = try screen.find(.label("Link")).frame
    let area = CGRect(x: 330, y: link.midY - 14, width: 28, height: 28)
    #expect(isNear(ink.box(in: area).maxX, 355.7, 2), "\(ink.box(in: area))")
    #expect(isNear(ink.strongest(in: area), [197, 197, 199], 2))
  }

  @Test("The knob of a switch is 24 points high, and a stepper is a capsule")
  func capsules() async throws {
    let screen = await Screen {
      List {
        Toggle("On", isOn: .constant(true))
        Stepper("Size", value: .constant(2))
      }
    }
    let toggle = try screen.find(.label("On")).frame
    let knob = try #require(
      extent(screen, { CGPoint(x: toggle.maxX - 20, y: $0) }, in: toggle.minY...toggle.maxY) { $0 == [255, 255, 255] })
    #expect(isNear(knob.end - knob.start, 24, 2), "\(knob)")
    let half = try screen.find(.label("Decrement")).frame
    #expect(screen.rgb(at: CGPoint(x: half.minX + 3, y: half.minY + 3)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: half.minX + 3, y: half.midY)) != [255, 255, 255])
  }
}
