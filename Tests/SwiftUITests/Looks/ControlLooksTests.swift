import SimulatorTesting
import SwiftUI
import Testing

/// Sizes and colours of controls, as measured in pictures and layers of iOS 15 to 18 from public repositories;
/// docs/facts.md lists them.
@MainActor @Suite("Looks of controls", .simulator(.iPhone15Pro))
struct ControlLooksTests {
  @Test("A switch is 51 by 31 points, two more than its frame, over which it stands at the trailing side")
  func toggle() async throws {
    // Given a switch at the end of a row, and one between two boxes
    let screen = await Screen { List { Toggle("Sound", isOn: .constant(true)) } }
    let alone = await Screen {
      HStack(spacing: 0) {
        RedBox(id: "before", width: 20, height: 20)
        Toggle("Sound", isOn: .constant(false)).labelsHidden()
        RedBox(id: "after", width: 20, height: 20)
      }
    }
    // Then its right edge is 2 points past the row's content, and the boxes are 49 points apart
    let frame = try screen.find(.label("Sound")).frame
    #expect(frame.size == CGSize(width: 51, height: 31))
    #expect(isNear(frame.maxX, 355))
    let ink = Ink(screen)
    let drawn = ink.box(in: frame.insetBy(dx: -6, dy: -4))
    #expect(isNear(drawn.minX, 304) && isNear(drawn.width, 51) && isNear(drawn.height, 31))
    #expect(isNear(ink.rgb(frame.minX + 8, frame.midY), [52, 199, 89]))
    let way = try alone.find("after").frame.minX - alone.find("before").frame.maxX
    #expect(isNear(way, 49))
  }

