import Foundation

/// Something that is so or not, depending on where the phone is.
@available(iOS 17, *)
public protocol CLCondition: Sendable {}

/// Whether a condition is met.
public enum CLMonitoringState: UInt, Sendable {
  /// Not known yet.
  case unknown = 0
  /// It is met.
  case satisfied = 1
  /// It is not met.
  case unsatisfied = 2
  /// Nobody looks.
  case unmonitored = 3
}

/// Watches whether conditions are met. Caveat: circles only, and only while the app runs.
@available(iOS 17, *)
public actor CLMonitor {
  /// The phone is within some metres of a place.
  public struct CircularGeographicCondition: CLCondition, Hashable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    /// All that is within some metres of a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }

    /// The same circle.
    public static func == (one: Self, other: Self) -> Bool {
      one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude
        && one.radius == other.radius
    }

    /// Of the circle.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(center.latitude)
      hasher.combine(center.longitude)
      hasher.combine(radius)
    }
  }

  /// A condition became another state.
  public struct Event: Sendable {
    public typealias State = CLMonitoringState
    /// The condition's name.
    public let identifier: String
    /// What the condition is more exactly. Nil: circles are exact.
    public var refinement: (any CLCondition)? { nil }
    /// Whether it is met.
    public let state: State
    /// When that was found.
    public let date: Date
  }

  /// A condition, and the last that was heard of it.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// What the app was told last.
    public let lastEvent: Event
  }

  /// Events as they come; without end.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    public typealias Failure = any Error
    fileprivate let stream: AsyncStream<Event>

    /// Gives the events to one loop.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Event>.Iterator
      /// The next one; nil when the task is cancelled.
      public mutating func next() async throws -> Event? { await stream.next() }
    }

    /// Begins to hear of events.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: stream.makeAsyncIterator()) }
  }

  /// Names the monitor.
  public nonisolated let name: String
  /// What happens to the conditions.
  public let events: Events

  private let continuation: AsyncStream<Event>.Continuation
  private var records: [String: Record] = [:]
  private var place: CLLocation?
  private var watching: Task<Void, Never>?

  /// A monitor without conditions. Caveat: those that a monitor of that name had before are not kept.
  public init(_ name: String) async {
    self.name = name
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    (events, self.continuation) = (Events(stream: stream), continuation)
  }

  deinit {
    watching?.cancel()
    continuation.finish()
  }

  /// The names of all conditions.
  public var identifiers: [String] { records.keys.sorted() }

  /// A condition by its name; nil if there is none.
  public func record(for identifier: String) -> Record? { records[identifier] }

  /// Watches a condition of which nothing is known.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Watches a condition; there is an event when its state is another than the one assumed.
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
    let event = Event(identifier: identifier, state: state, date: Date())
    records[identifier] = Record(condition: condition, lastEvent: event)
    if watching == nil { watch() } else { check() }
  }

  /// Watches a condition no more.
  public func remove(_ identifier: String) { records[identifier] = nil }

  private func watch() {
    watching = Task { [weak self] in
      do {
        for try await update in CLLocationUpdate.liveUpdates() {
          guard let self else { return }
          if let location = update.location { await self.move(to: location) }
        }
      } catch {}
    }
  }

  private func move(to location: CLLocation) {
    place = location
    check()
  }

  private func check() {
    guard let place else { return }
    for (identifier, record) in records.sorted(by: { $0.key < $1.key }) {
      guard let circle = record.condition as? CircularGeographicCondition else { continue }
      let middle = CLLocation(latitude: circle.center.latitude, longitude: circle.center.longitude)
      let state: Event.State = middle.distance(from: place) <= circle.radius ? .satisfied : .unsatisfied
      guard state != record.lastEvent.state else { continue }
      let event = Event(identifier: identifier, state: state, date: Date())
      records[identifier] = Record(condition: circle, lastEvent: event)
      continuation.yield(event)
    }
  }
}
