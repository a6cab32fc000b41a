import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Ways to make controls", .simulator(.iPhoneSE))
struct ControlInitializerTests {
  @Test func `Given a field with a formatter, then what is typed becomes the value, and what is no number does not`()
    async throws
  {
    struct FieldsWithFormatter: View {
      @State private var age = 7
      @State private var weight: Double = 2.5
      @State private var formatter: NumberFormatter = {
        let made = NumberFormatter()
        made.locale = Locale(identifier: "en_US")
        made.numberStyle = .decimal
        return made
      }()
      var body: some View {
        TextField("Age", value: $age, formatter: formatter).accessibilityIdentifier("age")
        TextField(value: $weight, formatter: formatter) { Text("Weight") }.accessibilityIdentifier("weight")
        Text(verbatim: "\(age) \(weight)")
      }
    }
    let screen = await Screen { FieldsWithFormatter() }
    #expect(try screen.find("weight").value == "2.5")
    try await screen.clear(.identifier("age"))
    try await screen.type("42", into: .identifier("age"))
    try await screen.clear(.identifier("weight"))
    try await screen.type("heavy", into: .identifier("weight"))
    try await screen.dismissKeyboard()
    try await screen.settle()
    #expect(screen.visibleText.contains("42 2.5"))
  }

  @Test func `Given steppers with a format, then they step between their bounds`() async throws {
    struct SizeStepper: View {
      @State private var size = 1.0
      var body: some View {
        Stepper("Size \(size.formatted())", value: $size, in: 0...2, step: 0.5, format: .number)
      }
    }
    let screen = await Screen { SizeStepper() }
    for _ in 0..<3 {
      try await screen.tap(.label("Increment"))
      try await screen.settle()
    }
    #expect(screen.visibleText.contains("Size 2"))
  }

  @Test func `Given a paste button, then it is enabled while something fits, and hands it over`() async throws {
    struct PasteButtonAndTexts: View {
      @State private var texts: [String] = []
      var body: some View {
        PasteButton(payloadType: String.self) { texts += $0 }
        Text(verbatim: "\(texts)")
      }
    }
    // Given
    UIPasteboard.general.strings = nil
    let screen = await Screen { PasteButtonAndTexts() }
    #expect(try !screen.find(.label("Paste")).isEnabled)
    // When
    UIPasteboard.general.strings = ["milk", "eggs"]
    try await screen.settle()
    try await screen.tap(.label("Paste"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains(#"["milk", "eggs"]"#))
  }

  @Test func `Given several addresses, then a link shares them all`() async throws {
    let urls = ["https://a.example", "https://b.example"].compactMap(URL.init(string:))
    let screen = await Screen { ShareLink("Pass on", items: urls).dialogIcon(nil).fileDialogMessage("None") }
    try await screen.tap(.label("Pass on"))
    try await screen.settle()
    try await screen.tap(.label("Copy"))
    try await screen.settle()
    #expect(UIPasteboard.general.strings == urls.map(\.absoluteString))
  }

  @Test func `Given one thing and a title that is no key, then a link with it shares the thing`() async throws {
    let name = "Pass it on"
    let screen = await Screen {
      ShareLink(name, item: "a text")
      ShareLink(Text(verbatim: "Site"), item: URL(filePath: "/site"))
    }
    try await screen.tap(.label("Pass it on"))
    try await screen.settle()
    try await screen.tap(.label("Copy"))
    try await screen.settle()
    #expect(UIPasteboard.general.string == "a text")
    try await screen.tap(.label("Site"))
    try await screen.settle()
    try await screen.tap(.label("Copy"))
    try await screen.settle()
    #expect(UIPasteboard.general.url == URL(filePath: "/site"))
  }

  @Test func `Given pictures among the resources, then controls are made with them`() async throws {
    struct ControlsWithPictures: View {
      let picture = ImageResource(name: "leaf", bundle: .main)
      @State private var isOn = false
      @State private var choice = 1
      var body: some View {
        Button("Press", image: picture) { choice = 2 }
        Toggle("Switch", image: picture, isOn: $isOn)
        Menu("Open", image: picture) { Button("Inside") {} }
        Picker("Choose", image: picture, selection: $choice) {
          Text("one").tag(1); Text("two").tag(2)
        }
        Text(verbatim: "\(choice) \(isOn)")
      }
    }
    let screen = await Screen { ControlsWithPictures() }
    try await screen.tap(.label("Press"))
    try await screen.settle()
    try await screen.tap(.label("Switch"))
    try await screen.settle()
    #expect(screen.visibleText.contains("2 true"))
    try await screen.tap(.label("Open"))
    try await screen.settle()
    #expect(screen.exists(.label("Inside")))
  }
}
