import Foundation
import ScrollworkFoundation

/// What a live activity shows that stays the same; its `ContentState` is what changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What a live activity shows now.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Hashable, Sendable {
  /// What is shown.
  public var state: State
  /// When it is out of date; nil if never.
  public var staleDate: Date?
  /// How important it is beside other activities.
  public var relevanceScore: Double

  /// Something to show.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// How far an activity is.
public enum ActivityState: Hashable, Codable, Sendable {
  /// It is shown.
  case active
  /// It is over and still shown.
  case ended
  /// It is gone.
  case dismissed
  /// It is out of date.
  case stale
}

/// When an activity that is over goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  /// When the system likes.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// At a moment.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// Who changes an activity from afar.
public struct PushType: Hashable, Sendable {
  private let isToken: Bool
  /// The app's server, by a token.
  public static let token = PushType(isToken: true)
}

/// How a person is told that an activity changed.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?
    /// The usual sound.
    public static let `default` = AlertSound(name: nil)
    /// A sound of the app.
    public static func named(_ soundName: String) -> AlertSound { AlertSound(name: soundName) }
  }

  /// In one line.
  public var title: LocalizedStringResource
  /// In full.
  public var body: LocalizedStringResource
  /// What is heard.
  public var sound: AlertSound

  /// Tells the person something.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// Why there is no activity.
public enum ActivityAuthorizationError: Error {
  /// The person does not want any.
  case denied
  /// The app cannot have any.
  case unsupported
  /// There are too many.
  case globalMaximumExceeded
  /// The app has too many.
  case targetMaximumExceeded
  /// The app is not in front.
  case visibility
}

/// Whether there may be activities: on the simulated phone there may not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks whether there may be.
  public init() {}
  /// False.
  public var areActivitiesEnabled: Bool { false }
  /// False.
  public var frequentPushesEnabled: Bool { false }
}

/// Something that goes on, on the lock screen. The simulated phone shows none, and none can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {
  /// What is shown.
  public typealias ContentState = Attributes.ContentState

  /// The activity's name.
  public let id: String
  /// What stays the same.
  public let attributes: Attributes
  /// What is shown now.
  public let content: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  /// How far it is.
  public var activityState: ActivityState { .dismissed }

  /// What goes on: nothing.
  public static var activities: [Activity<Attributes>] { [] }

  /// Starts an activity.
  /// - Throws: always `ActivityAuthorizationError.denied`
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }

  /// Starts an activity, as before iOS 16.2.
  /// - Throws: always `ActivityAuthorizationError.denied`
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }

  /// What is shown now, as before iOS 16.2.
  public var contentState: ContentState { content.state }

  /// Shows something else.
  public func update(_ content: ActivityContent<ContentState>) async {}

  /// Shows something else, as before iOS 16.2.
  public func update(using contentState: ContentState) async {}

  /// Shows something else, and tells the person.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}

  /// Shows something else, and tells the person, as before iOS 16.2.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {}

  /// How far it is from now on.
  public typealias ActivityStateUpdates = AsyncStream<ActivityState>
  /// What is shown from now on.
  public typealias ContentUpdates = AsyncStream<ActivityContent<ContentState>>
  /// What is shown from now on, as before iOS 16.2.
  public typealias ContentStateUpdates = AsyncStream<ContentState>
  /// By which the app's server changes it, from now on.
  public typealias PushTokenUpdates = AsyncStream<Data>
  /// Activities that begin from now on.
  public typealias ActivityUpdates = AsyncStream<Activity<Attributes>>

  /// How far it is from now on: it is gone, and stays so.
  public var activityStateUpdates: ActivityStateUpdates { AsyncStream { $0.finish() } }
  /// What is shown from now on: nothing else.
  public var contentUpdates: ContentUpdates { AsyncStream { $0.finish() } }
  /// What is shown from now on, as before iOS 16.2: nothing else.
  public var contentStateUpdates: ContentStateUpdates { AsyncStream { $0.finish() } }
  /// Nil: no server can change it.
  public var pushToken: Data? { nil }
  /// None comes.
  public var pushTokenUpdates: PushTokenUpdates { AsyncStream { $0.finish() } }
  /// Activities that begin from now on: the wait for one does not end.
  public static var activityUpdates: ActivityUpdates { AsyncStream { _ in } }
  /// By which the app's server starts one: the wait for it does not end.
  public static var pushToStartTokenUpdates: PushTokenUpdates { AsyncStream { _ in } }
  /// Nil: no server can start one.
  public static var pushToStartToken: Data? { nil }

  /// Ends it, as before iOS 16.2.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends it.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
