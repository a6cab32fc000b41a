import Foundation
import Synchronization

extension Stream {
  /// Creates two streams, one of which reads what is written to the other. Writers wait while `bufferSize` bytes are
  /// unread, and readers while there are none.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = StreamBuffer(size: max(bufferSize, 1))
    inputStream?.pointee = BoundInputStream(buffer)
    outputStream?.pointee = BoundOutputStream(buffer)
  }
}

/// The buffer between two streams.
private final class StreamBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private let size: Int
  private var bytes: [UInt8] = []
  private var isWriterOpen = true
  private var isReaderOpen = true
  private var listeners: [() -> Void] = []

  init(size: Int) { self.size = size }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  /// Wakes those that wait.
  private func tell() {
    condition.broadcast()
    listeners.forEach { $0() }
  }

  func listen(_ body: @escaping () -> Void) { locked { listeners.append(body) } }

  var hasBytes: Bool { locked { !bytes.isEmpty } }
  var hasSpace: Bool { locked { isReaderOpen && bytes.count < size } }
  var isAtEnd: Bool { locked { bytes.isEmpty && !isWriterOpen } }

  /// Returns the number of bytes read; 0 at the end.
  func read(into target: UnsafeMutablePointer<UInt8>, most: Int) -> Int {
    locked {
      while bytes.isEmpty, isWriterOpen, isReaderOpen { condition.wait() }
      let count = min(most, bytes.count)
      for index in 0..<max(count, 0) { target[index] = bytes[index] }
      bytes.removeFirst(max(count, 0))
      tell()
      return count
    }
  }

  /// Returns the number of bytes taken; -1 if the reader is closed.
  func write(_ source: UnsafePointer<UInt8>, count: Int) -> Int {
    locked {
      while bytes.count >= size, isReaderOpen, isWriterOpen { condition.wait() }
      guard isReaderOpen, isWriterOpen else { return -1 }
      let taken = max(min(count, size - bytes.count), 0)
      bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: taken))
      tell()
      return taken
    }
  }

  func closeWriter() {
    locked {
      isWriterOpen = false
      tell()
    }
  }

  func closeReader() {
    locked {
      isReaderOpen = false
      bytes = []
      tell()
    }
  }
}

/// The state of either stream: a status, and a delegate that is notified in the run loop of the stream.
private final class StreamEnd: @unchecked Sendable {
  private struct State {
    var status = Stream.Status.notOpen
    weak var stream: Stream?
    weak var delegate: (any StreamDelegate)?
    var loop: (loop: RunLoop, mode: RunLoop.Mode)?
    var isEndTold = false
  }

  private let lock = NSLock()
  private var state = State()

  func belong(to stream: Stream) { lock.withLock { state.stream = stream } }

  var delegate: (any StreamDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  var status: Stream.Status {
    get { lock.withLock { state.status } }
    set { lock.withLock { state.status = newValue } }
  }

  func schedule(in loop: RunLoop?, _ mode: RunLoop.Mode) { lock.withLock { state.loop = loop.map { ($0, mode) } } }

  /// Opens a stream that was never open, and from now on reports what the buffer allows. Returns false if it was open
  /// before.
  func open(
    _ buffer: StreamBuffer, telling allowed: @escaping @Sendable (StreamBuffer) -> Stream.Event?
  ) -> Bool {
    let isNew = lock.withLock {
      guard state.status == .notOpen else { return false }
      state.status = .open
      return true
    }
    guard isNew else { return false }
    tell(.openCompleted)
    buffer.listen { [weak buffer] in
      guard let buffer else { return }
      // The buffer is locked while it notifies, so the query happens in a later turn of the run loop.
      DispatchQueue.global().async { if let event = allowed(buffer) { self.tell(event) } }
    }
    return true
  }

  func tell(_ event: Stream.Event) {
    let loop = lock.withLock { () -> (loop: RunLoop, mode: RunLoop.Mode)? in
      guard let loop = state.loop, event != .endEncountered || !state.isEndTold else { return nil }
      if event == .endEncountered { state.isEndTold = true }
      return loop
    }
    guard let loop else { return }
    loop.loop.perform(inModes: [loop.mode]) { [self] in
      let (stream, delegate) = lock.withLock { (state.stream, state.delegate) }
      if let stream { delegate?.stream(stream, handle: event) }
    }
  }
}

private final class BoundInputStream: InputStream {
  private let buffer: StreamBuffer
  private let end = StreamEnd()

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(data: Data())
    end.belong(to: self)
  }

  override var delegate: (any StreamDelegate)? {
    get { end.delegate }
    set { end.delegate = newValue }
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    end.schedule(in: aRunLoop, mode)
    if end.status == .open { tellState() }
  }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { end.schedule(in: nil, mode) }

  override func open() {
    if end.open(buffer, telling: Self.event) { tellState() }
  }

  private static func event(_ buffer: StreamBuffer) -> Stream.Event? {
    buffer.hasBytes ? .hasBytesAvailable : buffer.isAtEnd ? .endEncountered : nil
  }

  /// Reports what the writer did before: it may have written, or have been closed.
  private func tellState() {
    if let event = Self.event(buffer) { end.tell(event) }
  }

  override func close() {
    end.status = .closed
    buffer.closeReader()
  }

  override var streamStatus: Status { end.status == .open && buffer.isAtEnd ? .atEnd : end.status }
  override var streamError: (any Error)? { nil }
  override var hasBytesAvailable: Bool { end.status == .open && !buffer.isAtEnd }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    end.status == .open ? self.buffer.read(into: buffer, most: len) : -1
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  deinit { buffer.closeReader() }
}

private final class BoundOutputStream: OutputStream {
  private let buffer: StreamBuffer
  private let end = StreamEnd()

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
    end.belong(to: self)
  }

  required init(toMemory: ()) {
    buffer = StreamBuffer(size: .max)
    super.init(toMemory: ())
    end.belong(to: self)
  }

  override var delegate: (any StreamDelegate)? {
    get { end.delegate }
    set { end.delegate = newValue }
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { end.schedule(in: aRunLoop, mode) }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { end.schedule(in: nil, mode) }

  override func open() {
    let isNew = end.open(buffer) { $0.hasSpace ? .hasSpaceAvailable : nil }
    if isNew, buffer.hasSpace { end.tell(.hasSpaceAvailable) }
  }

  override func close() {
    end.status = .closed
    buffer.closeWriter()
  }

  override var streamStatus: Status { end.status }
  override var streamError: (any Error)? { nil }
  override var hasSpaceAvailable: Bool { end.status == .open && buffer.hasSpace }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    end.status == .open ? self.buffer.write(buffer, count: len) : -1
  }

  deinit { buffer.closeWriter() }
}
