import CVirtualTime
import Foundation

/// Finds the tasks started by a test, directly or through other tasks, that still run.
///
/// Tasks are identified by a task-local value, so `Task.detached` and tasks created in a callback of libdispatch or of
/// a run loop are not included. A task whose handle is still held counts as running too: the concurrency runtime does
/// not distinguish them.
package enum TaskCensus {
  @TaskLocal private static var isCounting = false

  /// Counts the tasks started in `body` and below it, in virtual time; forgets those of an earlier call.
  package static func count<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    virtual_time_track_tasks { TaskCensus.isCounting }
    return try await $isCounting.withValue(true, operation: body)
  }

  /// The function, as written in source, that started each unfinished task.
  package static var running: [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      virtual_time_for_each_task(
        { symbols, count, context in
          guard let symbols, let context else { return }
          let frames = UnsafeBufferPointer(start: symbols, count: Int(count)).map {
            $0.map { String(cString: $0) } ?? ""
          }
          context.assumingMemoryBound(to: [String].self).pointee.append(TaskCensus.origin(of: frames))
        }, names)
    }
    return names
  }

  /// Returns the first function that is neither ours nor the standard library's own `Task.init`.
  private static func origin(of frames: [String]) -> String {
    let own = frames.dropFirst(1).first { !$0.isEmpty && $0 != "swift_task_create" && !$0.hasPrefix("$sScT") }
    return own.map(demangled) ?? "a function that cannot be named"
  }

  private static func demangled(_ symbol: String) -> String {
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The runtime's own demangler; the caller frees the result.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
