import SimulatorTesting
import SwiftUI

@MainActor @Suite("Picker styles", .simulator(.iPhone15Pro))
struct PickerStyleTests {
  @MainActor @Observable final class Choice {
    var size = "M"
    var sizes = ["S", "M", "L", "XL"]
    var colors = [Shade(name: "red"), Shade(name: "red"), Shade(name: "blue")]
  }

  @MainActor @Observable final class Shade {
    var name: String
    init(name: String) { self.name = name }
  }

  struct Sizes: View {
    @Bindable var choice: Choice
    var body: some View {
      Picker("Size", selection: $choice.size) { ForEach(choice.sizes, id: \.self) { Text(verbatim: $0) } }
    }
  }

  @Test("given an inline picker in a list, then its values are rows below its label, and a tap chooses one")
  func inline() async throws {
    let choice = Choice()
    let screen = await Screen { List { Sizes(choice: choice).pickerStyle(.inline) } }
    #expect(screen.exists(.label("Size")))
    #expect(try screen.find(.label("M")).isSelected)
    let pitch = try screen.find(.label("L")).frame.midY - screen.find(.label("M")).frame.midY
    #expect(abs(pitch - 44) < 0.5)
    try await screen.tap(.label("XL"))
    try await screen.settle()
    #expect(choice.size == "XL")
    #expect(try screen.find(.label("XL")).isSelected)
    #expect(try !screen.find(.label("M")).isSelected)
  }

  @Test("given hidden labels, then an inline picker has no row for its label")
  func inlineWithoutLabel() async throws {
    let choice = Choice()
    let screen = await Screen { List { Sizes(choice: choice).pickerStyle(.inline).labelsHidden() } }
    #expect(!screen.exists(.label("Size")))
    #expect(screen.exists(.label("S")))
  }

  struct Hours: View {
    @State private var hour = 20
    @State private var isLarge = false
    var body: some View {
      VStack {
        Picker("Hour", selection: $hour) { ForEach(0..<24) { Text("\($0):00") } }.pickerStyle(.wheel)
        Button("Larger") { isLarge = true }
      }
      .environment(\.lineLimit, isLarge ? 2 : nil)
      .imageScale(isLarge ? .large : .small)
    }
  }

  @Test(
    "given a wheel that was turned far, so that rows are gone, then a change of the environment reaches those that are there"
  )
  func turnedWheel() async throws {
    // Given
    let screen = await Screen { Hours() }
    try await screen.settle()
    let frame = try screen.find(.label("Hour")).frame
    // When
    for _ in 0..<3 {
      try await screen.drag(
        from: CGPoint(x: frame.midX, y: frame.minY + 20), to: CGPoint(x: frame.midX, y: frame.maxY - 20),
        duration: .milliseconds(200))
      try await screen.settle()
    }
    try await screen.tap(.label("Larger"))
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Hour")).value != "20:00")
    #expect(try screen.find(.label("Hour")).frame == frame)
  }

  @Test("given a wheel, when a row is tapped, the wheel adjusted or its value set, then value and wheel agree")
  func wheel() async throws {
    let choice = Choice()
    let screen = await Screen { Sizes(choice: choice).pickerStyle(.wheel) }
    try await screen.settle()
    let wheel = try screen.find(.label("Size"))
    #expect(try wheel.value == "M" && wheel.role == .adjustable && wheel.frame.height == 216)
    let frame = try wheel.frame
    try await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY + 29))
    try await screen.settle()
    #expect(choice.size == "L")
    #expect(try wheel.value == "L")
    try await wheel.perform("Decrement")
    try await wheel.perform("Decrement")
    try await screen.settle()
    #expect(choice.size == "S")
    try await wheel.perform("Decrement")
    #expect(choice.size == "S")
    // The row below the middle one is now the second.
    try await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY + 29))
    try await screen.settle()
    #expect(choice.size == "M")
    choice.sizes = ["M", "L"]
    try await screen.settle()
    try await wheel.perform("Increment")
    try await screen.settle()
    #expect(choice.size == "L")
    try await screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + 40),
      duration: .seconds(1))
    try await screen.settle()
    #expect(choice.size == "M")
  }

  @Test("given a picker that is a link, when a value is tapped on its page, then it is chosen and the page goes")
  func link() async throws {
    let choice = Choice()
    let screen = await Screen { NavigationStack { List { Sizes(choice: choice).pickerStyle(.navigationLink) } } }
    try await screen.tap(.label(startsWith: "Size"))
    try await screen.settle()
    #expect(try screen.find(.label("M")).isSelected)
    try await screen.tap(.label("L"))
    try await screen.settle()
    #expect(choice.size == "L")
    #expect(!screen.exists(.label("XL")))
    #expect(screen.visibleText.contains("L"))
  }

  @Test("given a palette in a menu, then its values are beside each other in one line")
  func palette() async throws {
    let choice = Choice()
    let screen = await Screen { Menu("Open") { Sizes(choice: choice).pickerStyle(.palette) } }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    let small = try screen.find(.label("S")).frame
    let large = try screen.find(.label("XL")).frame
    #expect(small.minY == large.minY && small.maxX < large.minX)
    #expect(try screen.find(.label("M")).isSelected)
    try await screen.tap(.label("XL"))
    try await screen.settle()
    #expect(choice.size == "XL")
  }

  struct Shades: View {
    let shades: [Bindable<Shade>]
    var body: some View {
      Picker("Color", sources: shades, selection: \.name) {
        Text("Red").tag("red")
        Text("Blue").tag("blue")
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("given several values, then what they do not share is not chosen, and a choice is that of all")
  func sources() async throws {
    let choice = Choice()
    let shades = choice.colors.map { shade in Bindable(shade) }
    let screen = await Screen { Shades(shades: shades) }
    #expect(try !screen.find(.label("Red")).isSelected && !screen.find(.label("Blue")).isSelected)
    try await screen.tap(.label("Blue"))
    try await screen.settle()
    #expect(choice.colors.map(\.name) == ["blue", "blue", "blue"])
    #expect(try screen.find(.label("Blue")).isSelected)
  }

  struct Lengths: View {
    @State private var length = 0
    var body: some View {
      Picker("Length", selection: $length) {
        Text("Short").tag(0)
        Text("A longer one").tag(1)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("length")
    }
  }

  @Test("segments have one width: the widest one's where they have their own, with 10 points beside its text")
  func segments() async throws {
    // Given
    let screen = await Screen {
      VStack {
        Text("A longer one").font(.system(size: 13, weight: .medium)).accessibilityIdentifier("text")
        Lengths().fixedSize()
      }
    }
    // Then
    let control = try screen.find("length").frame
    let (short, long) = (try screen.find(.label("Short")).frame, try screen.find("text").frame)
    #expect(abs(control.width - 2 * (long.width + 20)) < 1)
    #expect(abs(short.width - (control.width - 4) / 2) < 0.5)
  }

  @Test("on a bar a segmented picker is as wide as it would like to be, at the bar's end")
  func bar() async throws {
    // Given
    let screen = await Screen {
      NavigationStack { Color.clear.navigationTitle("Title").toolbar { Lengths() } }
    }
    // Then
    let control = try screen.find("length").frame
    #expect(control.width < 240)
    #expect(abs(control.maxX - (393 - 16)) < 1)
  }

  @Test("given a label of the current value, then it stands for what is chosen")
  func currentValue() async throws {
    let screen = await Screen {
      Picker("Size", selection: .constant("M")) {
        Text("M").tag("M")
      } currentValueLabel: {
        Text("Medium")
      }
    }
    #expect(try screen.find(.role(.button)).label == "Size, Medium")
  }
}
