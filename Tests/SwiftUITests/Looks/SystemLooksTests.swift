import SimulatorTesting
import SwiftUI
import Testing

/// Rules of looks that hold for many components; docs/facts.md says where they come from.
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
    // And the line between two rows begins with the titles
    let line = ink.box(
      in: CGRect(x: 22, y: try screen.find(.text("wifi")).frame.midY + 18, width: 350, height: 8), difference: 30)
    #expect(isNear(line.minX, 80), "\(line)")
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
    // And what covers the screen is not
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
    // And segments are set in 13 points: capitals are 0.727 of that
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
    let frame = try screen.find(.label(startsWith: "September")).frame
    let ink = Ink(screen)
    let name = CGRect(x: frame.minX - 1, y: frame.minY, width: frame.width - 14, height: frame.height)
    #expect(isNear(ink.strongest(in: name), [0, 0, 0], 3))
    let arrow = ink.strongest(in: CGRect(x: frame.maxX - 11, y: frame.minY, width: 14, height: frame.height))
    #expect(isNear(arrow, [0, 122, 255], 3), "\(arrow)")
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
    // Capitals are 0.727 of the size
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

/// What iOS 26 changed and is not in pictures that were measured.
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
    // A corner of 8 points has colour 4 points inside, a half circle of 17 has not
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
