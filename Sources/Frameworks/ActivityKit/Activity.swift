import Foundation
import ScrollworkFoundation

/// The static content of a live activity; its `ContentState` changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The dynamic content.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The current content of a live activity.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Hashable, Sendable {
  /// The state.
  public var state: State
  /// The date after which it is stale; nil for never.
  public var staleDate: Date?
  /// The relevance among other activities.
  public var relevanceScore: Double

  /// Creates content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// The state of an activity.
public enum ActivityState: Hashable, Codable, Sendable {
  /// Shown.
  case active
  /// Ended, and still shown.
  case ended
  /// Dismissed.
  case dismissed
  /// Stale.
  case stale
}

/// When an ended activity is dismissed.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  /// Decided by the system.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// Immediately.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// Returns a policy to dismiss at a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// The kind of remote updates.
public struct PushType: Hashable, Sendable {
  private let isToken: Bool
  /// Updates by the app's server, with a token.
  public static let token = PushType(isToken: true)
}

/// An alert for an update of an activity.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?
    /// The default sound.
    public static let `default` = AlertSound(name: nil)
    /// Returns a sound of the app.
    public static func named(_ soundName: String) -> AlertSound { AlertSound(name: soundName) }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The body.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// Creates an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// The error of a request.
public enum ActivityAuthorizationError: Error {
  /// The person denied activities.
  case denied
  /// The app does not support activities.
  case unsupported
  /// There are too many activities.
  case globalMaximumExceeded
  /// The app has too many activities.
  case targetMaximumExceeded
  /// The app is not in the foreground.
  case visibility
}

/// Whether activities are allowed: on the simulated phone they are not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the information.
  public init() {}
  /// False.
  public var areActivitiesEnabled: Bool { false }
  /// False.
  public var frequentPushesEnabled: Bool { false }
}

/// A live activity on the lock screen. The simulated phone shows none, and none can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {
  /// The type of the dynamic content.
  public typealias ContentState = Attributes.ContentState

  /// The identifier.
  public let id: String
  /// The static content.
  public let attributes: Attributes
  /// The current content.
  public let content: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  /// The state.
  public var activityState: ActivityState { .dismissed }

  /// The current activities: none.
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

  /// The current state, as before iOS 16.2.
  public var contentState: ContentState { content.state }

  /// Updates the content.
  public func update(_ content: ActivityContent<ContentState>) async {}

  /// Updates the content, as before iOS 16.2.
  public func update(using contentState: ContentState) async {}

  /// Updates the content with an alert.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}

  /// Updates the content with an alert, as before iOS 16.2.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {}

  /// A sequence of states.
  public typealias ActivityStateUpdates = AsyncStream<ActivityState>
  /// A sequence of contents.
  public typealias ContentUpdates = AsyncStream<ActivityContent<ContentState>>
  /// A sequence of contents, as before iOS 16.2.
  public typealias ContentStateUpdates = AsyncStream<ContentState>
  /// A sequence of push tokens.
  public typealias PushTokenUpdates = AsyncStream<Data>
  /// A sequence of new activities.
  public typealias ActivityUpdates = AsyncStream<Activity<Attributes>>

  /// The future states: it stays dismissed.
  public var activityStateUpdates: ActivityStateUpdates { AsyncStream { $0.finish() } }
  /// The future contents: none.
  public var contentUpdates: ContentUpdates { AsyncStream { $0.finish() } }
  /// The future contents, as before iOS 16.2: none.
  public var contentStateUpdates: ContentStateUpdates { AsyncStream { $0.finish() } }
  /// The push token: nil, as no server can update it.
  public var pushToken: Data? { nil }
  /// The future push tokens: none.
  public var pushTokenUpdates: PushTokenUpdates { AsyncStream { $0.finish() } }
  /// The future activities: waiting for one never ends.
  public static var activityUpdates: ActivityUpdates { AsyncStream { _ in } }
  /// The tokens to start an activity: waiting for one never ends.
  public static var pushToStartTokenUpdates: PushTokenUpdates { AsyncStream { _ in } }
  /// The token to start an activity: nil, as no server can start one.
  public static var pushToStartToken: Data? { nil }

  /// Ends the activity, as before iOS 16.2.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
