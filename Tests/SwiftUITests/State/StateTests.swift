import Dispatch
import SimulatorTesting
import SwiftUI

@MainActor @Suite("State", .simulator(.iPhoneSE))
struct StateTests {
  struct TwoValues: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("go") {
        first += 1
        second += 1
        first += 1
      }
      Text(verbatim: "\(first) \(second)").accessibilityIdentifier("values")
    }
  }

  @Test("several changes in one action cause one body")
  func oneBody() async throws {
    // Given a view with two values on the screen
    let screen = await Screen { TwoValues() }
    #expect(screen.counters.bodiesByType["TwoValues"] == 1)
    // When one action changes them three times
    try await screen.tap(.label("go").and(.role(.button)))
    try await screen.settle()
    // Then the body runs once more and shows the last values
    #expect(screen.counters.bodiesByType["TwoValues"] == 2)
    #expect(try screen.find("values").label == "2 1")
  }

  struct SameValue: View {
    @State private var value = 1
    var body: some View {
      Button("set") { value = 1 }
      Text(verbatim: "\(value)")
    }
  }

  @Test("writing the value that is there already runs nothing")
  func sameValue() async throws {
    // Given a value
    let screen = await Screen { SameValue() }
    // When the same value is written
    try await screen.tap(.label("set").and(.role(.button)))
    try await screen.settle()
    // Then no body runs
    #expect(screen.counters.bodiesByType["SameValue"] == 1)
  }

  struct Parent: View {
    @State private var shown = 0
    @State private var passed = 0
    var body: some View {
      let _ = shown
      Button("own") { shown += 1 }
      Reader(binding: $passed)
      Bystander(number: 7)
    }
  }
  struct Reader: View {
    @Binding var binding: Int
    var body: some View { Button("bound \(binding)") { binding += 1 } }
  }
  struct Bystander: View {
    let number: Int
    var body: some View { Text(verbatim: "\(number)") }
  }

  @Test("only bodies that read what changed run")
  func readersOnly() async throws {
    // Given a parent that passes on a binding without reading it
    let screen = await Screen { Parent() }
    // When the child writes it
    try await screen.tap(.label("bound 0").and(.role(.button)))
    try await screen.settle()
    // Then only the child's body runs
    #expect(try screen.find(.label("bound 1").and(.role(.button))).isEnabled)
    #expect(screen.counters.bodiesByType["Parent"] == 1)
    #expect(screen.counters.bodiesByType["Reader"] == 2)
    // When the parent's own value changes
    try await screen.tap(.label("own").and(.role(.button)))
    try await screen.settle()
    // Then the children, whose inputs are equal, do not run
    #expect(screen.counters.bodiesByType["Parent"] == 2)
    #expect(screen.counters.bodiesByType["Reader"] == 2)
    #expect(screen.counters.bodiesByType["Bystander"] == 1)
  }

  struct Person: Equatable {
    var name = "A"
    var pet: String?
  }
  struct Derived: View {
    @State private var person = Person()
    var body: some View {
      NameField(name: $person.name)
      if let pet = Binding($person.pet) { NameField(name: pet) } else { Button("adopt") { person.pet = "P" } }
      NameField(name: Binding(get: { "\(person.name)!" }, set: { person.name = String($0.prefix(2)) }))
      Text(verbatim: "\(person.name) \(person.pet ?? "-")").accessibilityIdentifier("person")
    }
  }
  struct NameField: View {
    @Binding var name: String
    var body: some View { Button(name) { name += "x" } }
  }

  @Test("bindings to a member, to an optional and computed ones read and write through")
  func derivedBindings() async throws {
    // Given bindings of three kinds
    let screen = await Screen { Derived() }
    func press(_ label: String) async throws {
      try await screen.tap(.label(label).and(.role(.button)))
      try await screen.settle()
    }
    // When each is written
    try await press("A")
    #expect(try screen.find("person").label == "Ax -")
    try await press("adopt")
    try await press("P")
    #expect(try screen.find("person").label == "Ax Px")
    try await press("Ax!")
    // Then the owner has the new value
    #expect(try screen.find("person").label == "Ax Px")
  }

  final class Store: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count = 0
    init() { Self.made += 1 }
  }
  struct Owner: View {
    @StateObject private var store = Store()
    let tag: Int
    var body: some View { Button("store \(store.count) \(tag)") { store.count += 1 } }
  }

  @Test("a state object is made once an identity")
  func stateObject() async throws {
    // Given an owner whose object is in use
    Store.made = 0
    let knob = Knob(0)
    let screen = await Screen { Turned(knob: knob) { Owner(tag: $0).id($0 / 10) } }
    try await screen.tap(.label("store 0 0").and(.role(.button)))
    // When its parent recreates it
    knob.value = 1
    try await screen.settle()
    // Then it keeps the same object; with another identity it gets another one
    #expect(try screen.find(.label("store 1 1")).role == .button)
    #expect(Store.made == 1)
    knob.value = 10
    try await screen.settle()
    #expect(try screen.find(.label("store 0 10")).role == .button)
    #expect(Store.made == 2)
  }

  struct Follower: View {
    @ObservedObject var knob: Knob<Int>
    var body: some View { Text(verbatim: "value \(knob.value)").accessibilityIdentifier("follower") }
  }

  @Test("an observed object that is exchanged is followed, the old one no longer")
  func exchangedObject() async throws {
    // Given an observer of one of two objects
    let first = Knob(1)
    let second = Knob(2)
    let choice = Knob(first)
    let screen = await Screen { Turned(knob: choice) { Follower(knob: $0) } }
    #expect(try screen.find("follower").label == "value 1")
    // When the object is replaced
    choice.value = second
    try await screen.settle()
    second.value = 3
    try await screen.settle()
    #expect(try screen.find("follower").label == "value 3")
    // Then changes of the old one have no effect
    let mark = screen.mark()
    first.value = 9
    try await screen.settle()
    #expect(mark.bodiesByType["Follower"] == nil)
  }

  struct Background: View {
    @State private var value = 0
    var body: some View {
      Text(verbatim: "\(value)").accessibilityIdentifier("value")
        .onAppear {
          let binding = $value
          DispatchQueue.global().async { binding.wrappedValue = 5 }
        }
    }
  }

  @Test("a change from another thread is shown")
  func otherThread() async throws {
    // Given a view whose state changes on a background thread when it appears
    let screen = await Screen { Background() }
    // When that has happened
    try await screen.settle()
    // Then the screen shows the change
    #expect(try screen.find("value").label == "5")
  }

  struct WritesInBody: View {
    @State private var value = 0
    var body: some View {
      if value == 0 { value = 1 }
      return Text(verbatim: "\(value)").accessibilityIdentifier("value")
    }
  }

  @Test("state that is written while a body runs is shown in the same frame's next round")
  func writtenInBody() async throws {
    // Given, when: a body that writes its own state once
    let screen = await Screen { WritesInBody() }
    // Then it settles with the new value
    try await screen.settle()
    #expect(try screen.find("value").label == "1")
  }
}
