import Dispatch
import Foundation
import SimulatorTesting
import SwiftUI

@Observable
final class Pair {
  var first = 0
  var second = 0
  var sum: Int { first + second }
}

@MainActor @Suite("Observable objects", .simulator(.iPhoneSE))
struct ObservableTests {
  struct First: View {
    let pair: Pair
    var body: some View { Text(verbatim: "first \(pair.first)").accessibilityIdentifier("first") }
  }
  struct Second: View {
    let pair: Pair
    var body: some View { Text(verbatim: "second \(pair.second)").accessibilityIdentifier("second") }
  }
  struct Sum: View {
    let pair: Pair
    var body: some View { Text(verbatim: "sum \(pair.sum)").accessibilityIdentifier("sum") }
  }
  struct Parent: View {
    let pair: Pair
    var body: some View {
      First(pair: pair)
      Second(pair: pair)
      Sum(pair: pair)
    }
  }

  @Test("given readers of different properties, when one changes several times, then the bodies that read it run once")
  func readersOnly() async throws {
    let pair = Pair()
    let screen = await Screen { Parent(pair: pair) }
    for round in 1...3 {
      let mark = screen.mark()
      pair.first += 1
      pair.first += 1
      try await screen.settle()
      #expect(mark.bodies(of: First.self) == 1)
      #expect(mark.bodies(of: Sum.self) == 1)
      #expect(mark.bodies(of: Second.self) == 0)
      #expect(mark.bodies(of: Parent.self) == 0)
      #expect(try screen.find("first").label == "first \(2 * round)")
      #expect(try screen.find("sum").label == "sum \(2 * round)")
    }
  }

  @Test("given a change to what is there already, then nothing runs")
  func sameValue() async throws {
    let pair = Pair()
    let screen = await Screen { Parent(pair: pair) }
    let mark = screen.mark()
    pair.first = 0
    try await screen.settle()
    #expect(mark.bodies(of: First.self) == 0)
  }

  struct Either: View {
    let pair: Pair
    @State private var readsFirst = true
    var body: some View {
      Button(readsFirst ? "first \(pair.first)" : "second \(pair.second)") { readsFirst.toggle() }
    }
  }

  @Test("given a body that no longer reads a property, when that changes, then the body does not run")
  func noLongerRead() async throws {
    let pair = Pair()
    let screen = await Screen { Either(pair: pair) }
    try await screen.tap(.label("first 0").and(.role(.button)))
    try await screen.settle()
    let mark = screen.mark()
    pair.first = 5
    try await screen.settle()
    #expect(mark.bodies(of: Either.self) == 0)
    pair.second = 7
    try await screen.settle()
    #expect(mark.bodies(of: Either.self) == 1)
    #expect(screen.exists(.label("second 7").and(.role(.button))))
  }

