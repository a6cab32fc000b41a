import Foundation
import Testing
import VirtualTime

@Suite(.virtualTime)
struct GroupTests {
  @Test("given a group's notification on a queue that nobody else holds, then the queue is there when it comes")
  func aNotificationKeepsItsQueue() async {
    let group = DispatchGroup()
    group.enter()
    await withCheckedContinuation { continuation in
      group.notify(queue: DispatchQueue(label: "let go")) { continuation.resume() }
      // Others reuse the freed memory.
      let others = (0..<100).map { DispatchQueue(label: "other \($0)") }
      DispatchQueue.global().async {
        group.leave()
        _ = others
      }
    }
  }
}
