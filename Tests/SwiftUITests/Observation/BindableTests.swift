import SimulatorTesting
import SwiftUI

@MainActor @Suite("Bindings to observable objects", .simulator(.iPhoneSE))
struct BindableTests {
  @Observable final class Profile {
    var name = "Ada"
    var isPublic = false
    var address = Address()
    struct Address { var town = "Wien" }
  }

  struct Field: View {
    let id: String
    @Binding var text: String
    var body: some View { Button(text) { text += "!" }.accessibilityIdentifier(id) }
  }
  struct FromProperty: View {
    @Bindable var profile: Profile
    var body: some View {
      Field(id: "property", text: $profile.name)
      Field(id: "town", text: $profile.address.town)
      Toggle("Public", isOn: $profile.isPublic).accessibilityIdentifier("public")
    }
  }
  struct FromVariable: View {
    @Environment(Profile.self) private var profile
    var body: some View {
      @Bindable var profile = profile
      Field(id: "variable", text: $profile.name)
    }
  }
  struct InPlace: View {
    let profile: Profile
    var body: some View { Field(id: "place", text: Bindable(profile).name) }
  }
  struct FromState: View {
    @State private var profile: Profile
    init(_ profile: Profile) { _profile = State(initialValue: profile) }
    var body: some View { Field(id: "state", text: $profile.name) }
  }
  struct All: View {
    let profile: Profile
    var body: some View {
      VStack {
        FromProperty(profile: profile)
        FromVariable()
        InPlace(profile: profile)
        FromState(profile)
      }
      .environment(profile)
    }
  }

  @Test(
    "given bindings made in each way, when one is written, then the object has it and all show it, and no parent runs")
  func ways() async throws {
    let profile = Profile()
    let screen = await Screen { All(profile: profile) }
    var name = "Ada"
    for id in ["property", "variable", "place", "state"] {
      let mark = screen.mark()
      try await screen.tap(.identifier(id))
      try await screen.settle()
      name += "!"
      #expect(profile.name == name)
      for shown in ["property", "variable", "place", "state"] {
        #expect(try screen.find(.identifier(shown)).label == name, "\(shown) after \(id)")
      }
      #expect(mark.bodies(of: Field.self) == 4)
      #expect(mark.bodies(of: FromProperty.self) == 0)
      #expect(mark.bodies(of: FromState.self) == 0)
    }
    try await screen.tap("town")
    #expect(profile.address.town == "Wien!")
    try await screen.tap("public")
    #expect(profile.isPublic)
  }

  struct ProfileFields: View {
    @Bindable var profile: Profile
    var body: some View {
      TextField("Name", text: $profile.name).accessibilityIdentifier("field")
      Text("Hello \(profile.name)").accessibilityIdentifier("greeting")
    }
  }

  @Test("given a text field, when a person types, then the object follows")
  func typing() async throws {
    let profile = Profile()
    profile.name = ""
    let screen = await Screen { ProfileFields(profile: profile) }
    try await screen.type("Bo", into: "field")
    #expect(profile.name == "Bo")
    #expect(try screen.find("greeting").label == "Hello Bo")
  }

  struct Animated: View {
    @State private var bar = ObservableTests.Bar()
    var body: some View {
      Color.red.frame(width: bar.width, height: 20).named("bar")
      Grow(width: $bar.animation(.linear(duration: 1)).width).accessibilityIdentifier("grow")
    }
  }
  struct Grow: View {
    @Binding var width: CGFloat
    var body: some View { Button("grow") { width = 200 } }
  }

  @Test("given a binding with an animation, when a part of it is written, then the change is animated")
  func animation() async throws {
    let screen = await Screen { Animated() }
    try await screen.tap("grow")
    try await screen.advance(by: .seconds(0.4))
    let width = try screen.frame("bar").width
    #expect(width > 110 && width < 190)
  }
}

@MainActor @Suite("Observable objects in the environment", .simulator(.iPhoneSE))
struct ObservableEnvironmentTests {
  struct Reader: View {
    @Environment(Pair.self) private var pair
    let id: String
    var body: some View { Text(verbatim: "\(pair.first)").accessibilityIdentifier(id) }
  }
  struct MaybeReader: View {
    @Environment(Pair.self) private var pair: Pair?
    var body: some View {
      Text(verbatim: pair.map { "\($0.first)" } ?? "none").accessibilityIdentifier("maybe")
    }
  }

  @Test("given objects of one type, then the closest is read and followed")
  func closest() async throws {
    let (outer, inner) = (Pair(), Pair())
    inner.first = 10
    let screen = await Screen {
      VStack {
        Reader(id: "outer")
        Reader(id: "inner").environment(inner)
      }
      .environment(outer)
    }
    #expect(try screen.find("outer").label == "0")
    #expect(try screen.find("inner").label == "10")
    let mark = screen.mark()
    outer.first = 1
    try await screen.settle()
    #expect(try screen.find("outer").label == "1")
    #expect(mark.bodies(of: Reader.self) == 1)
  }

  @Test("given an object that is exchanged or taken away, then that is shown")
  func exchanged() async throws {
    let one = Pair()
    let two = Pair()
    two.first = 2
    let knob = Knob<Pair?>(nil)
    let screen = await Screen { Turned(knob: knob) { MaybeReader().environment($0) } }
    #expect(try screen.find("maybe").label == "none")
    for (pair, label) in [(one, "0"), (two, "2"), (nil, "none")] {
      knob.value = pair
      try await screen.settle()
      #expect(try screen.find("maybe").label == label)
    }
    var values = EnvironmentValues()
    #expect(values[Pair.self] == nil)
    values[Pair.self] = one
    #expect(values[Pair.self] === one)
  }

  @Test("given no object, when it is read, then the process ends and says which is missing and what to do")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Environment(Pair.self).wrappedValue }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "No Observable object of type Pair in the environment: an ancestor must call .environment(_:) with one."))
  }
}
