import Foundation
import Testing

@Suite("Events of bound streams")
struct BoundStreamTests {
  private final class Listener: NSObject, StreamDelegate {
    var heard: [Stream.Event] = []
    func stream(_ aStream: Stream, handle eventCode: Stream.Event) { heard.append(eventCode) }
  }

  private func made() throws -> (reader: InputStream, writer: OutputStream) {
    var (input, output): (InputStream?, OutputStream?) = (nil, nil)
    Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
    return try (#require(input), #require(output))
  }

  /// Runs the loop until the listener has heard an event, for at most five seconds.
  private func hears(_ listener: Listener, _ event: Stream.Event) -> Bool {
    let end = Date(timeIntervalSinceNow: 5)
    while !listener.heard.contains(event), Date() < end {
      // A timer gives the loop a source, without which it does not wait.
      let timer = Timer(timeInterval: 0.01, repeats: false) { _ in }
      RunLoop.current.add(timer, forMode: .default)
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    return listener.heard.contains(event)
  }

  @Test func `Given a writer that was closed without writing, when the reader is opened, then it hears the end`() throws
  {
    // Given
    let (reader, writer) = try made()
    let listener = Listener()
    reader.delegate = listener
    reader.schedule(in: .current, forMode: .default)
    writer.open()
    writer.close()
    // When
    reader.open()
    // Then
    #expect(hears(listener, .endEncountered))
    #expect(listener.heard == [.openCompleted, .endEncountered])
    #expect(reader.streamStatus == .atEnd)
  }

  @Test func `Given an open reader at its end, when it is scheduled only then, then it hears the end`() throws {
    // Given
    let (reader, writer) = try made()
    let listener = Listener()
    reader.delegate = listener
    reader.open()
    writer.open()
    writer.close()
    // When
    reader.schedule(in: .current, forMode: .default)
    // Then
    #expect(hears(listener, .endEncountered))
  }

  @Test func `Given bytes from a writer that is closed, then the reader hears of them and of the end once`() throws {
    // Given
    let (reader, writer) = try made()
    let listener = Listener()
    reader.delegate = listener
    reader.schedule(in: .current, forMode: .default)
    writer.open()
    #expect(writer.write([1, 2], maxLength: 2) == 2)
    writer.close()
    // When
    reader.open()
    // Then
    #expect(hears(listener, .hasBytesAvailable) && !listener.heard.contains(.endEncountered))
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(reader.read(&bytes, maxLength: 4) == 2)
    #expect(hears(listener, .endEncountered))
    #expect(listener.heard.filter { $0 == .endEncountered }.count == 1)
  }
}
