import Foundation

/// The lines of a sequence of UTF-8 bytes, without line terminators. As on Apple's systems empty lines are omitted.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  /// Reads one line at a time.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// A line.
    public typealias Element = String

    fileprivate var source: Base.AsyncIterator
    private var line: [UInt8] = []

    fileprivate init(source: Base.AsyncIterator) { self.source = source }

    /// Returns the next line; nil after the last.
    public mutating func next() async rethrows -> String? {
      while let byte = try await source.next() {
        if byte != 0x0A, byte != 0x0D {
          line.append(byte)
        } else if !line.isEmpty {
          return take()
        }
      }
      return line.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  fileprivate let base: Base

  /// Returns an iterator at the first line.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
  /// The bytes as lines of text in UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
