import Foundation
import ScrollworkUIKit

/// Something that comes to the app from outside.
enum ExternalEvent {
  case url(URL)
  case activity(NSUserActivity)
}

/// Hears of what comes to the app from outside, for as long as the view is in the hierarchy, covered or not.
nonisolated private struct ExternalEventModifier: ListModifier {
  typealias Body = Never
  /// True if the event was for the view.
  let action: (ExternalEvent) -> Bool

  @MainActor func makePresence(_ runtime: Runtime) -> ExternalEventPresence { ExternalEventPresence(self, runtime) }
}

@MainActor
private final class ExternalEventPresence: ListPresence<ExternalEventModifier>, ExternalEventListener {
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

/// Views that hear of what comes to the app from outside.
@MainActor
final class ExternalEventListeners: LiveViews<WeakExternalEventListener> {}

extension Runtime {
  /// Hands an address to the views that open some; false if there is none.
  @discardableResult
  package func open(_ url: URL) -> Bool { tell(.url(url)) }

  /// Hands an activity to the views that go on with its type; false if there is none.
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

  /// Runs an action when the app is asked to open an address. All views in the hierarchy that want to hear of it do. Of the address
  /// of a page of the web too: where a view opens addresses, none goes on with `NSUserActivityTypeBrowsingWeb`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    hearing { event in
      switch event {
      case .url(let url): action(url)
      case .activity: return false
      }
      return true
    }
  }

  /// Runs an action when the app is to go on with an activity of a type.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    hearing { event in
      guard case .activity(let activity) = event, activity.activityType == activityType else { return false }
      action(activity)
      return true
    }
  }

  /// Which events the window around prefers and takes. An app without several windows gives all events to its only one, whatever it
  /// says here, as on an iPhone.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Says what the person is doing while the view is there and `isActive`; `update` fills in the activity, and does so again when
  /// the view is evaluated.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: isActive ? activityType : nil, update: update))
  }

  /// Says what the person is doing with an element while there is one.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: element == nil ? nil : activityType) { activity in
        if let element { update(element, activity) }
      })
  }
}

nonisolated private struct UserActivityModifier: ListModifier {
  typealias Body = Never
  /// Nil for nothing.
  let type: String?
  let update: (NSUserActivity) -> Void

  @MainActor func makePresence(_ runtime: Runtime) -> UserActivityPresence { UserActivityPresence(self, runtime) }
}

@MainActor
private final class UserActivityPresence: ListPresence<UserActivityModifier> {
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
