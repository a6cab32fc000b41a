import Foundation
import FoundationNetworking

extension FileHandle {
  /// The bytes of a file, from the handle's position on. Reading blocks the thread while there are none.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    fileprivate let open: @Sendable () async throws -> FileHandle

    /// Reads one byte at a time.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// A byte.
      public typealias Element = UInt8

      fileprivate let open: @Sendable () async throws -> FileHandle
      private var file: FileHandle?
      private var chunk = Data()
      private var place = 0

      fileprivate init(open: @escaping @Sendable () async throws -> FileHandle) { self.open = open }

      /// Returns the next byte; nil after the last.
      public mutating func next() async throws -> UInt8? {
        if place == chunk.endIndex {
          try Task.checkCancellation()
          let file = if let file { file } else { try await open() }
          self.file = file
          guard let new = try file.read(upToCount: 16 * 1024), !new.isEmpty else { return nil }
          (chunk, place) = (new, new.startIndex)
        }
        defer { place += 1 }
        return chunk[place]
      }
    }

    /// Returns an iterator at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open) }
  }

  /// The bytes from the handle's position on.
  public var bytes: AsyncBytes { AsyncBytes { self } }
}

extension URL {
  /// The bytes of a file or of a response.
  public typealias AsyncBytes = FileHandle.AsyncBytes

  /// The bytes of the file or of the response, which is loaded whole before the first one.
  public var resourceBytes: AsyncBytes {
    AsyncBytes {
      if isFileURL { return try FileHandle(forReadingFrom: self) }
      let (file, _) = try await URLSession.shared.download(from: self)
      defer { try? FileManager.default.removeItem(at: file) }
      return try FileHandle(forReadingFrom: file)
    }
  }

  /// The lines of the file or of the response, without line terminators. Empty lines are omitted.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
