import Foundation
import Glibc

/// Opens a file only to observe its changes.
public let O_EVTONLY: Int32 = 0o10_000_000

extension DispatchSource {
  /// Returns a source of events of an open file or folder, once it is resumed. Caveat: revoked access and unlocking are
  /// never reported.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileSystemSource(fileDescriptor, eventMask, queue)
  }
}

/// A source of events of an open file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, Sendable {
  /// The file.
  var handle: Int32 { get }
  /// The events since the handler was last called.
  var data: DispatchSource.FileSystemEvent { get }
  /// The requested events.
  var mask: DispatchSource.FileSystemEvent { get }
}

// Dispatch's own functions with these default arguments assume that each source is one of Dispatch's.
extension DispatchSourceFileSystemObject {
  /// Sets the handler of events; nil removes it.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { (self as? FileSystemSource)?.setEventHandler(qos: qos, flags: flags, handler: handler) }

  /// Sets the handler called after `cancel()`; nil removes it.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { (self as? FileSystemSource)?.setCancelHandler(qos: qos, flags: flags, handler: handler) }

  /// Sets the handler called once the source is active; nil removes it.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { (self as? FileSystemSource)?.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }
}

/// An inotify queue that reports the events of the file.
private final class FileSystemSource: DispatchSourceFileSystemObject, @unchecked Sendable {
  typealias Event = DispatchSource.FileSystemEvent

  let handle: Int32
  let mask: Event
  var data: Event { happened }
  private var happened: Event = []
  private let events: Int32
  private let source: any DispatchSourceRead
  private var links: UInt

  init(_ handle: Int32, _ mask: Event, _ queue: DispatchQueue?) {
    (self.handle, self.mask) = (handle, mask)
    events = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let kinds = IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_CREATE | IN_DELETE | IN_MOVE
    inotify_add_watch(events, "/proc/self/fd/\(handle)", UInt32(kinds))
    source = DispatchSource.makeReadSource(fileDescriptor: events, queue: queue)
    links = Self.links(of: handle)
    source.setCancelHandler { [events] in close(events) }
  }

  private static func links(of handle: Int32) -> UInt {
    var status = stat()
    return fstat(handle, &status) == 0 ? UInt(status.st_nlink) : 0
  }

  /// Reads the system's events; returns false if none of them was requested.
  private func hear() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var heard: Event = []
    while case let count = read(events, &bytes, bytes.count), count > 0 {
      var start = 0
      while start + 16 <= count {
        let (kind, length) = bytes.withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
            $0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self)
          )
        }
        heard.formUnion(meaning(of: Int32(truncatingIfNeeded: kind)))
        start += 16 + Int(length)
      }
    }
    happened = heard.intersection(mask)
    return !happened.isEmpty
  }

  private func meaning(of kind: Int32) -> Event {
    var event: Event = []
    if kind & IN_MODIFY != 0 { event.formUnion([.write, .extend]) }
    if kind & (IN_CREATE | IN_DELETE | IN_MOVE) != 0 { event.insert(.write) }
    if kind & IN_MOVE_SELF != 0 { event.insert(.rename) }
    if kind & IN_DELETE_SELF != 0 { event.insert(.delete) }
    if kind & IN_ATTRIB != 0 {
      // An open file lives on after its removal.
      let now = Self.links(of: handle)
      event.insert(now == 0 ? .delete : now == links ? .attrib : .link)
      links = now
    }
    return event
  }

  // MARK: DispatchSourceProtocol

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
    guard let handler else { return source.setEventHandler(handler: nil) }
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in
      if self?.hear() == true { handler() }
    }
  }
  func setEventHandler(handler: DispatchWorkItem) {
    source.setEventHandler { [weak self] in
      if self?.hear() == true { handler.perform() }
    }
  }
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
    source.setCancelHandler(qos: qos, flags: flags) { [events] in
      close(events)
      handler?()
    }
  }
  func setCancelHandler(handler: DispatchWorkItem) {
    source.setCancelHandler { [events] in
      close(events)
      handler.perform()
    }
  }
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }
  func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  var isCancelled: Bool { source.isCancelled }
}
