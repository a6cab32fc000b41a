import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Controls of UIKit among SwiftUI's views", .simulator(.iPhone15Pro))
struct UIKitControlsTests {
  /// Records the events of a control.
  private func note(_ control: UIControl, _ event: UIControl.Event = .valueChanged, in diary: Diary, _ what: String) {
    control.addAction(UIAction { _ in diary.lines.append(what) }, for: event)
  }

  @Test func `Given a switch, when it is tapped, then it is on and tells so, and code that switches it tells nothing`()
    async throws
  {
    let (view, diary) = (UISwitch(), Diary())
    note(view, in: diary, "changed")
    view.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let screen = await Screen { UIKitView(view: view).fixedSize() }
    let element = try screen.find(.role(.switch))
    let frame = try element.frame
    #expect(frame.size == CGSize(width: 51, height: 31))
    #expect(try element.value == "0")
    try await element.tap()
    try await screen.settle()
    #expect(view.isOn && diary.lines == ["changed"])
    #expect(try screen.find(.role(.switch)).value == "1")
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 8, y: frame.midY)) == [255, 0, 0])
    view.setOn(false, animated: true)
    try await screen.settle()
    #expect(diary.lines == ["changed"])
    #expect(try screen.find(.role(.switch)).value == "0")
  }

  @Test func `Given a slider, when its thumb is dragged to the end, then it has its greatest value`() async throws {
    let (view, diary) = (UISlider(), Diary())
    view.maximumValue = 10
    view.value = 20
    #expect(view.value == 10)
    view.value = 5
    note(view, in: diary, "changed")
    let screen = await Screen { UIKitView(view: view).frame(width: 200).fixedSize() }
    let frame = try screen.find(.role(.adjustable)).frame
    try await screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 40, y: frame.midY))
    #expect(view.value == 10)
    #expect(diary.lines.count > 1)
    view.isContinuous = false
    diary.lines = []
    try await screen.drag(
      from: CGPoint(x: frame.maxX - 14, y: frame.midY), to: CGPoint(x: frame.minX - 40, y: frame.midY))
    #expect(view.value == 0 && diary.lines == ["changed"])
  }

  @Test func `Given a stepper at its end, when it wraps, then it goes on at the other end`() async throws {
    let (view, diary) = (UIStepper(), Diary())
    view.maximumValue = 2
    view.value = 1
    note(view, in: diary, "changed")
    let screen = await Screen { UIKitView(view: view).fixedSize() }
    try await screen.find(.label("Increment")).tap()
    #expect(view.value == 2 && diary.lines.count == 1)
    try await screen.settle()
    #expect(try !screen.find(.label("Increment")).isEnabled)
    view.wraps = true
    try await screen.settle()
    try await screen.find(.label("Increment")).tap()
    #expect(view.value == 0 && diary.lines.count == 2)
  }

  @Test func `Given segments, when one is tapped, then it is chosen unless it is disabled`() async throws {
    let (view, diary) = (UISegmentedControl(items: ["One", "Two", "Three"]), Diary())
    view.selectedSegmentIndex = 0
    view.setEnabled(false, forSegmentAt: 2)
    view.selectedSegmentTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    note(view, in: diary, "changed")
    let screen = await Screen { UIKitView(view: view).frame(width: 300).fixedSize() }
    #expect(try screen.find(.label("One")).isSelected)
    try await screen.find(.label("Two")).tap()
    try await screen.settle()
    #expect(view.selectedSegmentIndex == 1 && diary.lines == ["changed"])
    let two = try screen.find(.label("Two"))
    let frame = try two.frame
    #expect(try two.isSelected)
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 5, y: frame.midY)) == [0, 255, 0])
    try await screen.tap(at: screen.find(.label("Three")).point())
    #expect(view.selectedSegmentIndex == 1)
    view.removeSegment(at: 0, animated: false)
    #expect(view.selectedSegmentIndex == 0 && view.titleForSegment(at: 0) == "Two")
  }

  @Test func `Given dots of pages, when their right half is tapped, then the next page is told`() async throws {
    let (view, diary) = (UIPageControl(), Diary())
    view.numberOfPages = 3
    view.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.pageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    note(view, in: diary, "changed")
    let screen = await Screen { UIKitView(view: view).fixedSize().named("dots") }
    let frame = try screen.frame("dots")
    #expect(frame.size == CGSize(width: 64, height: 26))
    #expect(screen.rgb(at: CGPoint(x: frame.midX - 16, y: frame.midY)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY)) == [0, 0, 255])
    try await screen.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
    #expect(view.currentPage == 1 && diary.lines == ["changed"])
  }

  @Test func `Given a wheel and a line, when work goes on, then they show it`() async throws {
    let (wheel, line) = (UIActivityIndicatorView(style: .large), UIProgressView(progressViewStyle: .default))
    line.trackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    line.progressTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    line.progress = 0.5
    let screen = await Screen {
      VStack {
        UIKitView(view: wheel).fixedSize()
        UIKitView(view: line).frame(width: 200).fixedSize().named("line")
      }
    }
    #expect(!screen.exists(.label("In progress")))
    let frame = try screen.frame("line")
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 50, y: frame.midY)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: frame.maxX - 50, y: frame.midY)) == [0, 0, 255])
    wheel.startAnimating()
    try await screen.frames(2)
    #expect(screen.exists(.label("In progress")))
    wheel.stopAnimating()
    try await screen.settle()
    #expect(!screen.exists(.label("In progress")))
  }

  @Test func `Given a date out of range, when it is set, then the picker has the nearest in it`() async throws {
    let view = UIDatePicker()
    view.datePickerMode = .date
    view.minimumDate = Date(timeIntervalSince1970: 1_000_000)
    view.date = Date(timeIntervalSince1970: 0)
    #expect(view.date == Date(timeIntervalSince1970: 1_000_000))
    let screen = await Screen { UIKitView(view: view).fixedSize() }
    #expect(!screen.findAll(.role(.button)).isEmpty)
  }

  @Test func `Given a picture in a larger view, when its mode says so, then it keeps its shape`() async throws {
    // 20 by 10 pixels, all red.
    let file = """
      iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlE\
      QVR42mP4z8BANmIY1TyqmRACADFExzlExWpRAAAAAElFTkSuQmCC
      """
    let image = try UIImage(data: #require(Data(base64Encoded: file)))
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100).named("image") }
    let frame = try screen.frame("image")
    let corner = CGPoint(x: frame.minX + 2, y: frame.minY + 2)
    #expect(screen.rgb(at: corner) == [255, 0, 0])
    view.contentMode = .scaleAspectFit
    try await screen.settle()
    #expect(screen.rgb(at: corner) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 2, y: frame.midY)) == [255, 0, 0])
    view.contentMode = .topLeft
    try await screen.settle()
    #expect(screen.rgb(at: corner) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY)) == [255, 255, 255])
  }
}
