import Combine
import Foundation
import Testing

@Suite("Publishers of several publishers")
struct CombinedPublisherTests {
  private enum Failed: Error, Equatable { case once }

  @Test("the latest values come as a pair once both have published, and whenever either does")
  func combineLatest() {
    // Given
    let (name, age) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var pairs: [String] = []
    var isFinished = false
    let subscription = name.combineLatest(age).sink { _ in
      isFinished = true
    } receiveValue: {
      pairs.append("\($0) \($1)")
    }
    // When
    name.send("Ada")
    name.send("Eva")
    age.send(3)
    age.send(4)
    name.send("Ida")
    name.send(completion: .finished)
    // Then
    #expect(pairs == ["Eva 3", "Eva 4", "Ida 4"])
    #expect(!isFinished)
    age.send(5)
    age.send(completion: .finished)
    #expect(pairs.last == "Ida 5")
    #expect(isFinished)
    subscription.cancel()
  }

  @Test("three and four publishers are combined, with a closure if there is one")
  func combineMore() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let (c, d) = (CurrentValueSubject<Int, Never>(3), CurrentValueSubject<Int, Never>(4))
    var sums: [Int] = []
    var tuples: [String] = []
    let first = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { sums.append($0) }
    let second = Publishers.CombineLatest4(a, b, c, d).sink { tuples.append("\($0)") }
    // When
    b.send(20)
    d.send(40)
    // Then
    #expect(sums == [6, 24])
    #expect(tuples == ["(1, 2, 3, 4)", "(1, 20, 3, 4)", "(1, 20, 3, 40)"])
    first.cancel()
    second.cancel()
  }

  @Test("a failure of one ends the pair at once, and nothing comes after a cancellation")
  func combineLatestEnds() {
    let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var ends: [Subscribers.Completion<Failed>] = []
    var values = 0
    let failing = a.combineLatest(b).sink {
      ends.append($0)
    } receiveValue: { _ in
      values += 1
    }
    let cancelled = a.combineLatest(b).sink {
      ends.append($0)
    } receiveValue: { _ in
      values += 100
    }
    a.send(1)
    cancelled.cancel()
    // When
    b.send(completion: .failure(.once))
    a.send(2)
    // Then
    #expect(ends == [.failure(.once)])
    #expect(values == 0)
    failing.cancel()
  }

  @Test("a subscriber that asks for two pairs gets two, and the publishers are not asked for more")
  func demand() {
    let (a, b) = ((1...5).publisher, Just(0))
    let subscriber = Patient()
    a.combineLatest(b).subscribe(subscriber)
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.received.count <= 2)
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.received.last == "5 0")
    #expect(subscriber.isFinished)
  }

  @Test("merged values come in the order of time, and the end when all have ended")
  func merge() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    var values: [Int] = []
    var isFinished = false
    let subscription = a.merge(with: b, c.map { $0 * 10 }).sink { _ in
      isFinished = true
    } receiveValue: {
      values.append($0)
    }
    // When
    a.send(1)
    c.send(2)
    b.send(3)
    a.send(completion: .finished)
    b.send(completion: .finished)
    c.send(4)
    // Then
    #expect(values == [1, 20, 3, 40])
    #expect(!isFinished)
    c.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test("many publishers are merged, none of them ends at once, and what is not asked for waits")
  func mergeMany() {
    var all: [Int] = []
    var ends = 0
    let many = Publishers.MergeMany((0..<10).map { [$0, $0].publisher }).sink { _ in
      ends += 1
    } receiveValue: {
      all.append($0)
    }
    let none = Publishers.MergeMany([Just<Int>]()).sink { _ in
      ends += 1
    } receiveValue: { _ in
    }
    #expect(all.sorted() == (0..<10).flatMap { [$0, $0] })
    #expect(ends == 2)
    let subscriber = Patient()
    [1, 2].publisher.merge(with: [3, 4].publisher).map { "\($0)" }.subscribe(subscriber)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.received == ["1"])
    subscriber.subscription?.request(.max(3))
    #expect(subscriber.received.sorted() == ["1", "2", "3", "4"])
    #expect(subscriber.isFinished)
    many.cancel()
    none.cancel()
  }

  @Test("values are collected for a time, or until there are enough")
  @MainActor
  func collectByTime() {
    let values = PassthroughSubject<Int, Never>()
    let scheduler = StepScheduler()
    var timed: [[Int]] = []
    var counted: [[Int]] = []
    let first = values.collect(.byTime(scheduler, 10)).sink { timed.append($0) }
    let second = values.collect(.byTimeOrCount(scheduler, 10, 2)).sink { counted.append($0) }
    // When
    for value in 1...3 { values.send(value) }
    #expect(timed.isEmpty)
    #expect(counted == [[1, 2]])
    scheduler.step()
    scheduler.step()
    values.send(4)
    values.send(completion: .finished)
    // Then
    #expect(timed == [[1, 2, 3], [4]])
    #expect(counted == [[1, 2], [3], [4]])
    first.cancel()
    second.cancel()
  }
}

/// Requests nothing by itself.
private final class Patient: Subscriber {
  typealias Failure = Never
  private(set) var subscription: (any Subscription)?
  private(set) var received: [String] = []
  private(set) var isFinished = false

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: String) -> Subscribers.Demand {
    received.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}

extension Publisher where Failure == Never {
  fileprivate func subscribe(_ patient: Patient) where Output == (Int, Int) { map { "\($0) \($1)" }.subscribe(patient) }
}

/// Runs repeating actions on request.
private final class StepScheduler: Scheduler {
  typealias SchedulerOptions = Never
  typealias SchedulerTimeType = Moment

  struct Moment: Strideable {
    var value = 0
    func distance(to other: Self) -> Span { Span(value: other.value - value) }
    func advanced(by span: Span) -> Self { Self(value: value + span.value) }
  }

  struct Span: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByIntegerLiteral {
    var value: Int
    var magnitude: Int { abs(value) }
    init(value: Int) { self.value = value }
    init(integerLiteral value: Int) { self.value = value }
    init?<T: BinaryInteger>(exactly source: T) { value = Int(source) }
    static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }
    static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value) }
    static func * (a: Self, b: Self) -> Self { Self(value: a.value * b.value) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func -= (a: inout Self, b: Self) { a = a - b }
    static func *= (a: inout Self, b: Self) { a = a * b }
    static func seconds(_ s: Int) -> Self { Self(value: s) }
    static func seconds(_ s: Double) -> Self { Self(value: Int(s)) }
    static func milliseconds(_ ms: Int) -> Self { Self(value: ms) }
    static func microseconds(_ us: Int) -> Self { Self(value: us) }
    static func nanoseconds(_ ns: Int) -> Self { Self(value: ns) }
  }

  private var repeated: [() -> Void] = []
  var now: Moment { Moment() }
  var minimumTolerance: Span { 0 }
  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(after date: SchedulerTimeType, tolerance: Span, options: Never?, _ action: @escaping () -> Void) {
    action()
  }
  func schedule(
    after date: SchedulerTimeType, interval: Span, tolerance: Span, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeated.append(action)
    return AnyCancellable {}
  }
  func step() { for action in repeated { action() } }
}
