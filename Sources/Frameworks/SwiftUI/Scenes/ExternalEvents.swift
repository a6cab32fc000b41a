import Foundation
import ScrollworkUIKit

/// An external event for the app.
enum ExternalEvent {
  case url(URL)
  case activity(NSUserActivity)
}

/// Receives external events as long as the view is in the hierarchy, covered or not.
nonisolated private struct ExternalEventModifier: PresenceModifier {
  typealias Body = Never
  /// Returns whether the view handled the event.
  let action: (ExternalEvent) -> Bool

  @MainActor func makePresence(_ runtime: Runtime) -> ExternalEventPresence { ExternalEventPresence(self, runtime) }
}

@MainActor
private final class ExternalEventPresence: ModifierPresence<ExternalEventModifier>, ExternalEventListener {
  override func came() {
    let listeners = runtime.part(ExternalEventListeners.self)
    guard !listeners.all.contains(where: { $0.listener === self }) else { return }
    listeners.all.append(WeakExternalEventListener(listener: self))
  }

  func hear(_ event: ExternalEvent) -> Bool { modifier.action(event) }
}

@MainActor
protocol ExternalEventListener: AnyObject {
  func hear(_ event: ExternalEvent) -> Bool
}

struct WeakExternalEventListener {
  private(set) weak var listener: (any ExternalEventListener)?
}

/// Views that receive external events.
@MainActor
final class ExternalEventListeners: LiveViews<WeakExternalEventListener> {}

extension Runtime {
  /// Passes a URL to the views that open URLs; returns false if there are none.
  @discardableResult
  package func open(_ url: URL) -> Bool { tell(.url(url)) }

  /// Passes an activity to the views that continue its type; returns false if there are none.
  @discardableResult
  package func continueActivity(_ activity: NSUserActivity) -> Bool { tell(.activity(activity)) }

  private func tell(_ event: ExternalEvent) -> Bool {
    let listeners = part(ExternalEventListeners.self)
    listeners.all.removeAll { $0.listener == nil }
    return listeners.all.compactMap(\.listener).reduce(false) { $1.hear(event) || $0 }
  }
}

nonisolated extension View {
  private func hearing(_ action: @escaping (ExternalEvent) -> Bool) -> some View {
    modifier(ExternalEventModifier(action: action))
  }

  /// Calls an action when the app is asked to open a URL; every view in the hierarchy with this modifier receives it.
  /// This includes URLs of web pages: where a view opens URLs, none is continued with `NSUserActivityTypeBrowsingWeb`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    hearing { event in
      switch event {
      case .url(let url): action(url)
      case .activity: return false
      }
      return true
    }
  }

  /// Calls an action when the app should continue a user activity of a type.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    hearing { event in
      guard case .activity(let activity) = event, activity.activityType == activityType else { return false }
      action(activity)
      return true
    }
  }

  /// Sets which events the enclosing window prefers and accepts. An app with one window receives all events in it
  /// regardless, as on an iPhone.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Advertises a user activity while the view is shown and `isActive` is true. `update` fills in the activity, and
  /// runs again whenever the view is evaluated.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: isActive ? activityType : nil, update: update))
  }

  /// Advertises a user activity for an element while it is non-nil.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: element == nil ? nil : activityType) { activity in
        if let element { update(element, activity) }
      })
  }
}

nonisolated private struct UserActivityModifier: PresenceModifier {
  typealias Body = Never
  /// Nil for none.
  let type: String?
  let update: (NSUserActivity) -> Void

  @MainActor func makePresence(_ runtime: Runtime) -> UserActivityPresence { UserActivityPresence(self, runtime) }
}

@MainActor
private final class UserActivityPresence: ModifierPresence<UserActivityModifier> {
  private var activity: NSUserActivity?

  override func came() { tell() }
  override func went(_ order: Callback.Order) { end() }
  override func didUpdate(from old: UserActivityModifier) { if isPresent { tell() } }

  private func end() {
    activity?.invalidate()
    activity = nil
  }

  private func tell() {
    guard let type = modifier.type else { return end() }
    if activity?.activityType != type { end() }
    let current = activity ?? NSUserActivity(activityType: type)
    activity = current
    modifier.update(current)
    current.becomeCurrent()
  }
}
