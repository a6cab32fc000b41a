import Foundation
import Testing

@Suite("Parts of Apple's systems that Linux lacks")
struct SystemGapTests {
  @Test("given a number of Core Graphics, then it is one of Objective-C's too, and comes back")
  func numbers() {
    let width: CGFloat = 2.5
    #expect(width as NSNumber == NSNumber(value: 2.5))
    #expect((NSNumber(value: 2.5) as Any) as? CGFloat == 2.5)
    let values: [String: Any] = ["width": width]
    #expect(values["width"] as? NSNumber == NSNumber(value: 2.5))
  }

  @Test("given a folder that somebody listens to, when a file is written into it, then that is told")
  func folders() async throws {
    // Given
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = open(folder.path, O_EVTONLY)
    try #require(file >= 0)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: file, eventMask: [.write, .delete], queue: .global())
    // When
    let heard: DispatchSource.FileSystemEvent = await withCheckedContinuation { continuation in
      source.setEventHandler {
        nonisolated(unsafe) let data = source.data
        source.setEventHandler {}
        continuation.resume(returning: data)
      }
      source.setCancelHandler { close(file) }
      source.resume()
      try? Data("Milk".utf8).write(to: folder.appending(path: "note.txt"))
    }
    source.cancel()
    // Then
    #expect(heard.contains(.write))
    #expect(source.handle == file)
  }

  @Test("given bytes, when they were made fewer by Compression, then they can be what they were")
  func compression() {
    let bytes = [UInt8](repeating: 7, count: 10_000)
    var small = [UInt8](repeating: 0, count: 1000)
    let count = compression_encode_buffer(&small, small.count, bytes, bytes.count, nil, COMPRESSION_ZLIB)
    #expect((1..<200).contains(count))
    var large = [UInt8](repeating: 0, count: 10_000)
    #expect(compression_decode_buffer(&large, large.count, small, count, nil, COMPRESSION_ZLIB) == 10_000)
    #expect(large == bytes)
    #expect(compression_encode_buffer(&small, small.count, bytes, bytes.count, nil, COMPRESSION_LZFSE) == 0)
  }

  @Test("given a file of functions, then they hear what is written, and say what is read")
  func functionFile() throws {
    // Given
    final class Memory { var bytes = Data("Milk".utf8) }
    let memory = Memory()
    let opened = funopen(
      Unmanaged.passUnretained(memory).toOpaque(),
      { cookie, bytes, count in
        guard let cookie, let bytes else { return -1 }
        let memory = Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue()
        let part = memory.bytes.prefix(Int(count))
        for (index, byte) in part.enumerated() { bytes[index] = CChar(bitPattern: byte) }
        memory.bytes = Data(memory.bytes.dropFirst(part.count))
        return Int32(part.count)
      }, nil, nil, nil)
    let file = try #require(opened)
    // When
    var bytes = [UInt8](repeating: 0, count: 10)
    let count = fread(&bytes, 1, 10, file)
    fclose(file)
    // Then
    #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == "Milk")
    withExtendedLifetime(memory) {}
  }

  @Test("given queues, then they are known by what they are")
  func queues() {
    #expect(Set([DispatchQueue.main, DispatchQueue.main]).count == 1)
    #expect(DispatchQueue(label: "a") != DispatchQueue(label: "a"))
  }
}
