import Foundation
import Synchronization

extension Stream {
  /// Makes two streams of which one reads what is written to the other. Who writes waits while `bufferSize` bytes are unread, and who
  /// reads while there are none.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = StreamBuffer(size: max(bufferSize, 1))
    inputStream?.pointee = BoundInputStream(buffer)
    outputStream?.pointee = BoundOutputStream(buffer)
  }
}

/// The bytes between two streams.
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

  /// Whoever waits looks again.
  private func tell() {
    condition.broadcast()
    listeners.forEach { $0() }
  }

  func listen(_ body: @escaping () -> Void) { locked { listeners.append(body) } }

  var hasBytes: Bool { locked { !bytes.isEmpty } }
  var hasSpace: Bool { locked { isReaderOpen && bytes.count < size } }
  var isAtEnd: Bool { locked { bytes.isEmpty && !isWriterOpen } }

  /// The number of bytes that were read; 0 at the end.
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

  /// The number of bytes that were taken; -1 if nobody reads any more.
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

/// Where a stream tells its delegate what it can do: in the run loop that it is scheduled in.
private final class StreamEvents: @unchecked Sendable {
  private struct State {
    weak var stream: Stream?
    weak var delegate: (any StreamDelegate)?
    var loop: (loop: RunLoop, mode: RunLoop.Mode)?
    var isEndTold = false
  }

  private let lock = NSLock()
  private var state = State()

  init(of stream: Stream) { state.stream = stream }

  var delegate: (any StreamDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  func schedule(in loop: RunLoop?, _ mode: RunLoop.Mode) { lock.withLock { state.loop = loop.map { ($0, mode) } } }

  func tell(_ event: Stream.Event) {
    let loop = lock.withLock { () -> (loop: RunLoop, mode: RunLoop.Mode)? in
      guard event != .endEncountered || !state.isEndTold else { return nil }
      if event == .endEncountered { state.isEndTold = true }
      return state.loop
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
  private lazy var events = StreamEvents(of: self)
  private var status = Status.notOpen

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(data: Data())
  }

  override var delegate: (any StreamDelegate)? {
    get { events.delegate }
    set { events.delegate = newValue }
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: aRunLoop, mode) }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: nil, mode) }

  override func open() {
    guard status == .notOpen else { return }
    status = .open
    events.tell(.openCompleted)
    let (buffer, events) = (buffer, events)
    buffer.listen {
      // The buffer is locked while it tells, so it is asked in the run loop's turn.
      DispatchQueue.global().async {
        if buffer.hasBytes { events.tell(.hasBytesAvailable) } else if buffer.isAtEnd { events.tell(.endEncountered) }
      }
    }
    if buffer.hasBytes { events.tell(.hasBytesAvailable) }
  }

  override func close() {
    status = .closed
    buffer.closeReader()
  }

  override var streamStatus: Status { status == .open && buffer.isAtEnd ? .atEnd : status }
  override var streamError: (any Error)? { nil }
  override var hasBytesAvailable: Bool { status == .open && !buffer.isAtEnd }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? self.buffer.read(into: buffer, most: len) : -1
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  deinit { buffer.closeReader() }
}

private final class BoundOutputStream: OutputStream {
  private let buffer: StreamBuffer
  private lazy var events = StreamEvents(of: self)
  private var status = Status.notOpen

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
  }

  required init(toMemory: ()) {
    buffer = StreamBuffer(size: .max)
    super.init(toMemory: ())
  }

  override var delegate: (any StreamDelegate)? {
    get { events.delegate }
    set { events.delegate = newValue }
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: aRunLoop, mode) }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: nil, mode) }

  override func open() {
    guard status == .notOpen else { return }
    status = .open
    events.tell(.openCompleted)
    let (buffer, events) = (buffer, events)
    buffer.listen { DispatchQueue.global().async { if buffer.hasSpace { events.tell(.hasSpaceAvailable) } } }
    if buffer.hasSpace { events.tell(.hasSpaceAvailable) }
  }

  override func close() {
    status = .closed
    buffer.closeWriter()
  }

  override var streamStatus: Status { status }
  override var streamError: (any Error)? { nil }
  override var hasSpaceAvailable: Bool { status == .open && buffer.hasSpace }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? self.buffer.write(buffer, count: len) : -1
  }

  deinit { buffer.closeWriter() }
}
