import SimulatorTesting
import SwiftUI

/// The history of the rows of a test's list.
@MainActor
final class RowLog: ObservableObject {
  /// Shown by every row, and read by its body.
  @Published var caption = "a"
  /// Selects one of two views in each row.
  @Published var isRound = false
  @Published var ids: [Int]
  var bodies: [Int: Int] = [:]
  var appeared: [Int] = []
  var disappeared: [Int] = []
  var started: [Int] = []
  var cancelled: [Int] = []

  init(_ ids: Range<Int>) { self.ids = Array(ids) }
}

/// A row 100 points long that logs its lifetime.
struct LoggedRow: View {
  let number: Int
  @ObservedObject var log: RowLog
  var length: CGFloat = 100
  @State private var birth = SampleRow.nextBirth()

  var body: some View {
    let _ = log.bodies[number, default: 0] += 1
    shape
      .frame(width: length, height: length)
      .accessibilityIdentifier("row.\(number)")
      .accessibilityLabel(log.caption)
      .accessibilityValue("\(birth)")
      .onAppear { log.appeared.append(number) }
      .onDisappear { log.disappeared.append(number) }
      .task {
        log.started.append(number)
        // Waits without keeping the phone busy.
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        withExtendedLifetime(continuation) { log.cancelled.append(number) }
      }
  }

  @ViewBuilder private var shape: some View {
    if log.isRound { Circle() } else { Rectangle() }
  }
}

/// A list of rows without gaps, below an optional header and above a footer.
struct LoggedList: View {
  @ObservedObject var log: RowLog
  var axis = Axis.vertical
  var isNested = false
  var footer: CGFloat = 0

  var body: some View {
    ScrollView(axis == .vertical ? .vertical : .horizontal) {
      if axis == .horizontal {
        LazyHStack(spacing: 0) { rows }
      } else if isNested {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 50)
          ZStack { LazyVStack(spacing: 0) { rows } }
        }
      } else {
        VStack(spacing: 0) {
          LazyVStack(spacing: 0) { rows }
          Color.green.frame(height: footer)
        }
      }
    }
  }

  private var rows: some View {
    ForEach(log.ids, id: \.self) { LoggedRow(number: $0, log: log) }
  }
}
