import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

/// Alerts, action sheets and sheets, as measured in pictures of iOS 16 to 18 from public repositories; docs/facts.md
/// lists them.
@MainActor @Suite("Looks of alerts and sheets", .simulator(.iPhone15Pro))
struct AlertLooksTests {
  struct GroundBehindPresentation: View {
    let ground: Color
    let shown: String
    private func isShown(_ name: String) -> Binding<Bool> { .constant(shown == name) }

    var body: some View {
      ground.ignoresSafeArea()
        .alert("Title", isPresented: isShown("alert")) {
          Button("One") {}
          Button("Back", role: .cancel) {}
        } message: {
          Text("First line\nSecond line").accessibilityIdentifier("message")
        }
        .alert("Title", isPresented: isShown("four")) {
          Button("One") {}
          Button("Two") {}
          Button("Three") {}
          Button("Back", role: .cancel) {}
        } message: {
          Text("First line\nSecond line")
        }
        .confirmationDialog("Title", isPresented: isShown("dialog"), titleVisibility: .visible) {
          Button("One") {}
          Button("Two", role: .destructive) {}
        }
        .sheet(isPresented: isShown("sheet")) {
          Color.white.ignoresSafeArea().overlay { Text("Sheet") }
        }
    }
  }

  private static let grey = Color(red: 1, green: 1, blue: 1)
  private static let green = Color(red: 0, green: 1, blue: 0)

  private func shown(_ name: String, on ground: Color = grey) async throws -> Screen {
    let knob = Knob("")
    let screen = await Screen { Turned(knob: knob) { GroundBehindPresentation(ground: ground, shown: $0) } }
    try await screen.settle()
    knob.value = name
    try await screen.settle()
    return screen
  }

  private func isNear(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 0.34) -> Bool {
    abs(value - expected) <= tolerance
  }

