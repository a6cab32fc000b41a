import Foundation
import ScrollworkCombine
import Synchronization
import VirtualTime

/// The events in order, from any thread.
final class Trace: Sendable {
  private let events = Mutex<[String]>([])

  func add(_ event: String) { events.withLock { $0.append(event) } }
  var count: Int { events.withLock { $0.count } }
  var text: String { events.withLock { $0.joined(separator: " ") } }
}

/// Returns seconds on a clock that shows real time even in virtual time.
func realTime() async -> Double {
  await withCheckedContinuation { done in
    Thread { done.resume(returning: Date().timeIntervalSinceReferenceDate) }.start()
  }
}

// Foundation marks these as unavailable in async functions. The code under test may call them all the same.

func isMainThread() -> Bool { Thread.isMainThread }

@discardableResult func startTimer(
  _ interval: TimeInterval, repeats: Bool = false, _ action: @escaping @Sendable () -> Void
) -> Timer {
  Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in action() }
}

@MainActor func spinMainRunLoop(for seconds: TimeInterval) {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
}

/// Runs `action` in a run loop block that another block enqueued, and so on to a depth.
func performNested(_ depth: Int, _ action: @escaping @Sendable () -> Void) {
  RunLoop.main.perform { depth == 1 ? action() : performNested(depth - 1, action) }
}

/// Runs every way to wait and to switch threads that an app uses, side by side.
@MainActor func runWorkload() async -> String {
  let trace = Trace()
  let counter = Counter(trace)
  let timer = startTimer(0.015, repeats: true) { trace.add("timer") }
  RunLoop.main.perform { trace.add("perform") }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.012) { trace.add("after") }
  DispatchQueue.global().asyncAfter(
    deadline: .now() + 0.02, execute: DispatchWorkItem { DispatchQueue.main.async { trace.add("item") } })
  let group = DispatchGroup()
  for index in 0..<3 { DispatchQueue.global().async(group: group) { trace.add("group\(index)") } }
  group.notify(queue: .global()) { trace.add("notified") }

  let subscriptions = startPublishers(trace)

  await withTaskGroup(of: Void.self) { tasks in
    for index in 0..<8 { tasks.addTask { await load(index, counter, trace) } }
    tasks.addTask {
      let ticks = AsyncStream<Int> {
        try? await Task.sleep(for: .milliseconds(7))
        return trace.count > 60 ? nil : 1
      }
      for await _ in ticks { trace.add("tick") }
    }
    tasks.addTask {
      for index in 0..<5 {
        await counter.count(200 + index)
        await Task.yield()
      }
    }
  }
  timer.invalidate()
  subscriptions.forEach { $0.cancel() }
  return trace.text
}

/// Starts Combine pipelines on every kind of scheduler. Each has a subject of its own, since OpenCombine keeps a subject's
/// subscribers in a set, in an order that differs from run to run.
@MainActor private func startPublishers(_ trace: Trace) -> [AnyCancellable] {
  let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
  let main = DispatchQueue.main
  let subscriptions = [
    subjects[0].debounce(for: .milliseconds(4), scheduler: main).sink { trace.add("debounced\($0)") },
    subjects[1].delay(for: .milliseconds(6), scheduler: RunLoop.main).sink { trace.add("delayed\($0)") },
    subjects[2].receive(on: DispatchQueue.global()).sink { trace.add("received\($0)") },
    subjects[3].throttle(for: .milliseconds(9), scheduler: main, latest: true).sink { trace.add("throttled\($0)") },
    Timer.publish(every: 0.008, on: .main, in: .common).autoconnect().sink { _ in trace.add("published") },
  ]
  for number in 0..<4 {
    Task {
      try await Task.sleep(for: .milliseconds(3 * number * number))
      subjects.forEach { $0.send(number) }
    }
  }
  return subscriptions
}

private actor Counter {
  private var value = 0
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func count(_ caller: Int) {
    value += 1
    trace.add("c\(caller):\(value)")
  }
}

@MainActor private func load(_ index: Int, _ counter: Counter, _ trace: Trace) async {
  trace.add("load\(index)")
  try? await Task.sleep(for: .milliseconds(10 * (index % 3 + 1)))
  await counter.count(index)
  await Task.yield()
  let square = await Task.detached {
    trace.add("detached\(index)")
    await counter.count(100 + index)
    return index * index
  }.value
  trace.add("=\(square)")
}
