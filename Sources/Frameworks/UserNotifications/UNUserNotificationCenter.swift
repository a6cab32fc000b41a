import Foundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// The app's notification centre: asks the person for permission, and schedules notifications. They are delivered in
/// the phone's time, as banners over the app if its delegate wants them, and silently to the list while it is in the
/// background.
///
/// Caveats: there are no sounds, no actions on banners and no notifications from a server.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State {
    /// The phone that the rest belongs to.
    var phone = 0
    var status = UNAuthorizationStatus.notDetermined
    var options: UNAuthorizationOptions = []
    var isAsking = false
    var waiters: [@Sendable (Bool) -> Void] = []
    var pending: [Pending] = []
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    var count = 0
  }

  private struct Pending {
    let request: UNNotificationRequest
    /// The number of the request.
    let number: Int
    /// The timer until its delivery.
    var wait: Wait?
  }

  /// A timer that ends with its request. Dispatch timers may be used on any thread.
  private final class Wait: @unchecked Sendable {
    private let timer: any DispatchSourceTimer
    init(_ timer: any DispatchSourceTimer) { self.timer = timer }
    deinit { timer.cancel() }
  }

  private static let only = UNUserNotificationCenter()
  private let state = Mutex(State())

  /// Returns the app's centre.
  open class func current() -> UNUserNotificationCenter { only }

  private override init() { super.init() }

  /// The delegate.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private func withState<Result: Sendable>(_ body: (inout sending State) -> sending Result) -> Result {
    state.withLock { state in
      let phone = Phone.number.load(ordering: .relaxed)
      if state.phone != phone { state = State(phone: phone) }
      return body(&state)
    }
  }

  // MARK: Permission

  /// Asks the person for permission, unless already done. The handler is called on the main queue.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isProvisional = options.contains(.provisional)
    let (known, isNew) = withState { state -> (UNAuthorizationStatus?, Bool) in
      if state.status == .notDetermined { state.options = options }
      if state.status == .notDetermined, isProvisional { state.status = .provisional }
      guard state.status == .notDetermined else { return (state.status, false) }
      state.waiters.append { completionHandler($0, nil) }
      defer { state.isAsking = true }
      return (nil, !state.isAsking)
    }
    DispatchQueue.main.async { [self] in
      if let known { return completionHandler(known != .denied, nil) }
      if isNew { MainActor.assumeIsolated { ask() } }
    }
  }

  /// Asks the person for permission, unless already done; returns whether it is granted.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { waiter in
      requestAuthorization(options: options) { isAllowed, _ in waiter.resume(returning: isAllowed) }
    }
  }

  /// The text of iOS 17.
  @MainActor
  private func ask() {
    func button(_ title: String, _ status: UNAuthorizationStatus) -> SystemAlert.Button {
      SystemAlert.Button(title: title) { [self] in
        let waiters = withState { state in
          state.status = status
          defer { state.waiters = [] }
          return state.waiters
        }
        for waiter in waiters { waiter(status == .authorized) }
      }
    }
    Phone.current.alerts.present(
      SystemAlert(
        title: "“\(PhoneBundle.appName)” Would Like to Send You Notifications",
        message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
        buttons: [button("Don’t Allow", .denied), button("Allow", .authorized)]))
  }

  /// Returns the settings.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  /// Passes the settings to a handler.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    tell(completionHandler, settings)
  }

  private var settings: UNNotificationSettings {
    withState { UNNotificationSettings(status: $0.status, options: $0.options) }
  }

  /// The person's decision, for the phone's settings.
  package var status: UNAuthorizationStatus {
    get { withState { $0.status } }
    set { withState { $0.status = newValue } }
  }

  private func tell<Value: Sendable>(_ handler: @escaping @Sendable (Value) -> Void, _ value: Value) {
    DispatchQueue.main.async { handler(value) }
  }

  // MARK: Requests

  /// Schedules a notification.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let failure = schedule(request)
    if let completionHandler { DispatchQueue.main.async { completionHandler(failure) } }
  }

  /// Schedules a notification.
  /// - Throws: `UNError`
  open func add(_ request: UNNotificationRequest) async throws {
    if let failure = schedule(request) { throw failure }
  }

  private func schedule(_ request: UNNotificationRequest) -> UNError? {
    let now = Date()
    if let trigger = request.trigger, trigger.date(after: now) == nil { return UNError(.notificationInvalidNoDate) }
    let number = withState { state in
      state.count += 1
      state.pending.removeAll { $0.request.identifier == request.identifier }
      state.pending.append(Pending(request: request, number: state.count, wait: nil))
      return state.count
    }
    expect(request, number, since: now)
    return nil
  }

  /// Waits for the delivery of a request.
  private func expect(_ request: UNNotificationRequest, _ number: Int, since moment: Date) {
    guard let trigger = request.trigger else {
      return DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver(request, number) } }
    }
    guard let date = trigger.date(after: moment) else { return remove(number) }
    let delay = max(date.timeIntervalSince(Date()), 0)
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + delay)
    timer.setEventHandler {
      MainActor.assumeIsolated {
        self.deliver(request, number)
        if trigger.repeats { self.expect(request, number, since: date) }
      }
    }
    // The request may have been cancelled meanwhile.
    let isPending = withState { state in
      guard let index = state.pending.firstIndex(where: { $0.number == number }) else { return false }
      state.pending[index].wait = Wait(timer)
      return true
    }
    timer.activate()
    if !isPending { timer.cancel() }
  }

  private func remove(_ number: Int) { withState { $0.pending.removeAll { $0.number == number } } }

  /// Returns the pending requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  /// Passes the pending requests to a handler.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    tell(completionHandler, pending)
  }
  private var pending: [UNNotificationRequest] { withState { $0.pending.map(\.request) } }
  /// Removes pending requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withState { $0.pending.removeAll { identifiers.contains($0.request.identifier) } }
  }
  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() { withState { $0.pending = [] } }

  /// Returns the delivered notifications in the list.
  open func deliveredNotifications() async -> [UNNotification] { delivered }
  /// Passes the delivered notifications in the list to a handler.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    tell(completionHandler, delivered)
  }
  private var delivered: [UNNotification] { withState { $0.delivered } }
  /// Removes delivered notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    withState { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }
  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() { withState { $0.delivered = [] } }

  /// Sets the app's categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    withState { $0.categories = categories }
  }
  /// Returns the app's categories.
  open func notificationCategories() async -> Set<UNNotificationCategory> { withState { $0.categories } }

  /// Sets the badge of the app's icon; 0 for none.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { Phone.current.badge = max(newBadgeCount, 0) }
      completionHandler?(nil)
    }
  }
  /// Sets the badge of the app's icon; 0 for none.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { Phone.current.badge = max(newBadgeCount, 0) }
  }

  // MARK: Delivery

  @MainActor
  private func deliver(_ request: UNNotificationRequest, _ number: Int) {
    let isWanted = withState { state in
      guard state.pending.contains(where: { $0.number == number }) else { return false }
      if request.trigger?.repeats != true { state.pending.removeAll { $0.number == number } }
      return state.status == .authorized || state.status == .provisional
    }
    guard isWanted else { return }
    let notification = UNNotification(date: Date(), request: request)
    guard UIApplication.shared.applicationState != .background, status == .authorized else {
      return present(notification, [.list, .badge])
    }
    delegate?.userNotificationCenter(self, willPresent: notification) { options in
      DispatchQueue.main.async { MainActor.assumeIsolated { self.present(notification, options) } }
    }
  }

  @MainActor
  private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let content = notification.request.content
    if options.contains(.badge), let badge = content.badge { Phone.current.badge = max(badge.intValue, 0) }
    if !options.isDisjoint(with: [.list, .alert]) {
      withState { state in
        state.delivered.removeAll { $0.request.identifier == notification.request.identifier }
        state.delivered.append(notification)
      }
    }
    guard !options.isDisjoint(with: [.banner, .alert]) else { return }
    Phone.current.banners.present(
      SystemBanner(
        title: content.title, subtitle: content.subtitle, body: content.body,
        picture: content.attachments.lazy.compactMap(\.thumbnail).first
      ) { [self] in
        removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
        let response = UNNotificationResponse(
          notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
        delegate?.userNotificationCenter(self, didReceive: response) {}
      })
  }
}
