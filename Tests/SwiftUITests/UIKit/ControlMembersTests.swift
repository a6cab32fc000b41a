import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Images, actions and settings of UIKit's controls", .simulator(.iPhone15Pro))
struct ControlMembersTests {
  /// Shows a view on white, 100 points from the corner of the screen.
  private func shown(_ view: UIView, _ size: CGSize) async throws -> Screen {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.backgroundColor = .white
    view.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size)
    controller.view.addSubview(view)
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    return screen
  }

  private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  // MARK: Sliders

  @Test func `Given images of a slider's thumb and track, then they are in place of the system's`() async throws {
    // Given
    let slider = UISlider()
    slider.value = 0.5
    slider.setThumbImage(square(red, 20), for: .normal)
    slider.setMinimumTrackImage(square(green, 10), for: .normal)
    let screen = try await shown(slider, CGSize(width: 200, height: 34))
    // Then
    #expect(screen.rgb(at: CGPoint(x: 200, y: 117)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 120, y: 114)) == [0, 255, 0])
    #expect(slider.currentThumbImage != nil && slider.thumbImage(for: .highlighted) == nil)
  }

  private final class ThickSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 7) }
  }

  @Test func `Given a slider whose class makes its track thick, then it is drawn so`() async throws {
    // Given
    let sliders = [UISlider(), ThickSlider()]
    var colors: [[Int]] = []
    // When
    for slider in sliders {
      slider.maximumTrackTintColor = green
      colors.append(try await shown(slider, CGSize(width: 200, height: 34)).rgb(at: CGPoint(x: 220, y: 110)))
    }
    // Then
    #expect(colors == [[255, 255, 255], [0, 255, 0]])
  }

  @Test func `Given images at the ends of a slider, then the track is between them`() async throws {
    // Given
    let slider = UISlider()
    slider.minimumValueImage = square(red, 20)
    let screen = try await shown(slider, CGSize(width: 200, height: 34))
    // Then
    #expect(screen.rgb(at: CGPoint(x: 110, y: 117)) == [255, 0, 0])
  }

  // MARK: Segments

  @Test func `Given segments of actions, when one is tapped, then its action is performed and the control is told`()
    async throws
  {
    // Given
    var heard: [String] = []
    let actions = ["Day", "Week"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in heard.append(title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.addAction(UIAction { _ in heard.append("changed") }, for: .valueChanged)
    let screen = try await shown(control, CGSize(width: 200, height: 32))
    // When
    try await screen.tap(.label("Week"))
    try await screen.settle()
    // Then
    #expect(heard == ["Week", "changed"] && control.selectedSegmentIndex == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Week")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Year")) == NSNotFound)
    // When
    control.insertSegment(
      action: UIAction(title: "7 days", identifier: UIAction.Identifier("Week")) { _ in }, at: 0, animated: false)
    // Then
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "7 days")
  }

  @Test func `Given a segment with a width, then it has it and the others share the rest`() async throws {
    // Given
    let control = UISegmentedControl(items: ["A", "B", "C"])
    let screen = try await shown(control, CGSize(width: 304, height: 32))
    func frame(_ title: String) throws -> CGRect { try screen.find(.label(title)).frame }
    let equal = try frame("B").minX
    // When
    control.setWidth(40, forSegmentAt: 0)
    try await screen.settle()
    // Then
    let (first, second, third) = (try frame("A"), try frame("B"), try frame("C"))
    #expect(first.width == 40 && second.width == third.width && second.minX < equal)
    #expect(control.widthForSegment(at: 0) == 40 && control.widthForSegment(at: 1) == 0)
    // When
    control.setWidth(0, forSegmentAt: 0)
    control.setTitle("A much longer title", forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    try await screen.settle()
    // Then
    #expect(try frame("A much longer title").width > frame("B").width * 2)
  }

  // MARK: Dates and progress

  @Test func `Given a picker with a locale, then it writes its date in that`() async throws {
    // Given
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 0)
    let screen = try await shown(picker, CGSize(width: 200, height: 40))
    let before = screen.visibleText
    // When
    picker.locale = Locale(identifier: "de_DE")
    try await screen.settle()
    // Then
    #expect(screen.visibleText != before)
    #expect(screen.visibleText.contains { $0.contains("01.01.1970") || $0.contains("1. Jan") })
    #expect(picker.datePickerStyle == .compact)
  }

  @Test func `Given a bar that observes a task's progress, when the task goes on, then so does the bar`() {
    // Given
    let (bar, task) = (UIProgressView(), Progress(totalUnitCount: 4))
    task.completedUnitCount = 1
    // When
    bar.observedProgress = task
    // Then
    #expect(bar.progress == 0.25)
    // When
    task.completedUnitCount = 3
    // Then
    #expect(bar.progress == 0.75)
    // When
    bar.observedProgress = nil
    task.completedUnitCount = 4
    // Then
    #expect(bar.progress == 0.75)
  }

  // MARK: Buttons and bar items

  private final class StatusButton: UIButton {
    override func updateConfiguration() { configuration?.title = isSelected ? "On" : "Off" }
  }

  @Test func `Given a button whose class updates its configuration, when it is selected, then the title follows`() {
    // Given
    let button = StatusButton(configuration: .plain())
    button.setNeedsUpdateConfiguration()
    #expect(button.configuration?.title == "Off")
    // When
    button.isSelected = true
    // Then
    #expect(button.configuration?.title == "On")
  }

  @Test func `Given an item that a press selects, when it is pressed twice, then it is selected and then is not`()
    async throws
  {
    // Given
    var heard: [Bool] = []
    let item = UIBarButtonItem(title: "Filter", primaryAction: nil)
    item.primaryAction = UIAction { [unowned item] _ in heard.append(item.isSelected) }
    item.changesSelectionAsPrimaryAction = true
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    try await screen.settle()
    // When
    try await screen.tap(.label("Filter"))
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Filter")).isSelected)
    // When
    try await screen.tap(.label("Filter"))
    try await screen.settle()
    // Then
    #expect(heard == [true, false] && !item.isSelected)
  }
}
