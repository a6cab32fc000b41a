import Foundation

/// A condition on the phone's location.
@available(iOS 17, *)
public protocol CLCondition: Sendable {}

/// The state of a condition.
public enum CLMonitoringState: UInt, Sendable {
  /// Unknown.
  case unknown = 0
  /// Satisfied.
  case satisfied = 1
  /// Unsatisfied.
  case unsatisfied = 2
  /// Not monitored.
  case unmonitored = 3
}

/// Monitors conditions. Caveat: only circles, and only while the app runs.
@available(iOS 17, *)
public actor CLMonitor {
  /// A circle around a place.
  public struct CircularGeographicCondition: CLCondition, Hashable {
    /// The centre.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle around a place, with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }

    /// Returns whether both are the same circle.
    public static func == (one: Self, other: Self) -> Bool {
      one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude
        && one.radius == other.radius
    }

    /// Hashes the circle.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(center.latitude)
      hasher.combine(center.longitude)
      hasher.combine(radius)
    }
  }

  /// A change of a condition's state.
  public struct Event: Sendable {
    public typealias State = CLMonitoringState
    /// The identifier of the condition.
    public let identifier: String
    /// A refinement of the condition: nil, as circles are exact.
    public var refinement: (any CLCondition)? { nil }
    /// The state.
    public let state: State
    /// The date.
    public let date: Date
  }

  /// A condition with its last event.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The last event.
    public let lastEvent: Event
  }

  /// An endless sequence of events.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    public typealias Failure = any Error
    fileprivate let stream: AsyncStream<Event>

    /// Iterates over the events.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Event>.Iterator
      /// Returns the next event; nil when the task is cancelled.
      public mutating func next() async throws -> Event? { await stream.next() }
    }

    /// Returns an iterator over the events.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: stream.makeAsyncIterator()) }
  }

  /// The name of the monitor.
  public nonisolated let name: String
  /// The events.
  public let events: Events

  private let continuation: AsyncStream<Event>.Continuation
  private var records: [String: Record] = [:]
  private var place: CLLocation?
  private var watching: Task<Void, Never>?

  /// Creates a monitor without conditions. Caveat: those of an earlier monitor with that name are not kept.
  public init(_ name: String) async {
    self.name = name
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    (events, self.continuation) = (Events(stream: stream), continuation)
  }

  deinit {
    watching?.cancel()
    continuation.finish()
  }

  /// The identifiers of all conditions.
  public var identifiers: [String] { records.keys.sorted() }

  /// Returns the record of a condition; nil if there is none.
  public func record(for identifier: String) -> Record? { records[identifier] }

  /// Adds a condition in an unknown state.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Adds a condition with an assumed state; there is an event if it differs.
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
    let event = Event(identifier: identifier, state: state, date: Date())
    records[identifier] = Record(condition: condition, lastEvent: event)
    if watching == nil { watch() } else { check() }
  }

  /// Removes a condition.
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
