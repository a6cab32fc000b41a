import Dispatch
import Foundation
import Testing

// `Combine` is imported implicitly, as with Apple's Foundation: the names below must resolve without an import.

private class Account: ObservableObject {
  @Published var name = "Ada"
  @Published private(set) var logins = 0

  func logIn() { logins += 1 }
}

private final class PremiumAccount: Account {
  @Published var credit = 10
}

@MainActor
private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var shout = ""
  private(set) var searches: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query.map { $0.uppercased() }.assign(to: &$shout)
  }

  func searchWhenQuiet() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(20), scheduler: RunLoop.main)
      .sink { [weak self] text in self?.searches.append(text) }
      .store(in: &cancellables)
  }
}

@MainActor
private final class Container: ObservableObject {
  let inner = Account()
  private var cancellable: AnyCancellable?

  init() {
    cancellable = inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
}

private final class ManualLog: ObservableObject {
  var lines: [String] = [] { willSet { objectWillChange.send() } }
}

@Suite struct CombineTests {
  @Test("A class's objectWillChange is synthesised and fires before each published change")
  func plainClass() {
    // given
    let account = Account()
    var seen: [String] = []
    let cancellable = account.objectWillChange.sink { seen.append(account.name) }
    // when
    account.name = "Grace"
    account.logIn()
    // then: the first notification came before the change
    #expect(seen == ["Ada", "Grace"])
    cancellable.cancel()
    account.name = "Joan"
    #expect(seen.count == 2)
  }

  @Test("A subclass notifies for its own and its parent's properties through one publisher")
  func subclass() {
    let account = PremiumAccount()
    var count = 0
    let cancellable = account.objectWillChange.sink { count += 1 }
    account.name = "Grace"
    account.credit = 5
    #expect(count == 2)
    #expect(account.objectWillChange === (account as Account).objectWillChange)
    cancellable.cancel()
  }

  @Test("assign(to:) feeds one published property of a main actor class from another")
  @MainActor
  func assignToPublished() {
    let model = SearchModel()
    model.query = "cat"
    #expect(model.shout == "CAT")
  }

