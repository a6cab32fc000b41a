import SimulatorTesting
import SwiftUI

private struct FirstKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct SecondKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
  /// Depends on two keys.
  fileprivate var sum: Int { first + second }
}

@MainActor @Suite("Environment", .simulator(.iPhoneSE))
struct EnvironmentTests {
  struct ReadsFirst: View {
    @Environment(\.first) private var first
    var body: some View { Text(verbatim: "first \(first)").accessibilityIdentifier("first") }
  }
  struct ReadsSum: View {
    @Environment(\.sum) private var sum
    var body: some View { Text(verbatim: "sum \(sum)").accessibilityIdentifier("sum") }
  }
  struct HasButDoesNotRead: View {
    @Environment(\.first) private var first
    var body: some View { Text("nothing") }
  }
  struct All: View {
    var body: some View {
      ReadsFirst()
      ReadsSum()
      HasButDoesNotRead()
    }
  }

  @Test("a value reaches those who read it, and only their bodies run")
  func readersOnly() async throws {
    // Given readers of one key, of both and of none
    let first = Knob(1)
    let second = Knob(10)
    let screen = await Screen {
      Turned(knob: first) { one in
        Turned(knob: second) { two in All().environment(\.second, two) }.environment(\.first, one)
      }
    }
    #expect(try screen.find("first").label == "first 1")
    #expect(try screen.find("sum").label == "sum 11")
    // When the second key's value changes
    second.value = 20
    try await screen.settle()
    // Then only the reader of both runs
    #expect(try screen.find("sum").label == "sum 21")
    #expect(screen.counters.bodiesByType["ReadsFirst"] == 1)
    #expect(screen.counters.bodiesByType["ReadsSum"] == 2)
    // When the first key's value changes
    first.value = 2
    try await screen.settle()
    #expect(try screen.find("first").label == "first 2")
    #expect(try screen.find("sum").label == "sum 22")
    #expect(screen.counters.bodiesByType["HasButDoesNotRead"] == 1)
    #expect(screen.counters.bodiesByType["All"] == 1)
  }

  @Test("the nearest writer wins, and a transform sees what is above it")
  func nesting() async throws {
    // Given two writers and a transform
    let screen = await Screen {
      ReadsFirst().transformEnvironment(\.first) { $0 += 5 }.environment(\.first, 100).environment(\.first, 1)
    }
    // Then the transform is applied to the inner value
    #expect(try screen.find("first").label == "first 105")
  }

  final class Session: ObservableObject {
    @Published var user = "A"
  }
  struct ReadsSession: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text(verbatim: session.user).accessibilityIdentifier("user") }
  }

  @Test("an environment object is found by its type and followed, also when it is exchanged")
  func environmentObject() async throws {
    // Given an object above
    let one = Session()
    let knob = Knob(one)
    let screen = await Screen { Turned(knob: knob) { session in VStack { ReadsSession() }.environmentObject(session) } }
    // When it changes
    one.user = "B"
    try await screen.settle()
    #expect(try screen.find("user").label == "B")
    // Then the change is shown, and so is another object
    knob.value = Session()
    try await screen.settle()
    #expect(try screen.find("user").label == "A")
    knob.value.user = "C"
    try await screen.settle()
    #expect(try screen.find("user").label == "C")
  }

  @Test("a text's style comes from the environment without running a body")
  func textStyle() async throws {
    // Given a text below a font
    let knob = Knob(CGFloat(10))
    let screen = await Screen {
      Turned(knob: knob) { size in ReadsFirst().font(.system(size: size)) }
    }
    let small = try screen.find("first").frame.height
    // When the font grows
    knob.value = 40
    try await screen.settle()
    // Then the text grows, and the body that contains it does not run
    #expect(try screen.find("first").frame.height > 3 * small)
    #expect(screen.counters.bodiesByType["ReadsFirst"] == 1)
  }
}

extension EnvironmentTests {
  struct Plain: ButtonStyle {
    var inset: CGFloat
    func makeBody(configuration: Configuration) -> some View { Styled(inset: inset, label: configuration.label) }
  }
  struct Styled<Label: View>: View {
    let inset: CGFloat
    let label: Label
    var body: some View { label.padding(inset) }
  }
  struct Pressable: View {
    var body: some View { Button("b") {}.accessibilityIdentifier("b") }
  }

  @Test("the same button style again is no change; another one restyles without running the button's owner")
  func sameStyle() async throws {
    // Given a button below a style that its ancestor recreates
    let knob = Knob(0)
    let screen = await Screen { Turned(knob: knob) { Pressable().buttonStyle(Plain(inset: CGFloat($0 / 10))) } }
    func styled() -> Int { screen.counters.bodiesByType.filter { $0.key.hasPrefix("Styled") }.values.reduce(0, +) }
    let before = styled()
    // When an equal style is set
    knob.value = 1
    try await screen.settle()
    // Then nothing below runs
    #expect(styled() == before)
    // When a different one is set
    let size = try screen.find("b").frame.size
    knob.value = 50
    try await screen.settle()
    // Then the button changes its look
    #expect(try screen.find("b").frame.width == size.width + 10)
    #expect(screen.counters.bodiesByType["Pressable"] == 1)
  }
}
