import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What appearance() does to views and to SwiftUI's views", .simulator(.iPhoneSE))
struct UIAppearanceTests {
  private final class Plate: UIView {}
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test
  func
    `Given looks for all labels and those in a class of views, when labels are shown, then the nearest rule goes before`()
    async throws
  {
    // Given
    UILabel.appearance().textColor = red
    UILabel.appearance(whenContainedInInstancesOf: [Plate.self]).textColor = green
    let (outside, inside, own) = (label("Outside"), label("Inside"), label("Own"))
    own.textColor = .systemPink
    let plate = Plate(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    plate.addSubview(inside)
    // When
    let screen = await Screen {
      VStack {
        UIKitView(view: outside).fixedSize()
        UIKitView(view: own).fixedSize()
        UIKitView(view: plate).frame(width: 100, height: 40)
      }
    }
    // Then
    #expect(screen.exists(.label("Outside")))
    #expect(outside.textColor == red)
    #expect(inside.textColor == green)
    #expect(own.textColor == .systemPink)
  }

  @Test func `Given that scroll views do not bounce, when a finger pulls SwiftUI's at its start, then nothing moves`()
    async throws
  {
    // Given
    UIScrollView.appearance().bounces = false
    let screen = await Screen {
      ScrollView {
        VStack { ForEach(0..<100) { Text("Line \($0)") } }
      }
    }
    let before = try screen.find(.label("Line 0")).frame
    // When
    try await screen.touch.down(at: CGPoint(x: 160, y: 200))
    try await screen.touch.move(to: CGPoint(x: 160, y: 400))
    // Then
    #expect(try screen.find(.label("Line 0")).frame == before)
    // When
    try await screen.touch.move(to: CGPoint(x: 160, y: 380))
    // Then
    #expect(try screen.find(.label("Line 0")).frame.minY < before.minY)
    try await screen.touch.up()
  }

  @Test func `Given a ground for text views, when an editor is shown, then it is as before`() async throws {
    UITextView.appearance().backgroundColor = red
    let screen = await Screen { TextEditor(text: .constant("")).frame(width: 100, height: 100).named("editor") }
    let frame = try screen.frame("editor")
    #expect(screen.rgb(at: CGPoint(x: frame.midX, y: frame.maxY - 5)) != [255, 0, 0])
  }

  @Test
  func `Given a tint for all views, when SwiftUI shows the accent colour, then it is the tint until the next phone`()
    async throws
  {
    UIView.appearance().tintColor = red
    let tinted = await Screen { Color.accentColor }
    #expect(tinted.rgb(at: CGPoint(x: 160, y: 300)) == [255, 0, 0])
    Screen.beginNewPhone()
    let plain = await Screen { Color.accentColor }
    #expect(plain.rgb(at: CGPoint(x: 160, y: 300)) != [255, 0, 0])
  }

  @Test func `Given a tint in alerts, when SwiftUI presents one, then its button is in it`() async throws {
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = red
    let screen = await Screen { Text("Page").alert("Title", isPresented: .constant(true)) { Button("Fine") {} } }
    try await screen.settle()
    let frame = try screen.find(.label("Fine")).frame
    let isRed = stride(from: frame.minX, to: frame.maxX, by: 1).contains { x in
      let color = screen.rgb(at: CGPoint(x: x, y: frame.midY))
      return color[0] > 200 && color[1] < 100 && color[2] < 100
    }
    #expect(isRed)
  }
}