  @Test("A class forwards what an object inside it announces")
  @MainActor
  func nestedObjects() {
    let container = Container()
    var count = 0
    let cancellable = container.objectWillChange.sink { _ in count += 1 }
    container.inner.name = "Grace"
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test("An object without published properties has one publisher as long as it lives")
  func standalonePublisher() {
    // given
    let log = ManualLog()
    var count = 0
    let cancellable = log.objectWillChange.sink { count += 1 }
    // when
    log.lines = ["started"]
    // then
    #expect(count == 1)
    #expect(log.objectWillChange === log.objectWillChange)
    #expect(log.objectWillChange !== ManualLog().objectWillChange)
    cancellable.cancel()
  }

  @Test("Objects that are gone leave no publisher to those that take their address")
  func reusedAddress() {
    var counts: [Int] = []
    var cancellables = Set<AnyCancellable>()
    for _ in 0..<1000 {
      var count = 0
      let log = ManualLog()
      log.objectWillChange.sink { count += 1 }.store(in: &cancellables)
      log.lines = ["started"]
      counts.append(count)
    }
    #expect(counts.allSatisfy { $0 == 1 })
  }

  @Test("Code that knows only the protocol gets the same publisher")
  func throughTheProtocol() {
    func publisher<Object: ObservableObject>(of object: Object) -> AnyObject? {
      object.objectWillChange as? ObservableObjectPublisher
    }
    let log = ManualLog()
    let account = PremiumAccount()
    #expect(publisher(of: log) === log.objectWillChange)
    #expect(publisher(of: account) === account.objectWillChange)
  }

  @Test("A projected property publishes the value it has, then each new one before it is stored")
  func projection() {
    let account = Account()
    var values: [Int] = []
    let cancellable = account.$logins.sink { values.append($0) }
    account.logIn()
    account.logIn()
    #expect(values == [0, 1, 2])
    cancellable.cancel()
  }

  @Test("A notification reaches a publisher of its name and object only")
  func notifications() {
    // given
    let center = NotificationCenter()
    let name = Notification.Name("pet found")
    let sender = NSObject()
    var all = 0
    var fromSender = 0
    var cancellables = Set<AnyCancellable>()
    center.publisher(for: name).sink { _ in all += 1 }.store(in: &cancellables)
    center.publisher(for: name, object: sender).sink { _ in fromSender += 1 }.store(in: &cancellables)
    // when
    center.post(name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("pet lost"), object: sender)
    // then
    #expect(all == 2)
    #expect(fromSender == 1)
    cancellables.removeAll()
    center.post(name: name, object: sender)
    #expect(all == 2)
  }

  @Test("receive(on:) the main dispatch queue delivers later and in order")
  @MainActor
  func receiveOnMainQueue() async {
    let subject = PassthroughSubject<Int, Never>()
    let received: [Int] = await withCheckedContinuation { continuation in
      var values: [Int] = []
      let box = Box<AnyCancellable?>(nil)
      box.value = subject.eraseToAnyPublisher().receive(on: DispatchQueue.main).sink { value in
        values.append(value)
        if values.count == 2 {
          box.value = nil
          continuation.resume(returning: values)
        }
      }
      subject.send(1)
      subject.send(2)
      #expect(values.isEmpty)
    }
    #expect(received == [1, 2])
  }

  @Test("A run loop that turns delivers what waits for it: receive(on:), debounce and Timer.publish")
  @MainActor
  func runLoopScheduler() {
    // given: this thread's run loop, run manually
    let loop = RunLoop.current
    var cancellables = Set<AnyCancellable>()
    let subject = PassthroughSubject<String, Never>()
    var received: [String] = []
    var quiet: [String] = []
    var ticks = 0
    subject.receive(on: loop).sink { received.append($0) }.store(in: &cancellables)
    subject.debounce(for: .milliseconds(20), scheduler: loop).sink { quiet.append($0) }.store(in: &cancellables)
    Timer.publish(every: 0.01, on: loop, in: .default).autoconnect().sink { _ in ticks += 1 }.store(in: &cancellables)
    // when
    for text in ["c", "ca", "cat"] { subject.send(text) }
    #expect(received.isEmpty)
    let deadline = Date(timeIntervalSinceNow: 5)
    while quiet.isEmpty || ticks < 2, Date() < deadline {
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    // then
    #expect(received == ["c", "ca", "cat"])
    #expect(quiet == ["cat"])
    #expect(ticks >= 2)
  }

  @Test("Apple's names for the schedulers' times exist")
  func schedulerNames() {
    let queue: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)
    let loop: RunLoop.SchedulerTimeType.Stride = .seconds(0.3)
    let operations: OperationQueue.SchedulerTimeType.Stride = .seconds(1)
    #expect(queue.timeInterval == .nanoseconds(300_000_000))
    #expect(loop.timeInterval == 0.3)
    #expect(operations.timeInterval == 1)
  }

  @Test("A data task publisher delivers the answer")
  @MainActor
  func dataTaskPublisher() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://stub/pets"))
    var cancellables = Set<AnyCancellable>()
    let body = await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
      session.dataTaskPublisher(for: url)
        .map { String(decoding: $0.data, as: UTF8.self) }
        .replaceError(with: "failed")
        .receive(on: DispatchQueue.main)
        .sink { continuation.resume(returning: $0) }
        .store(in: &cancellables)
    }
    #expect(body == "/pets")
  }

  @Test("A publisher's data is decoded by a JSON decoder and encoded by a JSON encoder")
  func coding() {
    struct Pet: Codable, Equatable { var name: String }
    var pets: [Pet] = []
    let cancellable = Just(Pet(name: "Rex"))
      .encode(encoder: JSONEncoder())
      .decode(type: Pet.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { pets.append($0) })
    #expect(pets == [Pet(name: "Rex")])
    cancellable.cancel()
  }
}

/// Answers every request to the host "stub" with its path, without a network.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stub" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}

/// A mutable box that a closure can share with its creator.
private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
