import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Gauges, boxes and progress by time", .simulator(.iPhone15Pro))
struct GaugeTests {
  struct Gauges: View {
    let speed: Double
    var body: some View {
      Gauge(value: speed, in: 0...200) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int(speed)) km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("200")
      }
    }
  }

  @Test("given a gauge, then it is one element with its label and value")
  func element() async throws {
    let screen = await Screen {
      VStack {
        Gauges(speed: 50)
        Gauge(value: 0.25) { Text("Load") }
      }
    }
    #expect(try screen.find(.label("Speed")).value == "50 km/h")
    #expect(try screen.find(.label("Load")).value == "25%")
    #expect(screen.findAll(.role(.progress)).count == 2)
    #expect(screen.visibleText == ["Speed", "0", "200", "50 km/h", "Load"])
  }

  @Test(
    "given a linear gauge, then its bar is filled to the value from the leading edge, in either direction of reading")
  func linear() async throws {
    for isRightToLeft in [false, true] {
      let screen = await Screen(settings: DeviceSettings(isRightToLeft: isRightToLeft)) {
        Gauge(value: 0.25) { EmptyView() }.tint(.red).frame(width: 200).named("gauge")
      }
      let frame = try screen.find(.identifier("gauge")).frame
      func isRed(_ share: Double) -> Bool {
        let x = isRightToLeft ? frame.maxX - 200 * share : frame.minX + 200 * share
        return screen.rgb(at: CGPoint(x: x, y: frame.midY)) == [255, 59, 48]
      }
      #expect(isRed(0.1) && isRed(0.2) && !isRed(0.3) && !isRed(0.9))
    }
  }

  @Test("given circular gauges, then they are drawn along a circle")
  func circular() async throws {
    let screen = await Screen {
      VStack {
        Gauges(speed: 150).gaugeStyle(.accessoryCircularCapacity).accessibilityIdentifier("ring")
        Gauges(speed: 0).gaugeStyle(.accessoryCircular).accessibilityIdentifier("open")
        Gauges(speed: 100).gaugeStyle(.accessoryLinear).accessibilityIdentifier("marked")
        Gauges(speed: 100).gaugeStyle(.accessoryLinearCapacity).accessibilityIdentifier("accessory")
      }
      .tint(.red)
    }
    let ring = try screen.find(.identifier("ring")).frame
    #expect(ring.size == CGSize(width: 58, height: 58))
    // Three quarters, clockwise from the top.
    #expect(screen.rgb(at: CGPoint(x: ring.maxX - 3, y: ring.midY)) == [255, 59, 48])
    #expect(screen.rgb(at: CGPoint(x: ring.midX, y: ring.maxY - 3)) == [255, 59, 48])
    #expect(screen.rgb(at: CGPoint(x: ring.minX + 8, y: ring.minY + 11)) != [255, 59, 48])
    let open = try screen.find(.identifier("open")).frame
    #expect(screen.rgb(at: CGPoint(x: open.midX, y: open.minY + 3)) == [255, 59, 48])
    // The marker is at the start of the opening, at the lower left.
    let corner = CGPoint(x: open.midX - 26 * 0.7071, y: open.midY + 26 * 0.7071)
    #expect(screen.rgb(at: corner) == [0, 0, 0])
    let marked = try screen.find(.identifier("marked")).frame
    #expect(screen.rgb(at: CGPoint(x: marked.midX, y: marked.midY)) != [255, 255, 255])
  }

  struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.value, format: .percent)
      }
    }
  }

  @Test("given a style of the app's own, then it draws the gauge")
  func ownStyle() async throws {
    let screen = await Screen { Gauge(value: 3, in: 2...4) { Text("Load") }.gaugeStyle(Words()) }
    #expect(screen.visibleText == ["Load", "50%"])
  }

  @Test("given boxes in boxes, then they differ in their ground, in the light and in the dark")
  func boxes() async throws {
    let screen = await Screen {
      GroupBox("Outer") { GroupBox { Color.clear.frame(width: 100, height: 40).named("inner") } }
    }
    #expect(try screen.find(.label("Outer")).role == .header)
    let inner = try screen.find(.identifier("inner")).frame
    // Both boxes fill the screen's width; the inner one is inset by 16 points on each side.
    let outside = CGPoint(x: 8, y: inner.midY)
    #expect(screen.rgb(at: outside) == [242, 242, 247])
    #expect(screen.rgb(at: CGPoint(x: inner.midX, y: inner.midY)) == [255, 255, 255])
    try await screen.setDarkMode(true)
    #expect(screen.rgb(at: outside) == [28, 28, 30])
    #expect(screen.rgb(at: CGPoint(x: inner.midX, y: inner.midY)) == [0, 0, 0])
  }

  @Test("given progress over time, then its bar empties, its figures count down, and at the end the phone rests")
  func timer() async throws {
    let start = Date()
    let screen = await Screen {
      ProgressView(timerInterval: start...start.addingTimeInterval(10)) { Text("Left") }
      ProgressView(timerInterval: start...start.addingTimeInterval(5), countsDown: false).accessibilityIdentifier("up")
    }
    try await screen.advance(by: .milliseconds(2500))
    #expect(screen.visibleText.contains("0:08"))
    #expect(screen.visibleText.contains("0:02"))
    #expect(try screen.find(.label(startsWith: "Left")).value == "75%")
    try await screen.advance(by: .seconds(8))
    #expect(screen.visibleText.contains("0:00"))
    #expect(try screen.find(.label(startsWith: "Left")).value == "0%")
    #expect(try screen.find(.identifier("up")).value == "100%")
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
  }

  @Test("given a task's progress, then what is done of it is shown soon")
  func progress() async throws {
    let progress = Progress(totalUnitCount: 4)
    let screen = await Screen { ProgressView(progress).progressViewStyle(.linear) }
    progress.completedUnitCount = 3
    try await screen.advance(by: .milliseconds(200))
    #expect(try screen.find(.role(.progress)).value == "75%")
  }

  @Test("given feedback, when its trigger changes, then it is felt, as far as its condition holds")
  func feedback() async throws {
    let knob = Knob(0)
    let screen = await Screen {
      Turned(knob: knob) { value in
        Text(verbatim: "\(value)")
          .sensoryFeedback(.success, trigger: value)
          .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: value) { old, new in new > old }
          .sensoryFeedback(trigger: value) { _, new in new == 0 ? .selection : nil }
      }
    }
    #expect(screen.feedback.isEmpty)
    knob.value = 1
    try await screen.settle()
    #expect(Set(screen.feedback) == [.notification(.success), .impact(.heavy, intensity: 0.5)])
    knob.value = 0
    try await screen.settle()
    #expect(screen.feedback.count == 4)
    #expect(screen.feedback.filter { $0 == .selection }.count == 1)
  }

  @Test("given feedback of controls, which a headset alone plays, then nothing is felt on a phone")
  func controlFeedback() async throws {
    // Given feedback for a trigger
    let knob = Knob(0)
    let screen = await Screen {
      Turned(knob: knob) { value in
        Text(verbatim: "\(value)")
          .sensoryFeedback(.press(.button), trigger: value)
          .sensoryFeedback(.release(.slider), trigger: value)
          .sensoryFeedback(.selection(.on), trigger: value)
      }
    }
    // When the trigger changes
    knob.value = 1
    try await screen.settle()
    // Then there is no feedback yet, and kinds differ
    #expect(screen.feedback.isEmpty)
    #expect(SensoryFeedback.selection(.on) != .selection(.off))
    #expect(SensoryFeedback.selection(.on) == .selection(.on))
  }

  @Test func `Given a background style, then a box has it instead of its own`() async throws {
    let screen = await Screen {
      GroupBox { Color.clear.frame(width: 100, height: 40).named("inner") }.backgroundStyle(.red)
    }
    let inner = try screen.find("inner").frame
    #expect(screen.rgb(at: CGPoint(x: inner.midX, y: inner.midY)) == [255, 59, 48])
  }

  @Test func `Given a gradient as its tint, then a gauge has its colours from the beginning of the range to the end`()
    async throws
  {
    // Given
    let tint = Gradient(colors: [.red, .blue])
    let screen = await Screen {
      VStack {
        Gauge(value: 0.5) { Text("Ring") }.gaugeStyle(.accessoryCircular).accessibilityIdentifier("ring")
        Gauge(value: 0.5) { Text("Bar") }.gaugeStyle(.accessoryLinear).accessibilityIdentifier("bar")
        Gauge(value: 1) { Text("Full") }.gaugeStyle(.linearCapacity).accessibilityIdentifier("full")
      }
      .tint(tint)
    }
    let ink = Ink(screen)
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool { ink.rgb(x, y)[0] > ink.rgb(x, y)[2] + 100 }
    func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool { ink.rgb(x, y)[2] > ink.rgb(x, y)[0] + 100 }
    // Then the ring starts and ends at its opening, an eighth of a turn from the bottom on each side
    let ring = try screen.find(.identifier("ring")).frame
    let radius = (ring.width - 6) / 2 * 0.5.squareRoot()
    #expect(isRed(ring.midX - radius, ring.midY + radius - 2))
    #expect(isBlue(ring.midX + radius, ring.midY + radius - 2))
    // Then bars start at the leading edge
    for id in ["bar", "full"] {
      let bar = try screen.find(.identifier(id)).frame
      let y = id == "bar" ? bar.midY : bar.maxY - 2
      #expect(isRed(bar.minX + 4, y), "\(id)")
      #expect(isBlue(bar.maxX - 4, y), "\(id)")
    }
  }
}
