import SwiftUI

/// A million rows of different heights, for flinging, jumping and making rows taller.
struct MillionRows: View {
  static let count = 1_000_000

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack {
          Button("First") { proxy.scrollTo(0, anchor: .top) }
            .accessibilityIdentifier("million.first")
          Spacer()
          Button("Random") { proxy.scrollTo(Int.random(in: 0..<Self.count), anchor: .center) }
            .accessibilityIdentifier("million.random")
          Spacer()
          Button("Fly") {
            withAnimation(.easeInOut(duration: 8)) { proxy.scrollTo(Self.count - 1, anchor: .bottom) }
          }
          .accessibilityIdentifier("million.fly")
          Spacer()
          Button("Last") { proxy.scrollTo(Self.count - 1, anchor: .bottom) }
            .accessibilityIdentifier("million.last")
        }
        .padding()
        Divider()
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<Self.count, id: \.self) { MillionRow(number: $0) }
          }
        }
        .accessibilityIdentifier("million.list")
      }
    }
  }
}

private struct MillionRow: View {
  let number: Int
  @State private var isTall = false

  /// In points; the same for a row each time it is built, and not what a lazy stack would estimate.
  private var height: CGFloat { 44 + CGFloat(number * 7919 % 7) * 8 + (isTall ? 120 : 0) }

  var body: some View {
    Button {
      withAnimation { isTall.toggle() }
    } label: {
      HStack {
        Circle()
          .fill(Color(hue: Double(number % 360) / 360, saturation: 0.6, brightness: 0.85))
          .frame(width: 24, height: 24)
        Text("Row \(number.formatted(.number.locale(Locale(identifier: "en_US"))))")
          .foregroundStyle(Color.primary)
        Spacer()
      }
      .padding(.horizontal)
      .frame(height: height)
    }
    .accessibilityIdentifier("million.\(number)")
  }
}
