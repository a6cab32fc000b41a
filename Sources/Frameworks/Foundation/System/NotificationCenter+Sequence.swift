import Foundation
import Synchronization

extension NotificationCenter {
  /// Notifications as they are posted, from the beginning of the iteration. Unread ones are buffered.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification
    /// It never fails.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: ObjectIdentifier?
    private let holder: Holder

    /// Retains the object, whose identity could otherwise be reused.
    private struct Holder: @unchecked Sendable {
      let object: AnyObject?
    }

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object.map { ObjectIdentifier($0) }
      holder = Holder(object: object)
    }

    /// Reads one notification at a time.
    public final class Iterator: AsyncIteratorProtocol {
      /// A notification.
      public typealias Element = Notification
      /// It never fails.
      public typealias Failure = Never

      private var source: AsyncStream<Box>.Iterator

      fileprivate init(_ stream: AsyncStream<Box>) { source = stream.makeAsyncIterator() }

      /// Returns the next notification; nil when the task is cancelled.
      public func next() async -> Notification? { await next(isolation: nil) }

      /// Returns the next notification; nil when the task is cancelled.
      public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        // Taken out and put back: an iterator of a value type cannot be used across a suspension in a class.
        var source = source
        let box = await source.next(isolation: actor)
        self.source = source
        return box?.notification
      }
    }

    fileprivate struct Box: @unchecked Sendable {
      let notification: Notification
    }

    private struct Token: @unchecked Sendable {
      let value: any NSObjectProtocol
    }

    /// Returns an iterator over the notifications posted from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Box>.makeStream()
      let token = Token(
        value: center.addObserver(forName: name, object: holder.object, queue: nil) { notification in
          continuation.yield(Box(notification: notification))
        })
      continuation.onTermination = { [center] _ in center.removeObserver(token.value) }
      return Iterator(stream)
    }
  }

  /// Returns the notifications of a name, from an object or from any.
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}
