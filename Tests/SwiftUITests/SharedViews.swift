import DisplayList
import SimulatorTesting
import SwiftUI

// Views and values that several suites share.

/// A value that a test changes from outside.
@MainActor
final class Knob<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

/// Shows `id` and the number of taps: the count reveals whether it is still the same view.
struct TapCounter: View {
  let id: String
  @State private var taps = 0

  var body: some View {
    Button {
      taps += 1
    } label: {
      Text(verbatim: "\(id):\(taps)").frame(height: 30)
    }
    .accessibilityIdentifier(id)
  }
}

/// Builds its content from a knob's value.
struct Turned<Value, Content: View>: View {
  @ObservedObject var knob: Knob<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(knob.value) }
}

/// The events of a test, in order.
@MainActor
final class Diary {
  var lines: [String] = []
  nonisolated init() {}
}

/// An opaque box that tests can find.
struct RedBox: View {
  let id: String
  var width: CGFloat?
  var height: CGFloat?
  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityIdentifier(id)
  }
}

extension View {
  /// Lets a test query the view's frame.
  func named(_ id: String) -> some View { accessibilityElement().accessibilityIdentifier(id) }
}

extension Screen {
  func frame(_ id: String) throws -> CGRect { try find(.identifier(id)).frame }
  func size(_ id: String) throws -> CGSize { try find(.identifier(id)).frame.size }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Bitmap {
  /// Red, green and blue of each device pixel, 0 to 255, from the top left.
  var colors: [[Int]] {
    // Written out, because the compiler takes seconds to infer the types of a shorter form.
    var colors: [[Int]] = []
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let (blue, green, red): (UInt8, UInt8, UInt8) = (pixels[index], pixels[index + 1], pixels[index + 2])
      colors.append([Int(red), Int(green), Int(blue)])
    }
    return colors
  }
}
