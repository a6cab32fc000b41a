import Foundation
import SimulatorTesting
import SwiftData
import Testing

/// Not Codable: only a transformer can store it.
private final class Ink: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class InkTransformer: ValueTransformer, @unchecked Sendable {
  override func transformedValue(_ value: Any?) -> Any? { (value as? Ink).map { Data($0.name.utf8) } }
  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).map { Ink(String(decoding: $0, as: UTF8.self)) }
  }
}

@Model
private final class Sketch {
  @Attribute(.transformable(by: InkTransformer.self)) var ink: Ink
  @Attribute(.transformable(by: InkTransformer.self)) var second: Ink?
  init(ink: Ink) { self.ink = ink }
}

@Suite("What transformers store", .simulator(.iPhoneSE)) @MainActor
struct TransformableTests {
  @Test("given a property that a transformer stores, when another container opens the file, then the value is the same")
  func values() throws {
    // Given
    let store = ModelConfiguration(url: temporaryStore())
    do {
      let context = try ModelContainer(for: Sketch.self, configurations: store).mainContext
      context.insert(Sketch(ink: Ink("blue")))
      try context.save()
    }
    // When
    let context = try ModelContainer(for: Sketch.self, configurations: store).mainContext
    let sketch = try #require(try context.fetch(FetchDescriptor<Sketch>()).first)
    // Then
    #expect(sketch.ink.name == "blue" && sketch.second == nil)
  }
}
