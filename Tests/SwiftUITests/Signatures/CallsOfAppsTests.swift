import DisplayList
import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI

// Source as apps write it. Many of these tests check that it compiles, and which declaration it resolves to.

/// Makes views outside the main actor, as a type without actor isolation does.
private struct Factory {
  func title(_ text: String) -> some View { Text(text).font(.title).padding().foregroundStyle(.red) }
  func mark() -> some View { Circle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 10).opacity(0.5) }
  func rows() -> some View {
    Section("Rows") {
      LabeledContent("Name", value: "Ada")
      HStack {
        Label("Star", systemImage: "star"); Spacer()
      }
    }
  }
  func touched(_ action: @escaping () -> Void) -> some View {
    Rectangle().onTapGesture(perform: action).onLongPressGesture(perform: action).onHover { _ in action() }
      .accessibilityAction(.default, action).onSubmit(action)
  }
  func pressed(_ action: @escaping () -> Void) -> some View {
    Menu("More") {
      Text("x")
    } primaryAction: {
      action()
    }
  }
}

extension View {
  /// A wrapper around an alert with non-escaping actions.
  fileprivate func question<A: View>(
    _ title: String, _ isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> Text
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: message)
      .confirmationDialog(title, isPresented: .constant(false), actions: actions)
      .navigationDestination(isPresented: .constant(false), destination: actions)
  }

  nonisolated fileprivate func card() -> some View { padding().background(.white).clipShape(.capsule) }
}

private struct Warm: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.orange : Color.red
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(verbatim: configuration.isOn ? "x" : "o"); configuration.label
      }
    }
  }
}

private struct Half: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 2
  }
}

@MainActor @Suite("Calls as apps write them", .simulator(.iPhoneSE))
struct CallsOfAppsTests {
  @Test("titles that are literals are keys, whatever takes them; strings are not")
  func titles() {
    let string = "a"
    func isKey(_ text: Text) -> Bool {
      text.segments.allSatisfy { if case .localized = $0.content { true } else { false } }
    }
    #expect(isKey(Text("a")) && !isKey(Text(string)))
    #expect(isKey(Text("\(string)")) && isKey(Text("\(1) of \(Text("b"))")))
    // An interpolation that a key cannot take makes the literal a string, as on Apple's systems.
    struct Plain {}
    #expect(!isKey(Text("\(String(describing: Plain()))" as String)))
  }

  @Test("shapes can be layered and changed before they are drawn")
  func shapes() async throws {
    let screen = await Screen {
      VStack {
        Circle().fill(.red).stroke(.blue, lineWidth: 3).frame(width: 40, height: 40)
        Circle().strokeBorder(lineWidth: 2).frame(width: 40, height: 40)
        Circle().fill().strokeBorder(.green, lineWidth: 2).frame(width: 40, height: 40)
        Circle().offset(x: 1).fill().frame(width: 40, height: 40)
        RoundedRectangle(cornerRadius: 3).rotation(.degrees(45)).scale(2).stroke(lineWidth: 2)
          .frame(width: 40, height: 40)
        Rectangle().size(width: 3, height: 4).fill(Warm()).frame(width: 40, height: 40)
      }
    }
    let strokes = screen.drawn.filter { if case .stroke = $0.command { true } else { false } }
    let fills = screen.drawn.filter { if case .fill = $0.command { true } else { false } }
    #expect(strokes.count == 4)
    #expect(fills.count == 4)
    // The first circle's stroke is in front of its fill.
    let first = try #require(screen.drawn.first)
    if case .fill = first.command {} else { Issue.record("the inside is not behind") }
    let sized = try #require(fills.last)
    #expect(abs(sized.bounds.width - 3) < 0.5 && abs(sized.bounds.height - 4) < 0.5)
  }

  @Test("a shape that is moved is drawn elsewhere, its frame stays, and an animation takes it there")
  func movedShape() async throws {
    struct Moving: View {
      @State var isRight = false
      var body: some View {
        VStack {
          Rectangle().offset(x: isRight ? 100 : 0).frame(width: 20, height: 20).accessibilityIdentifier("shape")
          Button("Move") { withAnimation(.linear(duration: 1)) { isRight = true } }
        }
      }
    }
    let screen = await Screen { Moving() }
    func left() -> CGFloat {
      screen.drawn.first { if case .fill = $0.command { true } else { false } }?.bounds.minX ?? .nan
    }
    let start = left()
    try await screen.tap(.label("Move"))
    try await screen.advance(by: .milliseconds(500))
    #expect(abs(left() - start - 50) < 5)
    try await screen.advance(by: .seconds(1))
    #expect(abs(left() - start - 100) < 0.5)
  }

