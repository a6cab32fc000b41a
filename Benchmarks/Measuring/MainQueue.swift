import Foundation

/// Runs asynchronous work of the main actor while serving its queue; prints its figures and ends the process.
func serveMainQueue(asJSON: Bool, _ measure: @escaping @MainActor () async throws -> Figures) -> Never {
  Task { @MainActor in
    do {
      try await measure().print(asJSON: asJSON)
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }
  while true { RunLoop.main.run() }
}
