import Foundation

/// The back button's arrow: 11 x 19 points of ink, as measured on iOS 16 (docs/facts.md); on glass, a symbol.
nonisolated struct BackArrow: View, FrameworkView {
  @Environment(\.system) private var system
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    if system == .iOS26 {
      Image(systemName: "chevron.backward").font(.system(size: 20, weight: .medium)).accessibilityHidden(true)
    } else {
      Angle()
        .stroke(style: StrokeStyle(lineWidth: Self.width, lineCap: .round, lineJoin: .round))
        .frame(width: 15, height: 19)
        .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
        .accessibilityHidden(true)
    }
  }

  private static let width: CGFloat = 2.6

  /// The ink spans 1.33 to 12.33 points.
  private struct Angle: Shape {
    func path(in rect: CGRect) -> Path {
      let (tip, end, inset) = (1.33 + BackArrow.width / 2, 12.33 - BackArrow.width / 2, BackArrow.width / 2)
      var path = Path()
      path.move(to: CGPoint(x: rect.minX + end, y: rect.minY + inset))
      path.addLine(to: CGPoint(x: rect.minX + tip, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + end, y: rect.maxY - inset))
      return path
    }
  }
}
