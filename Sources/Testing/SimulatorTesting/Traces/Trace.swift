import Foundation
import SwiftUI

/// A record of what a screen did, frame by frame, and why.
public struct Trace: Sendable {
  let frames: [TracedFrame]

  /// One line for each frame in which something happened: its number and time, the cause, which bodies ran, what was
  /// laid out, how scroll views moved, and how many fragments were drawn. The same in each run as far as the app is.
  public var table: String { TraceTable(frames).text }

  /// The frames in the Trace Event Format, which `chrome://tracing` and Perfetto open: frames and passes as slices at
  /// the frames' times, with the CPU time they took; bodies inside; inputs and changes as instants; offsets and live
  /// nodes as counters.
  public var chromeJSON: Data { get throws { try ChromeTrace(frames, name: "Screen").json } }

  /// Writes ``chromeJSON`` to a file.
  public func write(chrome path: String) throws { try chromeJSON.write(to: URL(fileURLWithPath: path)) }
}
