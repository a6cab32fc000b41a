import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Images and offsets of segmented controls", .simulator(.iPhone15Pro))
struct SegmentImageTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// Shows a control of 300 by 32 points, 40 from the left and 100 from the top of the screen.
  private func shown(_ control: UISegmentedControl) async throws -> Screen {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    control.frame = CGRect(x: 40, y: 100, width: 300, height: 32)
    controller.view.addSubview(control)
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    return screen
  }

  @Test func `Given images for two states and for dividers, then segments and what is between them have them`()
    async throws
  {
    // Given
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(square(green, 10), for: .normal, barMetrics: .default)
    control.setBackgroundImage(square(red, 10), for: .selected, barMetrics: .default)
    control.setDividerImage(
      square(blue, 4), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    let screen = try await shown(control)
    func color(_ x: CGFloat) -> [Int] { screen.rgb(at: CGPoint(x: 40 + x, y: 104)) }
    #expect(color(1) == [255, 0, 0] && color(90) == [255, 0, 0])
    #expect(color(110) == [0, 255, 0] && color(299) == [0, 255, 0])
    #expect(color(201) == [0, 0, 255] && color(199) == [0, 0, 255])
    // When
    try await screen.tap(.label("C"))
    try await screen.settle()
    // Then
    #expect(color(1) == [0, 255, 0] && color(299) == [255, 0, 0])
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
    #expect(control.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    // When
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    try await screen.settle()
    // Then
    #expect(color(1) != [0, 255, 0] && color(296) != [255, 0, 0])
  }

  @Test func `Given images for all controls, when SwiftUI shows segments, then it shows the images`() async throws {
    // Given
    let proxy = UISegmentedControl.appearance()
    proxy.setBackgroundImage(square(green, 10), for: .normal, barMetrics: .default)
    proxy.setBackgroundImage(square(red, 10), for: .selected, barMetrics: .default)
    // When
    let screen = await Screen {
      Picker("Pick", selection: .constant(1)) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(.segmented).frame(width: 200)
    }
    try await screen.settle()
    // Then
    let (one, two) = (try screen.find(.label("One")).frame, try screen.find(.label("Two")).frame)
    #expect(screen.rgb(at: CGPoint(x: one.minX + 2, y: one.midY)) == [0, 255, 0])
    #expect(screen.rgb(at: CGPoint(x: two.minX + 2, y: two.midY)) == [255, 0, 0])
  }

  @Test func `Given an offset for the left segment, then its title moves and the others do not`() async throws {
    // Given
    let control = UISegmentedControl(items: ["A", "B", "C"])
    let screen = try await shown(control)
    func x(_ title: String) throws -> CGFloat { try screen.find(.label(title)).frame.midX }
    let before = (try x("A"), try x("B"))
    // When
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 12, vertical: 0), forSegmentType: .left, barMetrics: .default)
    try await screen.settle()
    // Then
    #expect(try abs(x("A") - before.0 - 12) < 0.01 && abs(x("B") - before.1) < 0.01)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 12)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
  }
}
