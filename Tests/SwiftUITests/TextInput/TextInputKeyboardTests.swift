import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("The keyboard on the screen", .simulator(.iPhone15Pro))
struct TextInputKeyboardTests {
  struct Chat: View {
    @State var text = ""
    var configure: (AnyView) -> AnyView = { $0 }
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 40) } }
          .accessibilityIdentifier("list")
        configure(AnyView(TextField("Message", text: $text).accessibilityIdentifier("field").frame(height: 44)))
      }
    }
  }

  @Test("it comes up in a quarter of a second, and what stands at the bottom moves up with it")
  func rising() async throws {
    // Given a field at the end of the safe area
    let screen = await Screen { Chat() }
    #expect(try screen.find("field").frame.maxY < 852 - 34)
    let before = try screen.find("field").frame.midY
    // When it is tapped
    try await screen.tap("field")
    // Then after part of the time it has covered part of the way
    let onTheWay = try #require(screen.keyboardFrame)
    #expect(onTheWay.minY > 852 - 336 && onTheWay.minY < 852)
    try await screen.settle()
    // It ends 336 points above the bottom (docs/facts.md), with the field on top
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
    #expect(abs(try screen.find("field").frame.midY - (852 - 336 - 22)) < 0.5)
    // When editing ends, the layout is as before
    try await screen.dismissKeyboard()
    #expect(!screen.isKeyboardShown)
    #expect(try screen.find("field").frame.midY == before)
  }

  @Test("the animation takes 0.25 s")
  func duration() async throws {
    let screen = await Screen { Chat() }
    try await screen.touch.down(at: try screen.find("field").frame.center)
    try await screen.touch.up()
    let start = screen.now
    while screen.keyboardFrame?.maxY ?? .infinity > 852 { try await screen.frames(1) }
    #expect(abs(screen.now - start - 0.25) < 0.034)
  }

  @Test("a view that ignores the keyboard stays, one that ignores the bars only does not")
  func ignoring() async throws {
    let screen = await Screen {
      ZStack(alignment: .bottom) {
        Color.red.accessibilityElement().accessibilityIdentifier("still").ignoresSafeArea(.keyboard)
        Color.blue.accessibilityElement().accessibilityIdentifier("all").ignoresSafeArea()
        Color.green.accessibilityElement().accessibilityIdentifier("bars").ignoresSafeArea(.container)
        TextField("Message", text: .constant("")).accessibilityIdentifier("field")
      }
    }
    try await screen.tap("field")
    try await screen.settle()
    #expect(try screen.find("still").frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    #expect(try screen.find("all").frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(try screen.find("bars").frame == CGRect(x: 0, y: 0, width: 393, height: 852 - 336))
  }

  @Test("on a page, a view that ignores only the bars reaches the screen's edge, and the keyboard once it is shown")
  func ignoringOnAPage() async throws {
    // Given a page of a stack with a field and a view that ignores the bars only
    let screen = await Screen {
      NavigationStack {
        ZStack {
          Color.green.accessibilityElement().accessibilityIdentifier("bars")
            .ignoresSafeArea(.container, edges: .bottom)
          TextField("Message", text: .constant("")).accessibilityIdentifier("field")
        }
      }
    }
    // Then it lies under the home indicator
    #expect(try screen.find("bars").frame.maxY == 852)
    // When the keyboard is shown
    try await screen.tap("field")
    try await screen.settle()
    // Then it ends there
    #expect(try screen.find("bars").frame.maxY == 852 - 336)
  }

  @Test("keys type, with capitals where a sentence begins, and shift, planes and delete work")
  func keys() async throws {
    let screen = await Screen { Chat() }
    try await screen.tap("field")
    try await screen.settle()
    func tap(_ label: String) async throws { try await screen.tap(.label(label).inside(.role(.keyboard))) }
    // The first letter is a capital, the second is not
    try await tap("A")
    try await tap("b")
    try await tap("space")
    try await tap("c")
    #expect(try screen.find("field").value == "Ab c")
    // Shift applies to one letter, pressed twice to all
    try await tap("shift")
    try await tap("D")
    try await tap("shift")
    try await tap("shift")
    try await tap("E")
    try await tap("F")
    try await tap("shift")
    try await tap("123")
    try await tap("7")
    try await tap("#+=")
    try await tap("€")
    #expect(try screen.find("field").value == "Ab cDEF7€")
    try await tap("delete")
    #expect(try screen.find("field").value == "Ab cDEF7")
  }

  @Test("delete goes on while it is held")
  func holding() async throws {
    let screen = await Screen { Chat() }
    try await screen.type("abcdefgh", into: "field")
    let key = try screen.find("keyboard.delete").frame.center
    try await screen.touch.down(at: key)
    #expect(try screen.find("field").value == "abcdefg")
    try await screen.advance(by: .seconds(0.75))
    try await screen.touch.up()
    #expect(try screen.find("field").value == "abcd")
  }

  @Test(
    "capitals come as the app says",
    arguments: [
      (TextInputAutocapitalization.never, "ab cd. e"), (.words, "Ab Cd. E"), (.sentences, "Ab cd. E"),
      (.characters, "AB CD. E"),
    ])
  func capitals(_ kind: TextInputAutocapitalization, _ expected: String) async throws {
    let screen = await Screen { Chat(configure: { AnyView($0.textInputAutocapitalization(kind)) }) }
    try await screen.tap("field")
    try await screen.settle()
    for character in "ab cd. e" {
      let names: [String] =
        switch character {
        case " ": ["space"]
        case ".": ["123", ".", "ABC"]
        default: ["\(character)"]
        }
      for name in names {
        let key = screen.findAll(.role(.button).inside(.role(.keyboard)))
          .first { $0.label == name || $0.label == name.uppercased() }
        try await screen.tap(at: try #require(key).frame.center)
      }
    }
    #expect(try screen.find("field").value == expected)
  }

  @Test("the return key says what the app wants, and the type chooses the keys")
  func layouts() async throws {
    let screen = await Screen {
      Chat(configure: { AnyView($0.submitLabel(.send).keyboardType(.emailAddress)) })
    }
    try await screen.tap("field")
    #expect(try screen.find("keyboard.return").label == "send")
    #expect(screen.exists(.label("@").inside(.role(.keyboard))))
    // An email address begins with a small letter
    #expect(screen.exists(.label("q").inside(.role(.keyboard))))
    let pad = await Screen { Chat(configure: { AnyView($0.keyboardType(.decimalPad)) }) }
    try await pad.type("1.5", into: "field")
    #expect(try pad.find("field").value == "1.5")
    #expect(pad.findAll(.role(.button).inside(.role(.keyboard))).count == 12)
  }

  @Test("a hardware keyboard keeps it away, and unplugging brings it")
  func hardware() async throws {
    let screen = await Screen(settings: DeviceSettings(hasHardwareKeyboard: true)) { Chat() }
    try await screen.type("hi", into: "field")
    #expect(!screen.isKeyboardShown)
    #expect(try screen.find("field").value == "hi")
    try await screen.showKeyboard()
    #expect(abs((screen.keyboardFrame?.maxY ?? 0) - 852) < 0.5)
    screen.setHardwareKeyboard(true)
    try await screen.settle()
    #expect(!screen.isKeyboardShown)
  }

  @Test("touches on it reach nothing behind it")
  func inFront() async throws {
    let diary = Diary()
    let screen = await Screen {
      ZStack {
        Color.red.onTapGesture { diary.lines.append("behind") }.ignoresSafeArea(.keyboard)
        TextField("Message", text: .constant("")).accessibilityIdentifier("field")
      }
    }
    try await screen.tap("field")
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: 196, y: 845))
    try await screen.tap(at: CGPoint(x: 196, y: 530))
    #expect(diary.lines.isEmpty)
    try await screen.tap(at: CGPoint(x: 196, y: 150))
    #expect(diary.lines == ["behind"])
  }

  @Test("a field low in a scroll view is scrolled above the keyboard")
  func avoidance() async throws {
    // Given a field that the keyboard will cover
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 650)
          TextField("low", text: .constant("")).accessibilityIdentifier("field").frame(height: 40)
          Color.blue.frame(height: 600)
        }
      }
    }
    // When it is tapped
    try await screen.tap("field")
    try await screen.settle()
    // Then it is above the keyboard, and the content extends under the keyboard
    #expect(try screen.find("field").frame.maxY <= 852 - 336)
    #expect(try screen.find("field").frame.maxY > 852 - 336 - 60)
    // The content's end can be reached
    try await screen.wheel(5000)
    #expect(try screen.find("field").frame.maxY < 0)
  }

  /// Two fields, the second below the keyboard.
  struct DistantFields: View {
    @FocusState private var isSecond: Bool
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          TextField("first", text: .constant("")).accessibilityIdentifier("first").frame(height: 40)
            .onSubmit { isSecond = true }
          Color.red.frame(height: 650)
          TextField("second", text: .constant("")).accessibilityIdentifier("second").frame(height: 40)
            .focused($isSecond)
          Color.blue.frame(height: 600)
        }
      }
    }
  }

  @Test(
    "with the keyboard up, the field that gets the focus is scrolled into view evenly, in a quarter of a second",
    arguments: [InputEvent.Key.Name.tab, .return])
  func focusMoves(_ key: InputEvent.Key.Name) async throws {
    let screen = await Screen { DistantFields() }
    try await screen.tap("first")
    try await screen.settle()
    var last = try screen.find("second").frame.maxY
    // When the focus moves to the second field
    try await screen.press(key)
    // Then it rises frame by frame
    for frame in 1...13 {
      let now = try screen.find("second").frame.maxY
      #expect(now <= last && last - now < 60, "frame \(frame): \(last) -> \(now)")
      if frame == 8 { #expect(now > 852 - 336 - 12 && now < 800) }
      last = now
      try await screen.frames(1)
    }
    try await screen.settle()
    #expect(try abs(screen.find("second").frame.maxY - (852 - 336 - 12)) < 0.01)
  }

  @Test(
    "what a drag does to it",
    arguments: [
      (ScrollDismissesKeyboardMode.automatic, false), (.immediately, false), (.never, true),
    ])
  func dismissal(_ mode: ScrollDismissesKeyboardMode, _ stays: Bool) async throws {
    let screen = await Screen { Chat().scrollDismissesKeyboard(mode) }
    try await screen.tap("field")
    try await screen.settle()
    try await screen.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 300))
    try await screen.settle()
    #expect(screen.isKeyboardShown == stays)
    #expect((screen.focusedField != nil) == stays)
  }

  @Test("interactively it follows a finger down, and comes back if the finger turns")
  func interactive() async throws {
    let screen = await Screen { Chat().scrollDismissesKeyboard(.interactively) }
    try await screen.tap("field")
    try await screen.settle()
    // When a finger drags into it
    try await screen.touch.down(at: CGPoint(x: 196, y: 300))
    try await screen.touch.move(to: CGPoint(x: 196, y: 700))
    // Then its edge follows the finger
    #expect(screen.keyboardFrame?.minY == 700)
    // When the finger moves back up and lifts, the keyboard stays
    try await screen.touch.move(to: CGPoint(x: 196, y: 600))
    try await screen.touch.up()
    try await screen.settle()
    #expect(screen.keyboardFrame?.minY == 516)
    // When it lifts while moving down, the keyboard is dismissed
    try await screen.touch.down(at: CGPoint(x: 196, y: 300))
    try await screen.touch.move(to: CGPoint(x: 196, y: 750), duration: .milliseconds(150))
    try await screen.touch.up()
    try await screen.settle()
    #expect(!screen.isKeyboardShown)
    #expect(screen.focusedField == nil)
  }
}
