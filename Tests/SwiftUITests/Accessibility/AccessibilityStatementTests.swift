import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What an app says for assistive technology", .simulator(.iPhoneSE))
struct AccessibilityStatementTests {
  struct Represented: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Drawn").onTapGesture { isOn.toggle() }
          .accessibilityRepresentation { Toggle("Light", isOn: $isOn) }
        Text(verbatim: "\(isOn)")
      }
    }
  }

  @Test func `Given a representation, then its elements are there in place of the view's, and nothing of it is seen`()
    async throws
  {
    let screen = await Screen { Represented() }
    #expect(!screen.visibleText.contains("Light"))
    let light = try screen.find(.label("Light"))
    #expect(try light.role == .switch)
    #expect(!screen.exists(.label("Drawn")))
    screen.simulator.send(.activate(try light.node.key, timestamp: screen.simulator.now))
    try await screen.settle()
    #expect(screen.visibleText.contains("true"))
  }

  @Test func `Given priorities, then what has a higher one is read first, and what is equal in its order`() async throws
  {
    let screen = await Screen {
      VStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
        Text("C")
        Text("D").accessibilitySortPriority(2)
      }
    }
    #expect(screen.elements.map(\.label).filter { !$0.isEmpty } == ["D", "B", "A", "C"])
  }

  @Test func `Given a modal element, then nothing beside it is reached`() async throws {
    let screen = await Screen {
      VStack {
        Text("Behind")
        VStack { Text("In front") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      }
    }
    #expect(!screen.exists(.label("Behind")))
    #expect(screen.exists(.label("In front")))
  }

  @Test func `Given traits, headings and other names, then assistive technology knows them`() async throws {
    let screen = await Screen {
      VStack {
        Text("Title").accessibilityHeading(.h2)
        Text("Head").accessibilityHeading(.h1) + Text("line")
        VStack { Text("Inside") }.accessibilityHeading(.h3)
        Text("Time").accessibilityAddTraits(.updatesFrequently)
        Text("Switch").accessibilityAddTraits([.isToggle, .startsMediaSession])
        Button("Send message") {}.accessibilityInputLabels(["Send", "Message"])
        Text("Plain").accessibilityLabel("Other", isEnabled: false).accessibilityHint("Hint", isEnabled: true)
      }
    }
    #expect(try screen.find(.label("Title")).role == .header)
    #expect(screen.findAll(.label("Title")).first?.headingLevel == 2)
    #expect(try screen.find(.label("Headline")).role == .header)
    #expect(screen.findAll(.label("Headline")).first?.headingLevel == 1)
    #expect(screen.findAll(.label("Inside")).first?.headingLevel == 3)
    #expect(screen.findAll(.label("Time")).first?.traits.contains(.updatesFrequently) == true)
    #expect(try screen.find(.label("Switch")).role == .switch)
    #expect(screen.findAll(.label("Send message")).first?.inputLabels == ["Send", "Message"])
    #expect(try screen.find(.label("Plain")).node.hint == "Hint")
  }

  struct Stops: View {
    let responds: Bool
    var body: some View {
      VStack {
        Button("First") {}.accessibilityRespondsToUserInteraction(responds)
        Button("Second") {}
      }
    }
  }

  @Test(arguments: [true, false])
  func `Given a button that responds to nobody, then Tab goes past it`(responds: Bool) async throws {
    let screen = await Screen { Stops(responds: responds) }
    try await screen.press(.tab)
    #expect(try screen.find(.label("First")).isFocused == responds)
    #expect(try screen.find(.label("Second")).isFocused == !responds)
  }

  struct TextsWithFocus: View {
    enum Part { case name, mistake }
    @AccessibilityFocusState private var part: Part?
    var body: some View {
      VStack {
        Text("Name").accessibilityFocused($part, equals: .name)
        Text("Mistake").accessibilityFocused($part, equals: .mistake)
        Button("Check") { part = .mistake }
        Text(verbatim: "At \(part.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test
  func `Given VoiceOver, when the app or the person moves it, then the state is where it is; without it, nowhere`()
    async throws
  {
    let screen = await Screen { TextsWithFocus() }
    try await screen.tap(.label("Check"))
    try await screen.settle()
    #expect(screen.visibleText.contains("At none"))
    try await screen.setAccessibility(.voiceOver)
    try await screen.tap(.label("Check"))
    try await screen.settle()
    #expect(screen.visibleText.contains("At mistake"))
    #expect(try await screen.moveAccessibilityFocus(to: .label("Name")))
    #expect(screen.visibleText.contains("At name"))
    try await screen.moveAccessibilityFocus(to: .label("Check"))
    #expect(screen.visibleText.contains("At none"))
  }
}
