import Foundation

// The app's life-cycle events as typed messages. Caveat: they are posted along with the notifications, but posting such
// a notification by name posts no message.

extension UIApplication {
  /// The app receives input again.
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    /// Creates a message.
    public init() {}
  }

  /// The app is about to receive no input.
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    /// Creates a message.
    public init() {}
  }

  /// The app has left the screen.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    /// Creates a message.
    public init() {}
  }

  /// The app is about to come back to the screen.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    /// Creates a message.
    public init() {}
  }

  /// The phone is short of memory.
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    /// Creates a message.
    public init() {}
  }

  /// Posts the message of a notification.
  func postMessage(for name: NSNotification.Name) {
    let center = NotificationCenter.default
    switch name {
    case Self.didBecomeActiveNotification: center.post(DidBecomeActiveMessage(), subject: self)
    case Self.willResignActiveNotification: center.post(WillResignActiveMessage(), subject: self)
    case Self.didEnterBackgroundNotification: center.post(DidEnterBackgroundMessage(), subject: self)
    case Self.willEnterForegroundNotification: center.post(WillEnterForegroundMessage(), subject: self)
    case Self.didReceiveMemoryWarningNotification: center.post(DidReceiveMemoryWarningMessage(), subject: self)
    default: break
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The app receives input again.
  public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The app is about to receive no input.
  public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The app has left the screen.
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The app is about to come back to the screen.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// The phone is short of memory.
  public static var didReceiveMemoryWarning: Self { .init() }
}
