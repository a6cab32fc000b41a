import SimulatorTesting
import SwiftUI

@MainActor @Suite("Keys of the keyboard on the screen", .simulator(.iPhone15Pro))
struct KeyboardLayoutTests {
  private final class Model: ObservableObject {
    @Published var text = ""
  }

  private struct TextAndSecretFields: View {
    @ObservedObject var model: Model
    var type = UIKeyboardType.default
    var label = SubmitLabel.return
    var corrects = true
    var body: some View {
      VStack {
        TextField("Text", text: $model.text).keyboardType(type).submitLabel(label).autocorrectionDisabled(!corrects)
          .accessibilityIdentifier("field")
        SecureField("Secret", text: .constant("")).accessibilityIdentifier("secret")
      }
    }
  }

  /// The keyboard's keys by name and label, after a tap on a field.
  private func keys(_ screen: Screen, field: String = "field") async throws -> [AccessibilityNode] {
    try await screen.tap(.identifier(field))
    try await screen.settle()
    return try screen.find(.role(.keyboard)).children
  }

  private func rows(_ keys: [AccessibilityNode]) -> [String] {
    var rows: [(y: CGFloat, labels: [String])] = []
    for key in keys where !key.identifier.contains("prediction") {
      let frame = key.frame
      if let last = rows.last, abs(last.y - frame.midY) < 4 {
        rows[rows.count - 1].labels.append(key.label)
      } else {
        rows.append((frame.midY, [key.label]))
      }
    }
    return rows.map { $0.labels.joined(separator: " ") }
  }

  nonisolated private static let letters = ["q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete"]

  @Test(
    "Each type has its keys",
    arguments: [
      (.URL, letters + ["123 . / .com return", "Dictate"]),
      (.emailAddress, letters + ["123 space @ . return", "Dictate"]),
      (.twitter, letters + ["123 space @ # return", "Emoji Dictate"]),
      (.webSearch, letters + ["123 space . return", "Emoji Dictate"]),
      (.asciiCapable, letters + ["123 space return", "Dictate"]),
      (.numberPad, ["1 2 3", "4 5 6", "7 8 9", "0 delete"]),
      (.decimalPad, ["1 2 3", "4 5 6", "7 8 9", ". 0 delete"]),
      (.phonePad, ["1 2 3", "4 5 6", "7 8 9", "+*# 0 delete"]),
    ] as [(UIKeyboardType, [String])])
  func layouts(type: UIKeyboardType, expected: [String]) async throws {
    // Given
    let screen = await Screen { TextAndSecretFields(model: Model(), type: type) }
    // When
    let keys = try await keys(screen)
    // Then
    let found = rows(keys)
    #expect(found.map { $0.replacing(/\b[A-Z]\b/) { $0.output.lowercased() } } == expected)
  }

  @Test(
    "A keyboard without words is lower, and a pad is too: 291 points instead of 336; a phone with a home button has 260 and 216"
  )
  func heights() async throws {
    for (device, type, corrects, height) in [
      (.iPhone15Pro, .default, true, 336), (.iPhone15Pro, .default, false, 291), (.iPhone15Pro, .numberPad, true, 291),
      (.iPhone16ProMax, .default, true, 346), (.iPhoneSE3, .default, true, 260), (.iPhoneSE3, .numberPad, true, 216),
    ] as [(Device, UIKeyboardType, Bool, CGFloat)] {
      let screen = await Screen(device: device) { TextAndSecretFields(model: Model(), type: type, corrects: corrects) }
      _ = try await keys(screen)
      #expect(screen.keyboardFrame?.height == height, "\(device.name) \(type)")
    }
    let turned = await Screen { TextAndSecretFields(model: Model()) }
    try await turned.rotate(to: .landscape)
    _ = try await keys(turned)
    #expect(turned.keyboardFrame?.height == 219)
  }

  @Test("Words are offered above the keys; one that is tapped takes the place of what is typed")
  func predictions() async throws {
    // Given
    let model = Model()
    let screen = await Screen { TextAndSecretFields(model: model) }
    _ = try await keys(screen)
    func offered() -> [String] {
      (1...3).compactMap { try? screen.find(.identifier("keyboard.prediction.\($0)")).label }
    }
    #expect(offered() == ["I", "The", "I'm"])
    // When
    try await screen.type("Hel")
    // Then
    #expect(offered() == ["\u{201C}Hel\u{201D}", "Hello", "Help"])
    // When
    try await screen.tap(.identifier("keyboard.prediction.2"))
    // Then
    #expect(model.text == "Hello ")
    #expect(offered() == ["the", "I", "to"])
  }

