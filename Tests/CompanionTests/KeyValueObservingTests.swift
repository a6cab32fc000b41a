import Combine
import Foundation
import Testing

/// A class as an app's source is compiled, where these variables are `@objc dynamic`.
private class Person: NSObject {
  @_KeyValueObserved var name = "Ann"
  @_KeyValueObserved var age: Int?
  @_KeyValueObserved var friend: Person?
  @_KeyValueObserved private(set) var isReady = false
  var city = ""
  func prepare() { isReady = true }
  func move(to new: String) {
    willChangeValue(forKey: "city")
    city = new
    didChangeValue(forKey: "city")
  }
}

/// A class that overrides `observeValue(forKeyPath:of:change:context:)` in an app.
private final class Listener: NSObject, nonisolated _KeyValueObserver {
  static var _observeValue: _KeyValueMethod { _KeyValueMethod(Listener.observeValue) }
  var heard: [String] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let values = [change?[.oldKey], change?[.newKey]].map { $0.map { "\($0)" } ?? "-" }
    heard.append(([keyPath ?? ""] + values).joined(separator: " "))
  }
}

@Suite("Observing properties")
struct KeyValueObservingTests {
  private let told = HeardValues()

  @Test(
    "given a property, when it is set, also to the same value, then the handler hears of it until the observation is invalidated or gone"
  )
  func changes() {
    // Given
    let person = Person()
    var token: NSKeyValueObservation? = person.observe(_named("name", \.name), options: [.old, .new]) {
      [told] _, change in
      told.values.append("\(change.oldValue ?? "-")>\(change.newValue ?? "-")")
    }
    // When
    person.name = "Bob"
    person.name = "Bob"
    person.age = 3
    token?.invalidate()
    person.name = "Cid"
    // Then
    #expect(told.values == ["Ann>Bob", "Bob>Bob"])
    token = person.observe(_named("name", \.name)) { [told] person, change in
      told.values.append("\(person.name) \(change.newValue ?? "-")")
    }
    person.name = "Dan"
    #expect(token != nil)
    token = nil
    person.name = "Eve"
    #expect(told.values.dropFirst(2) == ["Dan -"])
  }

  @Test("given the options initial and prior, then the handler hears at once, and before each change too")
  func moments() {
    // Given
    let person = Person()
    let token = person.observe(_named("age", \.age), options: [.initial, .prior, .old, .new]) { [told] _, change in
      let values = [change.oldValue, change.newValue].map { $0.map { $0.map(String.init) ?? "nil" } ?? "-" }
      told.values.append("\(values[0])>\(values[1])\(change.isPrior ? " prior" : "")")
    }
    // When
    person.age = 3
    // Then
    #expect(told.values == ["->nil", "nil>- prior", "nil>3"])
    token.invalidate()
  }

  @Test(
    "given a property of a property, then changes of both are heard, and none of an object that is not on the way any more"
  )
  func paths() {
    // Given
    let (person, first, second) = (Person(), Person(), Person())
    person.friend = first
    let token = person.observe(_named("friend.name", \.friend?.name, through: [\.friend]), options: .new) {
      [told] _, change in told.values.append((change.newValue ?? nil) ?? "nil")
    }
    // When
    first.name = "Bob"
    second.name = "Cid"
    person.friend = second
    first.name = "Dan"
    second.name = "Eve"
    person.friend = nil
    // Then
    #expect(told.values == ["Bob", "Cid", "Eve", "nil"])
    token.invalidate()
  }

  @Test("given a key path without names, then what changes the value is heard, along with any change that is told")
  func nameless() {
    // Given
    let person = Person()
    let token = person.observe(\.city, options: [.old, .new]) { [told] _, change in
      told.values.append("\(change.oldValue ?? "-")>\(change.newValue ?? "-")")
    }
    // When
    person.move(to: "Rome")
    person.move(to: "Rome")
    person.name = "Bob"
    // Then
    #expect(told.values == [">Rome"])
    token.invalidate()
  }

  @Test(
    "given an object with a method for changes, then it hears by names, as Swift and as Objective-C spell them, until it is removed"
  )
  func methods() {
    // Given
    let (person, friend, listener) = (Person(), Person(), Listener())
    var context = 0
    person.addObserver(listener, forKeyPath: "friend.name", options: [.old, .new], context: nil)
    person.addObserver(listener, forKeyPath: "ready", options: .new, context: &context)
    // When
    person.friend = friend
    friend.name = "Bob"
    person.prepare()
    person.removeObserver(listener, forKeyPath: "friend.name")
    person.removeObserver(listener, forKeyPath: "ready", context: nil)
    friend.name = "Cid"
    person.prepare()
    person.removeObserver(listener, forKeyPath: "ready", context: &context)
    person.prepare()
    // Then
    #expect(listener.heard == ["friend.name <null> Ann", "friend.name Ann Bob", "ready - true", "ready - true"])
  }