  @Test("a style of an app's own comes to another one, by the environment")
  func shapeStyle() async throws {
    func color(_ scheme: ColorScheme) async -> String {
      let screen = await Screen { Rectangle().fill(Warm()).environment(\.colorScheme, scheme) }
      return screen.drawn.map { "\($0.command)" }.joined()
    }
    let red = await Screen { Rectangle().fill(.red) }.drawn.map { "\($0.command)" }.joined()
    #expect(await color(.light) == red)
    #expect(await color(.dark) != red)
  }

  @Test("a primitive style decides what makes its button act")
  func primitiveStyle() async throws {
    var count = 0
    let screen = await Screen { Button("Twice") { count += 1 }.buttonStyle(TwiceStyle()) }
    #expect(try screen.find(.label("Twice")).role == .button)
    let place = try screen.find(.label("Twice")).frame
    let center = CGPoint(x: place.midX, y: place.midY)
    try await screen.tap(at: center)
    try await screen.advance(by: .seconds(1))
    #expect(count == 0)
    try await screen.tap(at: center)
    try await screen.tap(at: center)
    #expect(count == 1)
  }

  @Test("a toggle's style draws it")
  func toggleStyle() async throws {
    struct StyledToggles: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Toggle("Mark", isOn: $isOn).toggleStyle(CheckStyle())
          Toggle("Press", isOn: $isOn).toggleStyle(.button).accessibilityIdentifier("press")
          Toggle("Switch", isOn: $isOn).toggleStyle(.switch).accessibilityIdentifier("switch")
        }
      }
    }
    let screen = await Screen { StyledToggles() }
    try await screen.tap(.label("o, Mark"))
    #expect(screen.exists(.label("x, Mark")))
    #expect(try screen.find("switch").value == "1")
    try await screen.tap("press")
    #expect(try screen.find("switch").value == "0")
  }

  @Test("wrappers around alerts and pages need no escaping closures")
  func wrappers() async throws {
    struct AskingButton: View {
      @State var isAsked = false
      var body: some View {
        Button("Ask") { isAsked = true }
          .question("Sure?", $isAsked) {
            Button("Yes") {}
          } message: {
            Text("It cannot be undone.")
          }
      }
    }
    let screen = await Screen { AskingButton() }
    try await screen.tap(.label("Ask"))
    try await screen.tap(.label("Yes"))
    try await screen.settle()
    #expect(!screen.exists(.label("Yes")))
  }

  @Test("views are made outside of the main actor, and act on it")
  func factories() async throws {
    var count = 0
    let factory = Factory()
    let screen = await Screen {
      VStack {
        factory.title("Title").card()
        factory.mark()
        factory.rows()
        factory.touched { count += 1 }.accessibilityIdentifier("touched")
        factory.pressed { count += 10 }
      }
    }
    try await screen.tap("touched")
    #expect(count == 1)
    try await screen.tap(.label("More"))
    #expect(count == 11)
  }

  @Test("an empty field makes an optional value nil")
  func optionalValue() async throws {
    struct OptionalNumber: View {
      @State var number: Int? = 5
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number).accessibilityIdentifier("field")
          Text(verbatim: number.map(String.init) ?? "none").accessibilityIdentifier("shown")
        }
      }
    }
    let screen = await Screen { OptionalNumber() }
    #expect(try screen.find("shown").label == "5")
    try await screen.tap("field")
    try await screen.clear()
    try await screen.type("\n")
    #expect(try screen.find("shown").label == "none")
  }

  @Test("texts describe values and hints")
  func describedByTexts() async throws {
    let screen = await Screen {
      Rectangle().accessibilityElement().accessibilityIdentifier("a").accessibilityValue(Text("half"))
        .accessibilityHint(Text("Twice to open"))
    }
    #expect(try screen.find("a").value == "half")
  }

  @Test("a detent of an app's own reads the environment by name")
  func detent() async throws {
    let screen = await Screen {
      Text("Page").sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents([.custom(Half.self)]).accessibilityElement().accessibilityIdentifier("sheet")
      }
    }
    try await screen.advance(by: .seconds(1))
    #expect(try screen.find("sheet").frame.minY > 200)
  }

  @Test("resolved colours can be kept")
  func resolvedColors() throws {
    let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    let kept = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
    #expect(abs(kept.linearRed - color.linearRed) < 1e-6 && abs(kept.blue - 0.75) < 1e-6 && kept.opacity == 0.5)
    let components = try JSONDecoder().decode([Float].self, from: JSONEncoder().encode(color))
    #expect(components.count == 4 && abs(components[1] - 0.5) < 1e-6 && components[3] == 0.5)
  }
}
