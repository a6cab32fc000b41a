import SimulatorTesting
import SwiftUI
import Testing
import UIKit

/// Corners and shadows of controls, as measured in pictures of iOS 16 to 18 from public repositories; docs/facts.md
/// lists them.
@MainActor @Suite("Corners and shadows of controls", .simulator(.iPhone15Pro))
struct CornerLooksTests {
  /// Whether a corner has a given radius: on the diagonal it begins at 0.29 of it.
  private func isRound(_ box: CGRect, _ radius: CGFloat, in ink: Ink, outside: [Int]? = nil) -> Bool {
    func color(_ inset: CGFloat) -> [Int] { ink.rgb(box.minX + inset, box.minY + inset) }
    let (before, after) = (color(0.29 * radius - 0.8), color(0.29 * radius + 0.9))
    let fill = ink.rgb(box.minX + 2 * radius, box.minY + 1)
    return isNear(after, fill, 6) && (outside.map { isNear(before, $0, 6) } ?? !isNear(before, fill, 6))
  }

  @Test("A field to search has corners of 10 points")
  func search() async throws {
    // Given
    let screen = await Screen {
      NavigationStack { List { Text("Row") }.navigationTitle("Title").searchable(text: .constant("")) }
    }
    try await screen.settle()
    let (text, ink) = (try screen.find(.role(.textField)).frame, Ink(screen))
    let field = ink.box(in: CGRect(x: 2, y: text.minY - 18, width: 389, height: 56), difference: 8)
    // Then
    #expect(isRound(field, 10, in: ink, outside: [242, 242, 247]), "\(field)")
  }

  @Test("The chosen one of some segments has corners of 6 points")
  func segment() async throws {
    // Given
    let screen = await Screen {
      Picker("Kind", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented).padding(.horizontal, 20)
    }
    try await screen.settle()
    // Then
    #expect(isRound(try screen.find(.label("One")).frame, 6.05, in: Ink(screen)))
  }

  @Test("The line around a field leaves its upper edge 5 to 6 points before the corner")
  func field() async throws {
    // Given
    let screen = await Screen {
      TextField("", text: .constant("")).textFieldStyle(.roundedBorder).padding(.horizontal, 40)
    }
    let (text, ink) = (try screen.find(.role(.textField)).frame, Ink(screen))
    let box = ink.box(in: CGRect(x: 20, y: text.minY - 20, width: 353, height: 60), difference: 30)
    // Then the straight part of the line begins there: the part of a curve seen in one pixel is a little longer
    let line = ink.box(
      in: CGRect(x: box.minX - 2, y: box.minY + 0.01, width: 30, height: 0.34), difference: 30)
    #expect(line.minX - box.minX > 2 && line.minX - box.minX < 6.4, "\(line) \(box)")
    #expect(ink.rgb(box.minX + 0.2, box.minY + 0.2) == [255, 255, 255])
  }

  @Test("Buttons of UIKit have corners of 8.7 points where they are large, else of about 6")
  func buttons() async throws {
    for (size, radius) in [(UIButton.Configuration.Size.large, 8.7), (.medium, 6)] {
      // Given
      var filled = UIButton.Configuration.filled()
      (filled.title, filled.buttonSize) = ("Go", size)
      let screen = await Screen(rootViewController: UIViewController(pinning: UIButton(configuration: filled)))
      try await screen.settle()
      // Then
      #expect(isRound(try screen.find(.label("Go")).frame, radius, in: Ink(screen), outside: [255, 255, 255]))
    }
  }

  @Test("The knob of a switch has a soft shadow on what is below it")
  func knob() async throws {
    // Given a switch that is off
    let screen = await Screen { Toggle("Sound", isOn: .constant(false)).labelsHidden() }
    let (frame, ink) = (try screen.find(.label("Sound")).frame, Ink(screen))
    // Then the track is darker below the knob than beside it
    let y = frame.midY + 14.2
    #expect(ink.rgb(frame.minX + 15.5, y)[0] < ink.rgb(frame.midX + 8, y)[0])
  }

  @Test("A slider of UIKit is 34 points high")
  func slider() {
    #expect(UISlider().intrinsicContentSize.height == 34)
  }
}