  @Test("given names, then values are found by them, also at the end of a path")
  func values() {
    let (person, friend) = (Person(), Person())
    person.friend = friend
    #expect(person.value(forKey: "name") as? String == "Ann" && person.value(forKey: "ready") as? Bool == false)
    #expect(person.value(forKeyPath: "friend.name") as? String == "Ann" && person.value(forKey: "age") == nil)
    #expect(person.dictionaryWithValues(forKeys: ["name", "age"])["age"] is NSNull)
  }

  @Test(
    "given a publisher of a property, then it publishes its value and each new one; what nobody asks for is left out")
  func publisher() {
    // Given
    let person = Person()
    var names: [String] = []
    var all = Set<AnyCancellable>()
    let slow = Slow()
    person.publisher(for: \.name).sink { names.append($0) }.store(in: &all)
    person.publisher(for: \.name, options: [.initial]).subscribe(slow)
    // When
    person.name = "Bob"
    slow.subscription?.request(.max(1))
    person.name = "Cid"
    slow.subscription?.request(.max(1))
    person.name = "Dan"
    all = []
    person.name = "Eve"
    // Then
    #expect(names == ["Ann", "Bob", "Cid", "Dan"] && slow.names == ["Ann", "Dan"])
  }

  private final class Slow: Subscriber {
    var subscription: (any Subscription)?
    var names: [String] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: String) -> Subscribers.Demand {
      names.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test("given a progress with parts, then it tells how far it is and that it is finished")
  func progress() {
    // Given
    let progress = Progress(totalUnitCount: 4)
    let part = Progress(totalUnitCount: 2, parent: progress, pendingUnitCount: 2)
    let token = progress.observe(_named("fractionCompleted", \.fractionCompleted), options: .new) { [told] _, change in
      told.values.append("\(change.newValue ?? -1)")
    }
    let end = progress.observe(_named("isFinished", \.isFinished)) { [told] _, _ in told.values.append("end") }
    // When
    progress.completedUnitCount = 1
    part.completedUnitCount = 1
    part.completedUnitCount = 2
    progress.completedUnitCount = 4
    // Then
    #expect(told.values == ["0.25", "0.5", "0.75", "1.0", "end"])
    token.invalidate()
    end.invalidate()
  }

  @Test("given an operation, when it is over, then observers of its end hear of it")
  func operation() async {
    // Given
    let operation = BlockOperation {}
    var token: NSKeyValueObservation?
    // When
    await withCheckedContinuation { continuation in
      token = operation.observe(_named("isFinished", \.isFinished)) { _, _ in continuation.resume() }
      OperationQueue().addOperation(operation)
    }
    // Then
    #expect(operation.isFinished && token != nil)
  }

  @Test("given an array that stands for a property, when it changes, then observers hear of the elements alone")
  func elements() {
    // Given
    let shelf = ListedBooks()
    let listener = ElementListener()
    shelf.addObserver(listener, forKeyPath: "books", options: [.old, .new], context: nil)
    let books = shelf.mutableArrayValue(forKey: "books")
    // When
    books.add("A")
    books.insert("B", at: 0)
    books.replaceObject(at: 1, with: "C")
    books.remove("B")
    // Then
    #expect(
      listener.heard == [
        "kind 2 at [0]: nothing to [A]", "kind 2 at [0]: nothing to [B]", "kind 4 at [1]: [A] to [C]",
        "kind 3 at [0]: [B] to nothing",
      ])
    #expect(shelf.books == ["C"] && books.count == 1 && books.contains("C"))
    shelf.removeObserver(listener, forKeyPath: "books")
    books.removeAllObjects()
    #expect(listener.heard.count == 4 && shelf.books.count == 0)
  }

  private final class Plain {}

  @Test("given such an array with objects of Swift classes, then each is found and removed as itself")
  func plainObjects() {
    // Given
    let books = ListedBooks().mutableArrayValue(forKey: "books")
    let (one, other) = (Plain(), Plain())
    books.add(one)
    books.add(other)
    // Then
    #expect(books.contains(one) && books.index(of: other) == 1 && !books.contains(Plain()))
    // When
    books.remove(one)
    // Then
    #expect(books.count == 1 && books.index(of: other) == 0)
  }
}

private final class ListedBooks: NSObject {
  @_KeyValueObserved var books = NSMutableArray()
}

private final class ElementListener: NSObject, nonisolated _KeyValueObserver {
  static var _observeValue: _KeyValueMethod { _KeyValueMethod(ElementListener.observeValue) }
  var heard: [String] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let kind = change?[.kindKey] as? UInt ?? 0
    let indexes = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
    let values = [change?[.oldKey], change?[.newKey]].map { value in
      (value as? [String]).map { "[\($0.joined(separator: ","))]" } ?? "nothing"
    }
    heard.append("kind \(kind) at \(indexes): \(values[0]) to \(values[1])")
  }
}
