import SwiftUI

extension Screen {
  /// Records a trace while `body` runs. A trace that was started before continues.
  public func trace(_ body: () async throws -> Void) async throws -> Trace {
    let isInner = traceStart != nil
    if !isInner { startTracing() }
    defer { if !isInner { stopTracing() } }
    let first = recordedFrames.count
    try await body()
    return Trace(frames: Array(recordedFrames.dropFirst(first)))
  }

  /// Starts recording a trace.
  public func startTracing() {
    if simulator.trace == nil { simulator.trace = FrameTrace() }
    traceStart = recordedFrames.count
  }

  /// Returns what happened since `startTracing()`; an empty trace if that was not called.
  @discardableResult public func stopTracing() -> Trace {
    guard let start = traceStart else { return Trace(frames: []) }
    let frames = Array(recordedFrames.dropFirst(start))
    traceStart = nil
    if TraceRecording.current == nil { simulator.trace = nil }
    return Trace(frames: frames)
  }

  private var recordedFrames: [TracedFrame] { simulator.trace?.frames ?? [] }
}
