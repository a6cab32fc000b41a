import SwiftUI

/// The placeholder of a card that is loading.
struct SkeletonCardView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      bar(width: 72, height: 12)
      bar(width: nil, height: 18)
      bar(width: 220, height: 18)
      bar(width: 180, height: 16)
        .padding(.bottom, 44)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: JokeCardView.shape)
    .modifier(ShimmerModifier())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(L10n.Jokes.loading)
  }

  private func bar(width: CGFloat?, height: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: 6, style: .continuous)
      .fill(Color(uiColor: .systemFill))
      .frame(maxWidth: width ?? .infinity, minHeight: height, maxHeight: height)
  }
}

/// A highlight that passes over a skeleton repeatedly. With Reduce Motion it does not.
struct ShimmerModifier: ViewModifier {
  /// The highlight's position: from -1, before the start, to 1, behind the end, in widths of the view.
  @State private var position: CGFloat = -1
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .overlay {
        if !reduceMotion {
          GeometryReader { geometry in
            LinearGradient(
              colors: [.white.opacity(0), .white.opacity(0.35), .white.opacity(0)], startPoint: .leading,
              endPoint: .trailing
            )
            .offset(x: (layoutDirection == .rightToLeft ? -position : position) * geometry.size.width)
          }
        }
      }
      .clipShape(JokeCardView.shape)
      .onAppear {
        withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) { position = 1 }
      }
  }
}
