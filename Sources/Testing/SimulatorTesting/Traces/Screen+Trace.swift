import SwiftUI

extension Screen {
  /// What happens while `body` runs. A trace that was begun before goes on.
  public func trace(_ body: () async throws -> Void) async throws -> Trace {
    let isInner = traceStart != nil
    if !isInner { startTracing() }
    defer { if !isInner { stopTracing() } }
    let first = recordedFrames.count
    try await body()
    return Trace(frames: Array(recordedFrames.dropFirst(first)))
  }

  /// Records from now on what happens.
  public func startTracing() {
    if simulator.trace == nil { simulator.trace = FrameTrace() }
    traceStart = recordedFrames.count
  }

  /// What happened since `startTracing()`; nothing if that was not called.
  @discardableResult public func stopTracing() -> Trace {
    guard let start = traceStart else { return Trace(frames: []) }
    let frames = Array(recordedFrames.dropFirst(start))
    traceStart = nil
    if TraceRecording.current == nil { simulator.trace = nil }
    return Trace(frames: frames)
  }

  private var recordedFrames: [TracedFrame] { simulator.trace?.frames ?? [] }
}
