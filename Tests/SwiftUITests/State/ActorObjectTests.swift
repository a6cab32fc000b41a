import Foundation
import SimulatorTesting
import SwiftUI

/// Actors that inherit from `NSObject`, whatever they store.
@Suite(.virtualTime) @MainActor struct ActorObjectTests {
  @Test func anActorThatStoresAContinuation() async throws {
    let coordinator = Coordinator()
    let answer = Task { try await coordinator.wait() }
    await VirtualTime.drain()
    await coordinator.finish("done")
    #expect(try await answer.value == "done")
    #expect(coordinator as AnyObject is NSObject)
  }

  @Test func actorsWhoseLayoutIsKnownAtRunTimeOnly() async {
    let boxes = (Box(7), Box("seven"), Box([Date.distantPast]))
    #expect(await boxes.0.value == 7)
    #expect(await boxes.1.value == "seven")
    #expect(await boxes.2.value == [.distantPast])
    let any: any Sendable = boxes.0
    #expect(any is Box<Int> && any is NSObject && !(any is Box<String>))
    #expect(String(describing: type(of: boxes.1)) == "Box<String>")
  }

  @Test func twoOfThemAreDifferentObjects() async {
    let objects: Set<NSObject> = [Coordinator(), Coordinator(), Box(1)]
    #expect(objects.count == 3)
  }
}

private actor Coordinator: NSObject {
  private var continuation: CheckedContinuation<String, any Error>?
  private var begun: Date?
  private let address = URL(filePath: "/")

  func wait() async throws -> String {
    begun = Date()
    return try await withCheckedThrowingContinuation { continuation = $0 }
  }

  func finish(_ text: String) {
    continuation?.resume(returning: text)
    continuation = nil
  }
}

private actor Box<Value: Sendable>: NSObject {
  private(set) var value: Value?

  init(_ value: Value) {
    self.value = value
    super.init()
  }
}
