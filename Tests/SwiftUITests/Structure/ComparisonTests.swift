import SimulatorTesting
import SwiftUI

@MainActor @Suite("Equal inputs stop the descent", .simulator(.iPhoneSE))
struct ComparisonTests {
  struct Leaf<Input>: View {
    let input: Input
    var body: some View { Text("leaf") }
  }

  /// Returns the number of times the leaf's body runs when its parent's body runs with the value of `make`.
  private func bodies<Input>(_ make: @escaping () -> Input) async throws -> Int {
    let knob = Knob(0)
    let screen = await Screen { Turned(knob: knob) { _ in Leaf(input: make()) } }
    let before = screen.counters.bodies
    knob.value = 1
    try await screen.settle()
    // `Turned` runs once; the remaining runs are the leaf's.
    return screen.counters.bodies - before - 1
  }

  struct Padded {
    var flag: Bool
    var number: Int
    var small: UInt8
    var name: String
  }
  enum Payload {
    case none, number(Int), words(String, Bool)
    indirect case nested(Payload)
  }
  struct Model: Equatable { var id = 1; var tags = ["a"] }
  final class Object {}
  final class EqualObject: Equatable {
    static func == (a: EqualObject, b: EqualObject) -> Bool { true }
  }
  protocol Service {}
  struct Client: Service { var name: String; var big = (1, 2, 3, 4, 5) }
  protocol Delegate: AnyObject {}
  final class Listener: Delegate {}
  struct Weak {
    weak var object: Object?
    weak var delegate: (any Delegate)?
    unowned var owner: Object
  }

  @Test("numbers, strings, optionals, structs with padding, tuples")
  func plainValues() async throws {
    #expect(try await bodies { 5 } == 0)
    #expect(try await bodies { "a string too long for the small form, made anew \(5)" } == 0)
    #expect(try await bodies { String?.some("another string that is long enough \(5)") } == 0)
    #expect(try await bodies { Int??.some(nil) } == 0)
    #expect(
      try await bodies { Padded(flag: true, number: 3, small: 4, name: "n\(String(repeating: "m", count: 30))") } == 0)
    #expect(try await bodies { (1, true, "long tuple string \(String(repeating: "m", count: 30))") } == 0)
    #expect(try await bodies { Model(tags: [String](repeating: "b", count: 3)) } == 0)
  }

  @Test("an enum with a payload is equal by case and payload, and differs by either")
  func enums() async throws {
    let long = String(repeating: "w", count: 40)
    #expect(try await bodies { Payload.none } == 0)
    #expect(try await bodies { Payload.number(3) } == 0)
    #expect(try await bodies { Payload.words(long + "x", true) } == 0)
    #expect(try await bodies { Payload.nested(.words(long + "y", false)) } == 0)
    var count = 0
    #expect(
      try await bodies {
        count += 1; return Payload.number(count)
      } == 1)
    #expect(
      try await bodies {
        count += 1; return count % 2 == 0 ? Payload.none : .number(0)
      } == 1)
    #expect(
      try await bodies {
        count += 1; return Payload.nested(.number(count))
      } == 1)
  }

  @Test("objects are equal by identity, whatever == says")
  func objects() async throws {
    let object = Object()
    let equal = EqualObject()
    #expect(try await bodies { object } == 0)
    #expect(try await bodies { Object() } == 1)
    #expect(try await bodies { equal } == 0)
    #expect(try await bodies { EqualObject() } == 1)
  }

  @Test("an existential is equal if what it holds is")
  func existentials() async throws {
    let name = String(repeating: "c", count: 40)
    #expect(try await bodies { Client(name: name + "d") as any Service } == 0)
    #expect(try await bodies { Client(name: name + "d") as Any } == 0)
    #expect(try await bodies { Optional(Client(name: name + "d") as any Service) } == 0)
    var count = 0
    #expect(
      try await bodies {
        count += 1; return Client(name: "\(count)") as any Service
      } == 1)
    #expect(
      try await bodies {
        count += 1; return count % 2 == 0 ? 1 as Any : "1" as Any
      } == 1)
  }

  @Test("weak and unowned references are compared without being followed")
  func weakReferences() async throws {
    let object = Object()
    let listener = Listener()
    #expect(try await bodies { Weak(object: object, delegate: listener, owner: object) } == 0)
    let others = [Object(), Object()]
    var count = 0
    #expect(
      try await bodies {
        count += 1; return Weak(object: others[count % 2], delegate: listener, owner: object)
      } == 1)
  }

  @Test("an array is equal if it shares its buffer")
  func arrays() async throws {
    let shared = Array(0..<1000)
    #expect(try await bodies { shared } == 0)
    #expect(try await bodies { Array(0..<1000) } == 1)
    #expect(try await bodies { [Int]() } == 0)
  }

  @ViewBuilder
  private func chosen(_ isFirst: Bool, _ words: String) -> some View {
    if isFirst { Text(verbatim: words) } else { Color.red }
  }

  @Test("an if is equal by its branch and by what is in it")
  func branches() async throws {
    let long = String(repeating: "b", count: 40)
    #expect(try await bodies { self.chosen(true, long + "x") } == 0)
    #expect(try await bodies { self.chosen(false, long) } == 0)
    var count = 0
    #expect(
      try await bodies {
        count += 1; return self.chosen(true, "\(count)")
      } == 1)
    #expect(
      try await bodies {
        count += 1; return self.chosen(count % 2 == 0, long)
      } == 1)
  }

  @Test("modifiers, stacks and tuples of views are equal by their parts")
  func builtViews() async throws {
    let long = String(repeating: "s", count: 40)
    func stack(_ words: String, _ padding: CGFloat) -> some View {
      VStack {
        Text(verbatim: words).padding(padding)
        Text(verbatim: "below")
      }
    }
    #expect(try await bodies { stack(long + "y", 8) } == 0)
    var count = 0
    #expect(
      try await bodies {
        count += 1; return stack(long, CGFloat(count))
      } == 1)
    #expect(
      try await bodies {
        count += 1; return stack("\(count)", 8)
      } == 1)
  }

  @Test("a path is equal to another one that leads there with equal arguments")
  func paths() async throws {
    #expect(try await bodies { \Padded.name } == 0)
    let index = 1
    #expect(try await bodies { \[Int].[index] } == 0)
    var count = 0
    #expect(
      try await bodies {
        count += 1; return \[Int].[count]
      } == 1)
  }

  @Test("closures count as different")
  func closures() async throws {
    var count = 0
    #expect(
      try await bodies {
        let n = count; count += 1; return { n }
      } == 1)
  }
}