  @Test("Where reading goes to the left, a switch and a link's arrow end at the left")
  func rightToLeft() async throws {
    // Given a row with a switch and a link, laid out right to left
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: true)) {
      NavigationStack {
        List {
          Toggle("Sound", isOn: .constant(true))
          NavigationLink("Link") { Text("Page") }
        }
      }
    }
    // Then the switch begins 2 points before the content, and the chevron in line with the content
    let frame = try screen.find(.label("Sound")).frame
    #expect(isNear(frame.minX, 38) && isNear(frame.width, 51))
    let link = try screen.find(.label("Link")).frame
    let arrow = Ink(screen).box(in: CGRect(x: 24, y: link.midY - 15, width: 36, height: 30))
    #expect(isNear(arrow.minX, 40.7, pixels: 2) && isNear(arrow.width, 6.67, pixels: 2))
  }

  @Test("The knob of a switch is 27 points wide, 2 from the edge")
  func knob() async throws {
    // Given a switch that is on
    let screen = await Screen { List { Toggle("Sound", isOn: .constant(true)) } }
    // Then its knob is white up to 2 points from the trailing edge
    let (frame, ink) = (try screen.find(.label("Sound")).frame, Ink(screen))
    let (right, y) = (frame.maxX, frame.midY)
    #expect(isNear(ink.rgb(right - 1, y), [52, 199, 89], 12))
    #expect(ink.rgb(right - 2.6, y) == [255, 255, 255])
    #expect(ink.rgb(right - 28.3, y) == [255, 255, 255])
    #expect(ink.rgb(right - 29.9, y) != [255, 255, 255])
  }

  @Test("A switch that is off is (120, 120, 128) at 0.16")
  func offToggle() async throws {
    let screen = await Screen { Toggle("Sound", isOn: .constant(false)).labelsHidden() }
    let frame = try screen.find(.label("Sound")).frame
    #expect(isNear(Ink(screen).rgb(frame.maxX - 8, frame.midY), [233, 233, 235]))
  }

  @Test("A slider is 33 points high, its thumb 27 wide, its line 4 high, round and a little below the thumb's middle")
  func slider() async throws {
    // Given a slider in the middle
    let screen = await Screen {
      Slider(value: .constant(0.5)).padding(.horizontal, 40).accessibilityIdentifier("slider")
    }
    let frame = try screen.find("slider").frame
    #expect(isNear(frame.height, 33))
    // Then the track is 4 points high on both sides of the thumb
    let ink = Ink(screen)
    let filled = ink.box(in: CGRect(x: 60, y: frame.minY, width: 40, height: 33))
    let empty = ink.box(in: CGRect(x: 300, y: frame.minY, width: 30, height: 33), difference: 12)
    #expect(isNear(filled.height, 4) && isNear(empty.height, 4) && isNear(filled.midY, frame.midY + 0.67))
    #expect(ink.rgb(80, frame.midY) == [0, 122, 255])
    // The thumb covers it for 27 points, and is as high
    let x = frame.midX
    #expect(ink.rgb(x - 13, frame.midY) == [255, 255, 255] && ink.rgb(x + 13, frame.midY) == [255, 255, 255])
    #expect(ink.rgb(x - 14, frame.midY) != [255, 255, 255])
    #expect(ink.rgb(x, frame.midY - 13.5) == [255, 255, 255] && ink.rgb(x, frame.midY + 12.5) == [255, 255, 255])
    #expect(ink.rgb(x, frame.midY + 13.5) != [255, 255, 255])
  }

  @Test("A stepper is 94 by 32 points, with a line of 18 in the middle and signs of 14")
  func stepper() async throws {
    // Given a stepper without a label
    let screen = await Screen { Stepper("Size", value: .constant(2)).labelsHidden() }
    let (minus, plus) = (try screen.find(.label("Decrement")).frame, try screen.find(.label("Increment")).frame)
    // Then its halves are 46.5 wide, one point apart
    #expect(isNear(plus.maxX - minus.minX, 94) && minus.height == 32 && minus.width == 46.5)
    let ink = Ink(screen)
    let line = ink.box(in: CGRect(x: minus.maxX - 3, y: minus.minY + 1, width: 7, height: 30), difference: 10)
    #expect(isNear(line.height, 18) && isNear(line.minY - minus.minY, 7))
    #expect(isNear(ink.rgb(line.midX, line.midY), [214, 214, 217]))
    func sign(_ half: CGRect) -> CGRect { ink.box(in: half.insetBy(dx: 8, dy: 4)) }
    #expect(isNear(sign(minus).width, 14, pixels: 2))
    #expect(isNear(sign(plus).width, 14, pixels: 2) && isNear(sign(plus).height, 14, pixels: 2))
    #expect(isNear(ink.rgb(minus.minX + 5, minus.midY), [238, 238, 239]))
  }

  struct Segments: View {
    var body: some View {
      Picker("Kind", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("Segments are 32 points high, the chosen one 2 points inside; a line of 16 is between others")
  func segments() async throws {
    // Given three segments, the first of them selected
    let screen = await Screen { Segments().padding(.horizontal, 20) }
    try await screen.settle()
    let (one, two, three) =
      (
        try screen.find(.label("One")).frame, try screen.find(.label("Two")).frame,
        try screen.find(.label("Three")).frame
      )
    let ink = Ink(screen)
    // Then the background extends 2 points around them and is the third fill
    #expect(isNear(one.height, 28) && isNear(one.minX, 22))
    #expect(ink.rgb(21, one.midY) != [255, 255, 255] && ink.rgb(one.minX + 4, one.midY) == [255, 255, 255])
    #expect(isNear(ink.rgb(three.maxX - 8, three.midY), [238, 238, 239]))
    #expect(isNear(ink.rgb(two.midX, two.minY - 1.5), [238, 238, 239]))
    #expect(ink.rgb(two.midX, two.minY - 2.5) == [255, 255, 255])
    // There is only a line between the second and the third
    let line = ink.box(in: CGRect(x: two.maxX - 3, y: two.minY + 1, width: 6, height: 26), difference: 8)
    #expect(isNear(line.height, 16, pixels: 2) && isNear(line.width, 1, pixels: 2))
    #expect(
      isNear(ink.strongest(in: CGRect(x: two.minX + 1, y: two.minY + 1, width: 4, height: 26)), [238, 238, 239], 12))
  }

  @Test("Segments, steppers and buttons of dates have corners of 8 to 8.25, which are continuous")
  func corners() async throws {
    // Given all three on white
    let screen = await Screen {
      VStack(spacing: 30) {
        Segments()
        Stepper("Size", value: .constant(2)).labelsHidden()
        DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 1e9)), displayedComponents: .hourAndMinute)
          .labelsHidden()
      }
      .padding(.horizontal, 20)
    }
    try await screen.settle()
    let ink = Ink(screen)
    let segment = try screen.find(.label("One")).frame.insetBy(dx: -2, dy: -2)
    let stepper = try screen.find(.label("Decrement")).frame
    let date = try #require(screen.elements.last { $0.role == .button }).frame
    // Then each of their uppermost pixel lines begins where it does in a picture of segments (martinomamic/RSSReader):
    // the first 8 points from the side, where a quarter circle has 6.5, the next ones as listed here
    for frame in [segment, stepper, date] {
      func start(_ line: Int) -> CGFloat {
        let y = frame.minY + CGFloat(line) / 3 + 0.01
        return ink.box(in: CGRect(x: frame.minX - 2, y: y, width: 20, height: 0.34), difference: 8).minX - frame.minX
      }
      #expect(isNear(start(0), 7.5, pixels: 1.5), "\(start(0)) \(frame)")
      for (line, inset) in [5.67, 4.67, 4, 3.33, 3, 2.67, 2.33].enumerated() {
        #expect(isNear(start(line + 1), inset), "\(line + 1): \(start(line + 1)) \(frame)")
      }
    }
  }

  @Test("Texts of segments are 13 points, whatever the font around; bolder in the chosen one")
  func segmentTexts() async throws {
    // Given the titles of segments, and the same words in 13 points
    let screen = await Screen {
      VStack {
        Segments().font(.largeTitle)
        Text(verbatim: "Two").font(.system(size: 13, weight: .medium)).accessibilityIdentifier("medium")
        Text(verbatim: "One").font(.system(size: 13, weight: .semibold)).accessibilityIdentifier("semibold")
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    let (chosen, other) = (try screen.find(.label("One").nth(0)).frame, try screen.find(.label("Two").nth(0)).frame)
    // Then their letters have the same size
    #expect(isNear(ink.box(in: other.insetBy(dx: 4, dy: 4)).width, ink.box(in: try screen.find("medium").frame).width))
    #expect(
      isNear(ink.box(in: chosen.insetBy(dx: 8, dy: 4)).width, ink.box(in: try screen.find("semibold").frame).width))
  }

  @Test("The button of a compact date picker is 35 points high, its text 12 from the sides")
  func datePill() async throws {
    // Given a time at the end of a row
    let screen = await Screen {
      List {
        DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 1e9)), displayedComponents: .hourAndMinute)
      }
    }
    // Then the button ends with the row's content
    let frame = try #require(screen.elements.first { $0.role == .button }).frame
    #expect(isNear(frame.height, 35) && isNear(frame.maxX, 353))
    let ink = Ink(screen)
    #expect(isNear(ink.rgb(frame.minX + 6, frame.midY), [238, 238, 239]))
    let text = ink.box(in: frame.insetBy(dx: 4, dy: 6))
    #expect(isNear(text.minX - frame.minX, 12.7, pixels: 3) && isNear(frame.maxX - text.maxX, 12.7, pixels: 3))
  }

  @Test("A colour well is 28 points wide: a ring, a white disc of 22 and one of 18 in the colour")
  func colorWell() async throws {
    // Given a blue colour well
    let screen = await Screen {
      ColorPicker("Ink", selection: .constant(Color(.sRGB, red: 0, green: 0, blue: 1))).labelsHidden()
    }
    let frame = try screen.find(.label("Ink")).frame
    #expect(frame.size == CGSize(width: 28, height: 28))
    // Then from the edge inwards there is a ring, then white, then the colour
    let ink = Ink(screen)
    #expect(ink.rgb(frame.minX + 1.5, frame.midY) != [255, 255, 255])
    #expect(ink.rgb(frame.minX + 4, frame.midY) == [255, 255, 255])
    #expect(ink.rgb(frame.minX + 5.7, frame.midY) == [0, 0, 255] && ink.rgb(frame.midX, frame.midY) == [0, 0, 255])
  }

  @Test("A bar of progress is 4 points high; a spinner is 20 wide with eight spokes, of a grey that is not black")
  func progress() async throws {
    // Given both
    let screen = await Screen {
      VStack(spacing: 40) {
        ProgressView(value: 0.5)
        ProgressView().accessibilityIdentifier("spinner")
      }
    }
    let bar = try #require(screen.elements.first { $0.role == .progress }).frame
    let spinner = try screen.find("spinner").frame
    let ink = Ink(screen)
    // Then their sizes match Apple's
    #expect(isNear(ink.box(in: CGRect(x: 10, y: bar.minY - 8, width: 80, height: 20)).height, 4))
    let drawn = ink.box(in: spinner.insetBy(dx: -5, dy: -5))
    #expect(isNear(drawn.width, 20) && isNear(drawn.height, 20))
    #expect(isNear(ink.strongest(in: spinner.insetBy(dx: -5, dy: -5)), [156, 156, 159], 2))
  }

  @Test("An empty field with a border is 34 points high, its line one pixel of a fifth of black")
  func roundedField() async throws {
    // Given a field
    let screen = await Screen {
      TextField("", text: .constant("")).textFieldStyle(.roundedBorder).padding(.horizontal, 40)
    }
    let field = try screen.find(.role(.textField)).frame
    // Then its box is 34 points high
    let ink = Ink(screen)
    let box = ink.box(in: CGRect(x: 20, y: field.minY - 20, width: 353, height: 60), difference: 30)
    #expect(isNear(box.height, 34) && isNear(box.minX, 40) && isNear(box.maxX, 353))
    #expect(isNear(ink.rgb(box.midX, box.minY + 0.1), [204, 204, 204], 2))
    #expect(ink.rgb(box.midX, box.minY + 0.5) == [255, 255, 255])
  }

  @Test("What is unavailable: the title 23.7 points below the picture, the description 11 below it, a small button")
  func unavailable() async throws {
    // Given an unavailable view
    let screen = await Screen {
      ContentUnavailableView {
        Label("No Feeds", systemImage: "tray")
      } description: {
        Text("Paging Feeds")
      } actions: {
        Button("Add Feed") {}.buttonStyle(.bordered)
      }
    }
    let ink = Ink(screen)
    let (title, words) = (try screen.find(.text("No Feeds")).frame, try screen.find(.text("Paging Feeds")).frame)
    let button = try screen.find(.label("Add Feed")).frame
    // Then the drawn distances match Apple's
    let picture = ink.box(in: CGRect(x: 100, y: title.minY - 80, width: 190, height: 78))
    let (heading, text) = (ink.box(in: title.insetBy(dx: -3, dy: 0)), ink.box(in: words.insetBy(dx: -3, dy: 0)))
    #expect(isNear(heading.minY - picture.maxY, 23.7, pixels: 3))
    #expect(isNear(text.minY - heading.maxY, 11, pixels: 3))
    #expect(isNear(button.minY - text.maxY, 20.7, pixels: 3))
    #expect(isNear(ink.strongest(in: picture.insetBy(dx: -2, dy: -2)), [138, 138, 142]))
    // The button is a capsule of 28 points with a grey background
    #expect(isNear(button.height, 28))
    #expect(isNear(ink.rgb(button.minX + 5, button.midY), [233, 233, 235]))
    #expect(ink.rgb(button.minX + 1, button.minY + 1) == [255, 255, 255])
  }

  @Test("Buttons with a border are 28, 34.33 and 50.33 points high")
  func borderedButtons() async throws {
    // Given a button of each size
    let screen = await Screen {
      VStack {
        ForEach([ControlSize.small, .regular, .large], id: \.self) { size in
          Button("\(String(describing: size))") {}.buttonStyle(.bordered).controlSize(size)
        }
      }
    }
    // Then their heights match Apple's
    for (name, height) in [("small", 28), ("regular", 34.33), ("large", 50.33)] {
      #expect(try isNear(screen.find(.label(name)).frame.height, height))
    }
  }

  @Test("A small button with a border has letters of 15 points, 11 from its sides")
  func borderedText() async throws {
    let screen = await Screen {
      VStack(spacing: 30) {
        Button("HIH") {}.buttonStyle(.bordered).controlSize(.small)
        Text(verbatim: "HIH").font(.subheadline).accessibilityIdentifier("text")
      }
    }
    let (button, ink) = (try screen.find(.label("HIH").and(.role(.button))).frame, Ink(screen))
    let letters = ink.box(in: button.insetBy(dx: 5, dy: 5))
    #expect(isNear(letters.height, try ink.box(in: screen.find("text").frame).height))
    #expect(isNear(letters.minX - button.minX, 11, pixels: 2), "\(letters) \(button)")
  }

  @Test("Rows of a wheel fade towards its ends, and even the chosen one is not quite black")
  func wheelFades() async throws {
    // Given a wheel
    let screen = await Screen {
      Picker("Number", selection: .constant(3)) {
        ForEach(0..<7, id: \.self) { _ in Text(verbatim: "HHH") }
      }
      .pickerStyle(.wheel)
    }
    try await screen.settle()
    let (frame, ink) = (try screen.find(.label("Number")).frame, Ink(screen))
    func darkest(_ distance: CGFloat) -> Int {
      ink.strongest(in: CGRect(x: frame.midX - 40, y: frame.midY + distance - 3, width: 60, height: 6)).max() ?? 255
    }
    // Then its rows are about as light as in a picture of Apple's: 41, 160 and 168
    #expect(abs(darkest(0) - 41) <= 12, "\(darkest(0))")
    for distance in [-30, 30] as [CGFloat] { #expect(abs(darkest(distance) - 160) <= 12, "\(darkest(distance))") }
    for distance in [-56, 56] as [CGFloat] { #expect(abs(darkest(distance) - 168) <= 12, "\(darkest(distance))") }
  }

  @Test("Wheels are 216 points high with a band of 32, 9 points from the sides")
  func wheel() async throws {
    // Given a wheel as wide as an old phone
    let screen = await Screen {
      Picker("Number", selection: .constant(3)) { ForEach(0..<9, id: \.self) { Text("\($0)") } }
        .pickerStyle(.wheel).frame(width: 320).accessibilityIdentifier("wheel")
    }
    try await screen.settle()
    let middle: CGFloat = 59 + 759 / 2
    let ink = Ink(screen)
    // Then the band in its middle is 302 by 32
    let band = ink.box(in: CGRect(x: 30, y: middle - 22, width: 100, height: 44), difference: 6)
    #expect(isNear(band.height, 32) && isNear(band.minX, (393 - 320) / 2 + 9) && isNear(band.midY, middle))
    #expect(isNear(ink.rgb(60, middle), [244, 244, 245]))
    #expect(try screen.find(.label("Number")).frame.height == 216)
  }

  @Test("A filled symbol in a circle is a disc with its sign cut out")
  func filled() async throws {
    // Given an arrow in a filled circle
    let screen = await Screen { Image(systemName: "arrow.up.circle.fill").font(.system(size: 60)) }
    let ink = Ink(screen)
    let box = ink.box(in: CGRect(x: 120, y: 380, width: 150, height: 120))
    // Then the disc is black beside the arrow, and the arrow is cut out
    #expect(ink.rgb(box.minX + 12, box.midY) == [0, 0, 0] && ink.rgb(box.midX, box.midY) == [255, 255, 255])
  }
}