  @Observable final class Pet: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) {
      self.id = id
      name = "Pet \(id)"
    }
  }
  struct PetRow: View {
    let pet: Pet
    var body: some View { Text(pet.name).frame(height: 40).accessibilityIdentifier("pet \(pet.id)") }
  }

  @Test("given lazy rows of objects, when one object changes, then its row's body runs")
  func lazyRows() async throws {
    let pets = (0..<1000).map(Pet.init)
    let screen = await Screen {
      ScrollView { LazyVStack { ForEach(pets) { PetRow(pet: $0) } } }
    }
    let mark = screen.mark()
    pets[3].name = "Rex"
    pets[900].name = "Far away"
    try await screen.settle()
    #expect(mark.bodies(of: PetRow.self) == 1)
    #expect(try screen.find("pet 3").label == "Rex")
    try await screen.scroll(to: "pet 900")
    #expect(try screen.find("pet 900").label == "Far away")
  }

  @Test("given a row that was scrolled away, when its object changes, then the row shows it on its return")
  func parkedRow() async throws {
    let pets = (0..<100).map(Pet.init)
    let screen = await Screen {
      ScrollView { LazyVStack { ForEach(pets) { PetRow(pet: $0) } } }
    }
    try await screen.wheel(700)
    try await screen.settle()
    #expect(!screen.isVisible("pet 0"))
    pets[0].name = "Rex"
    try await screen.settle()
    try await screen.wheel(-700)
    try await screen.settle()
    #expect(try screen.find("pet 0").label == "Rex")
  }

  struct Closures: View {
    let pair: Pair
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          GeometryReader { _ in number("geometry") }
          ScrollViewReader { _ in number("scroll") }
          ForEach(0..<1) { _ in number("row") }
          Button("Show") { isShown = true }.accessibilityIdentifier("show")
        }
        .overlay { number("overlay") }
        .background { number("background") }
        .safeAreaInset(edge: .bottom) { number("inset") }
        .toolbar { ToolbarItem { number("toolbar") } }
        .sheet(isPresented: $isShown) { number("sheet") }
      }
    }

    private func number(_ id: String) -> some View { Text(verbatim: "\(pair.first)").accessibilityIdentifier(id) }
  }

  @Test("given closures that read an object, when it changes, then what they make shows it")
  func closures() async throws {
    let pair = Pair()
    let screen = await Screen { Closures(pair: pair) }
    pair.first = 1
    try await screen.settle()
    for id in ["geometry", "scroll", "row", "overlay", "background", "inset", "toolbar"] {
      #expect(try screen.find(.identifier(id)).label == "1", "\(id)")
    }
    try await screen.tap("show")
    try await screen.settle()
    pair.first = 2
    try await screen.settle()
    #expect(try screen.find("sheet").label == "2")
  }

  @Observable final class Bar { var width: CGFloat = 100 }
  struct BarView: View {
    let bar: Bar
    var body: some View { Color.red.frame(width: bar.width, height: 20).named("bar") }
  }

  @Test("given a change with an animation, then it is animated; another one is not")
  func animation() async throws {
    let bar = Bar()
    let screen = await Screen { BarView(bar: bar) }
    withAnimation(.linear(duration: 1)) { bar.width = 200 }
    try await screen.advance(by: .seconds(0.5))
    #expect(try abs(screen.frame("bar").width - 150) < 5)
    try await screen.settle()
    bar.width = 50
    try await screen.frames(1)
    #expect(try screen.frame("bar").width == 50)
  }

  struct Background: View {
    let pair: Pair
    var body: some View {
      Text(verbatim: "\(pair.first)").accessibilityIdentifier("value")
        .onAppear {
          nonisolated(unsafe) let pair = pair
          DispatchQueue.global().async { pair.first = 5 }
        }
    }
  }

  @Test("given a change from another thread, then it is shown")
  func otherThread() async throws {
    let pair = Pair()
    let screen = await Screen { Background(pair: pair) }
    try await screen.settle()
    #expect(try screen.find("value").label == "5")
  }

  @Test("given a view that has left the screen, when its object changes, then nothing runs and no frame is wanted")
  func gone() async throws {
    let pair = Pair()
    let knob = Knob(true)
    let screen = await Screen { Turned(knob: knob) { if $0 { First(pair: pair) } else { Text("Nothing") } } }
    knob.value = false
    try await screen.settle()
    let mark = screen.mark()
    pair.first = 1
    try await screen.settle()
    #expect(mark.bodies(of: First.self) == 0)
    #expect(mark.frames == 0)
  }

  struct Twice: View {
    let pair: Pair
    let number: Int
    var body: some View { Text(verbatim: "\(pair.first) \(number)") }
  }

  @Test("given a body that runs again and again, then nothing of the former runs stays with the object it reads")
  func noPile() async throws {
    let pair = Pair()
    let knob = Knob(0)
    let screen = await Screen { Turned(knob: knob) { Twice(pair: pair, number: $0) } }
    func run(_ count: Int) async throws {
      for _ in 0..<count {
        knob.value += 1
        try await screen.frames(1)
      }
    }
    try await run(300)
    let before = try residentBytes()
    try await run(1500)
    // A registration takes several hundred bytes.
    #expect(try residentBytes() - before < 1500 * 300)
  }

  /// Returns the memory of this process, in bytes.
  private func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(Int(pages[1])) * 4096
  }

  struct Owner: View {
    @State private var pair = Pair()
    let tag: Int
    var body: some View {
      Button("\(pair.first) \(tag)") { pair.first += 1 }.accessibilityIdentifier("owner")
    }
  }

  @Test(
    "given an object as state, when the parent makes the view anew, then the object stays; another identity has its own"
  )
  func state() async throws {
    let knob = Knob(0)
    let screen = await Screen { Turned(knob: knob) { Owner(tag: $0).id($0 / 10) } }
    try await screen.tap("owner")
    knob.value = 1
    try await screen.settle()
    #expect(try screen.find("owner").label == "1 1")
    knob.value = 10
    try await screen.settle()
    #expect(try screen.find("owner").label == "0 10")
  }

  struct Careless: View {
    let pair: Pair
    var body: some View {
      if pair.second != pair.first { pair.second = pair.first }
      return Text(verbatim: "\(pair.second)").accessibilityIdentifier("careless")
    }
  }

  @Test("given a body that changes what it reads, then it comes to rest")
  func writtenInBody() async throws {
    let pair = Pair()
    let screen = await Screen { Careless(pair: pair) }
    pair.first = 4
    try await screen.settle()
    #expect(try screen.find("careless").label == "4")
  }
}
