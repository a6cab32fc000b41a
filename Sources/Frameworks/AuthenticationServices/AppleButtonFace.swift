import Foundation
import ScrollworkSwiftUI

/// The look of a "Sign in with Apple" button. It fills the available space.
nonisolated struct AppleButtonFace: View {
  let text: String
  let isDark: Bool
  let hasOutline: Bool
  var radius = AppleButtonFace.radius

  /// The corner radius in points, as in Apple's guidelines.
  static let radius: CGFloat = 6
  static let smallest = CGSize(width: 140, height: 30)
  /// The text size relative to the button's height, also Apple's.
  private static let textShare: CGFloat = 0.43
  /// The margin beside logo and text relative to the button's width, also Apple's.
  private static let marginShare: CGFloat = 0.08

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    GeometryReader { proxy in
      HStack(spacing: proxy.size.height * 0.1) {
        AppleShape().frame(width: proxy.size.height * 0.33, height: proxy.size.height * 0.4)
        Text(verbatim: text).font(.system(size: proxy.size.height * Self.textShare, weight: .medium))
          .lineLimit(1).minimumScaleFactor(0.5)
      }
      .padding(.horizontal, proxy.size.width * Self.marginShare)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .foregroundStyle(isDark ? Color.white : Color.black)
    .background(isDark ? Color.black : Color.white, in: shape)
    .overlay { if hasOutline { shape.strokeBorder(Color.black, lineWidth: 1) } }
    .contentShape(shape)
  }
}

/// A bitten apple with a leaf.
nonisolated private struct AppleShape: Shape {
  func path(in rect: CGRect) -> Path {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.move(to: at(0.5, 0.28))
      path.addCurve(to: at(0.9, 0.34), control1: at(0.6, 0.24), control2: at(0.78, 0.18))
      path.addCurve(to: at(0.96, 0.72), control1: at(0.7, 0.44), control2: at(0.74, 0.66))
      path.addCurve(to: at(0.7, 1), control1: at(0.9, 0.86), control2: at(0.8, 1))
      path.addCurve(to: at(0.34, 1), control1: at(0.58, 1), control2: at(0.54, 0.92))
      path.addCurve(to: at(0.04, 0.58), control1: at(0.2, 1), control2: at(0.04, 0.82))
      path.addCurve(to: at(0.5, 0.28), control1: at(0.04, 0.3), control2: at(0.26, 0.16))
      path.closeSubpath()
      path.move(to: at(0.48, 0.22))
      path.addCurve(to: at(0.7, 0), control1: at(0.48, 0.1), control2: at(0.58, 0.01))
      path.addCurve(to: at(0.48, 0.22), control1: at(0.71, 0.12), control2: at(0.62, 0.22))
      path.closeSubpath()
    }
  }
}