  @Test(
    "The emoji key shows emoji, which are typed, and ABC leads back; a secret has neither emoji nor dictation nor words"
  )
  func emoji() async throws {
    let model = Model()
    let screen = await Screen { TextAndSecretFields(model: model) }
    _ = try await keys(screen)
    try await screen.tap(.identifier("keyboard.emoji"))
    try await screen.tap(.label("\u{1F602}"))
    #expect(model.text == "\u{1F602}")
    #expect(!screen.exists("keyboard.shift"))
    try await screen.tap(.identifier("keyboard.letters"))
    #expect(screen.exists("keyboard.shift"))
    _ = try await keys(screen, field: "secret")
    #expect(!screen.exists("keyboard.emoji") && !screen.exists("keyboard.dictation"))
    #expect(!screen.exists("keyboard.prediction.1"))
  }

  @Test("On a phone with a home button emoji and dictation are beside the key for digits; else they are below it")
  func corners() async throws {
    let old = await Screen(device: .iPhoneSE3) { TextAndSecretFields(model: Model()) }
    _ = try await keys(old)
    #expect(try old.find("keyboard.emoji").frame.midY == old.find("keyboard.space").frame.midY)
    #expect(try old.find("keyboard.dictation").frame.maxX < old.find("keyboard.space").frame.minX)
    let new = await Screen { TextAndSecretFields(model: Model()) }
    _ = try await keys(new)
    #expect(try new.find("keyboard.emoji").frame.minY > new.find("keyboard.space").frame.maxY)
    #expect(try new.find("keyboard.dictation").frame.minX > new.find("keyboard.space").frame.maxX)
  }

  @Test("A language with letters of its own has two keyboards, and the globe leads from one to the other")
  func globe() async throws {
    let model = Model()
    let screen = await Screen(settings: DeviceSettings(locale: Locale(identifier: "ar"))) {
      TextAndSecretFields(model: model)
    }
    _ = try await keys(screen)
    try await screen.tap(.label("\u{636}"))
    #expect(model.text == "\u{636}")
    try await screen.tap(.identifier("keyboard.globe"))
    #expect(screen.exists("keyboard.shift"))
    #expect(!screen.exists(.label("\u{636}").and(.role(.button))))
    let german = await Screen(settings: DeviceSettings(locale: Locale(identifier: "de_DE"))) {
      TextAndSecretFields(model: Model())
    }
    let labels = try await keys(german).map { $0.label.lowercased() }
    #expect(labels.filter { "qwertz\u{FC}\u{F6}\u{E4}".contains($0) }.count == 9)
    #expect(!german.exists("keyboard.globe"))
  }

  @Test("The return key says what the field asks for, and is blue unless it is an ordinary one")
  func submit() async throws {
    for (label, title, isBlue) in [
      (.return, "return", false), (.done, "done", true), (.go, "go", true), (.search, "search", true),
      (.next, "next", false),
      (.send, "send", true), (.join, "join", true), (.route, "route", true), (.continue, "continue", false),
    ] as [(SubmitLabel, String, Bool)] {
      let screen = await Screen { TextAndSecretFields(model: Model(), label: label) }
      _ = try await keys(screen)
      let key = try screen.find("keyboard.return")
      #expect(try key.label == title)
      let frame = try key.frame
      let color = screen.rgb(at: CGPoint(x: frame.minX + 6, y: frame.midY))
      #expect((color == [0, 122, 255]) == isBlue, "\(title) \(color)")
    }
  }

  @Test("A medium sheet rises with the keyboard of a field in it, and comes down with it")
  func sheet() async throws {
    // Given
    let screen = await Screen {
      Color.white.sheet(isPresented: .constant(true)) {
        VStack {
          TextField("Text", text: .constant("")).accessibilityIdentifier("field")
          Spacer()
          Text("End").accessibilityIdentifier("end")
        }
        .presentationDetents([.medium])
      }
    }
    try await screen.settle()
    let (field, end) = (try screen.find("field").frame, try screen.find("end").frame)
    // When
    try await screen.tap(.identifier("field"))
    try await screen.settle()
    // Then the whole field is above the keyboard
    let keyboard = try #require(screen.keyboardFrame)
    #expect(abs(try screen.find("field").frame.minY - (field.minY - (keyboard.height - 34))) < 0.5)
    #expect(try screen.find("end").frame.maxY <= keyboard.minY + 0.5)
    // When
    try await screen.dismissKeyboard()
    try await screen.settle()
    // Then
    #expect(try screen.find("end").frame == end)
  }
}