  private func isNear(_ colour: [Int], _ expected: [Int], _ tolerance: Int = 2) -> Bool {
    colour.count == 3 && zip(colour, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("An alert darkens white to 204 and green to (0, 204, 0)")
  func dimming() async throws {
    // Given alerts over white and over green
    let (white, green) = (try await shown("alert"), try await shown("alert", on: Self.green))
    // Then a fifth of black covers both
    #expect(white.rgb(at: CGPoint(x: 20, y: 200)) == [204, 204, 204])
    #expect(green.rgb(at: CGPoint(x: 20, y: 200)) == [0, 204, 0])
  }

  @Test("An alert's material is (240, 241, 240) over grey of 204 and (175, 252, 175) over (0, 204, 0)")
  func material() async throws {
    // Given alerts over white and over green
    let (white, green) = (try await shown("alert"), try await shown("alert", on: Self.green))
    // When the colour beside the title is read
    let place = CGPoint(x: 80, y: try white.find(.label("Title").and(.role(.header))).frame.midY)
    // Then it matches Apple's
    #expect(isNear(white.rgb(at: place), [240, 241, 240]), "\(white.rgb(at: place))")
    #expect(isNear(green.rgb(at: place), [175, 252, 175]), "\(green.rgb(at: place))")
  }

  @Test("Laid on grey of 204, the colour that the page uses makes what the material makes")
  func overlay() {
    // Given a material over a ground darkened by a fifth
    let material = Backdrop(
      sigma: 22.5, curve: [0.8, 0.9, 1.1, 0.825], amount: 0.741, saturation: 1.457, brightness: 0.0415, ground: 0.8)
    // Then its overlay turns that grey into 240 to 241
    let seen = 255 * (0.8 * (1 - 0.741) + CGFloat(material.overlay.red) * 0.741)
    #expect(isNear(seen, 240.6, 0.5), "\(seen)")
  }

  @Test(
    "An alert is 270 points wide in the middle of what is safe; its text takes 96.33 points, its buttons 44 and a pixel"
  )
  func alert() async throws {
    // Given an alert with a title, two lines and two buttons
    let screen = try await shown("alert")
    let (one, back) = (try screen.find(.label("One")).frame, try screen.find(.label("Back")).frame)
    // Then the buttons share 270 points, a pixel apart
    #expect(isNear(back.minX, 61.5) && isNear(one.maxX, 331.5))
    #expect(isNear(one.minX - back.maxX, 1 / 3, 0.01))
    #expect(one.height == 44 && back.height == 44)
    // The alert is centred at 438.5
    let top = one.minY - 1 / 3.0 - 96.33
    #expect(isNear((top + one.maxY) / 2, 438.5, 0.67), "\(top) \(one)")
    // The title begins 19 points below the upper edge, its capitals 23
    let title = try screen.find(.label("Title").and(.role(.header))).frame
    #expect(isNear(title.minY - top, 19, 1.01), "\(title.minY - top)")
    #expect(isNear(title.height, 20.33))
    // The message's capitals are 23 points below the title's
    let message = try screen.find("message").frame
    #expect(isNear(message.minY - title.minY, 24, 1.01), "\(message.minY - title.minY)")
  }

  @Test("An alert of four buttons is 273.33 points high")
  func four() async throws {
    // Given four buttons
    let screen = try await shown("four")
    // Then they are 44.33 points apart and centred, with the cancel button last
    let (one, back) = (try screen.find(.label("One")).frame, try screen.find(.label("Back")).frame)
    #expect(isNear(back.minY - one.minY, 3 * 44.33, 0.1))
    #expect(isNear(back.maxY, 575.33, 1.01), "\(back)")
  }

  @Test(
    "An action sheet has margins of 8, lines of 57 points, and its way out 8 points below, on the edge of what is safe")
  func actionSheet() async throws {
    // Given an action sheet
    let screen = try await shown("dialog", on: Self.green)
    let frames = try ["One", "Two", "Cancel"].map { try screen.find(.label($0)).frame }
    // Then its rows are laid out like Apple's
    for frame in frames { #expect(isNear(frame.minX, 8) && isNear(frame.maxX, 385) && isNear(frame.height, 57, 0.01)) }
    #expect(isNear(frames[1].minY - frames[0].minY, 57.33, 0.01))
    #expect(isNear(frames[2].minY, 761) && isNear(frames[2].minY - frames[1].maxY, 8, 0.01))
    // The cancel button is opaque, the others are translucent
    #expect(screen.rgb(at: CGPoint(x: 30, y: 790)) == [255, 255, 255])
    let through = screen.rgb(at: CGPoint(x: 30, y: frames[0].midY))
    #expect(isNear(through, [175, 252, 175]), "\(through)")
  }

  @Test(
    "A sheet begins 10 points below the status bar, with corners of 10 points; what presents it is behind, smaller and darker, on black"
  )
  func sheet() async throws {
    // Given a sheet over a page in the lists' background colour
    let screen = try await shown("sheet", on: Color(uiColor: .systemGroupedBackground))
    // Then its edge is at 69 points, and the page's edge at 59
    #expect(screen.rgb(at: CGPoint(x: 196, y: 70)) == [255, 255, 255])
    #expect(isNear(screen.rgb(at: CGPoint(x: 196, y: 66)), [213, 213, 217]))
    #expect(screen.rgb(at: CGPoint(x: 196, y: 57)) == [0, 0, 0])
    // The page is inset by 16.33 points on each side
    #expect(screen.rgb(at: CGPoint(x: 15, y: 68.5)) == [0, 0, 0])
    // The sheet's corner is rounded
    #expect(screen.rgb(at: CGPoint(x: 1, y: 70)) == [0, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 1, y: 82)) == [255, 255, 255])
  }
}

extension AlertLooksTests {
  @Test("What assistive technology hears of an alert is where its card is")
  func container() async throws {
    let screen = try await shown("alert")
    let frame = try screen.find(.role(.alert)).frame
    #expect(frame.width == 270, "\(frame)")
    #expect(isNear(frame.midX, 196.5) && isNear(frame.midY, 438.5, 0.7), "\(frame)")
  }
  @Test(
    "A message of four lines makes a block of 128.33 points; what destroys is red, and the line between two buttons is at 135"
  )
  func longer() async throws {
    // Given an alert over white
    let screen = await Screen {
      Color.white.ignoresSafeArea().alert("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Back", role: .cancel) {}
      } message: {
        Text("One\nTwo\nThree\nFour")
      }
    }
    try await screen.settle()
    let (card, ink) = (try screen.find(.role(.alert)).frame, Ink(screen))
    let (delete, back) = (try screen.find(.label("Delete")).frame, try screen.find(.label("Back")).frame)
    // Then the buttons are below the text and a separator
    #expect(isNear(back.minY - card.minY, 128.33 + 0.33))
    #expect(isNear(back.maxX - card.minX, 134.83) && isNear(delete.minX - card.minX, 135.17))
    // Their letters have their own colours and start 16 points below the separator
    let (red, blue) = (delete.insetBy(dx: 30, dy: 8), back.insetBy(dx: 30, dy: 8))
    #expect(isNear(ink.strongest(in: red), [255, 59, 48], 12) && isNear(ink.strongest(in: blue), [0, 122, 255], 12))
    #expect(isNear(ink.box(in: red).minY - delete.minY, 16, 1.01), "\(ink.box(in: red)) \(delete)")
  }

  @Test("An alert's default is bold, the others are not; both are set in 17 points")
  func weights() async throws {
    // Given two buttons with the same title
    let screen = await Screen {
      Color.white.alert("Title", isPresented: .constant(true)) {
        Button("HIH") {}
        Button("HIH", role: .cancel) {}
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    let letters = try [0, 1].map {
      ink.box(in: try screen.find(.label("HIH").nth($0)).frame.insetBy(dx: 30, dy: 8))
    }
    // Then the cancel button at the left is wider, and capitals are 0.727 of the font size
    let (left, right) = letters[0].minX < letters[1].minX ? (letters[0], letters[1]) : (letters[1], letters[0])
    #expect(left.width > right.width + 0.3, "\(letters)")
    for box in letters { #expect(isNear(box.height, 17 * 0.727, 0.7), "\(box)") }
  }

  @Test("Texts of an alert are at most 238 points wide, and break into lines")
  func widths() async throws {
    let words = "A message that is so long that it has to be broken into several lines"
    let screen = await Screen {
      Color.white.alert(words, isPresented: .constant(true)) {
        Button("One") {}
      } message: {
        Text(words).accessibilityIdentifier("message")
      }
    }
    try await screen.settle()
    for frame in [try screen.find(.label(words).and(.role(.header))).frame, try screen.find("message").frame] {
      #expect(frame.width <= 238 && frame.minX >= 61.5 + 16 && frame.height > 30, "\(frame)")
    }
  }

  @Test("On 402 points a sheet begins at 72, and the page behind it is smaller by 17.33 at each side")
  func widerSheet() async throws {
    let screen = await Screen(device: .iPhone16Pro) {
      Color(uiColor: .systemGroupedBackground).ignoresSafeArea().sheet(isPresented: .constant(true)) {
        Color.white.ignoresSafeArea()
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    #expect(ink.rgb(200, 71.8) != [255, 255, 255] && ink.rgb(200, 72.2) == [255, 255, 255])
    #expect(ink.rgb(200, 61.8) == [0, 0, 0] && isNear(ink.rgb(200, 62.5), [213, 213, 217]))
    #expect(ink.rgb(16.8, 70) == [0, 0, 0] && isNear(ink.rgb(17.5, 70), [213, 213, 217]))
  }
}
