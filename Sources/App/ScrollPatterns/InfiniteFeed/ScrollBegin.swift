import SwiftUI

/// Tells once that the content of a vertical scroll view has been scrolled.
struct ScrollBegin: ViewModifier {
  let isArmed: Bool
  let action: @MainActor () -> Void

  /// Where the content's top is at rest, in points from the scroll view's.
  @State private var rest: CGFloat?

  /// Points.
  private static let slack: CGFloat = 1

  func body(content: Content) -> some View {
    content.background {
      // It would run in each frame of a scroll, so it is there only until the first one.
      if isArmed {
        GeometryReader { geometry in
          Color.clear.onChange(of: geometry.frame(in: .scrollView).minY, initial: true) { _, top in
            guard let rest else { return rest = top }
            if top < rest - Self.slack { action() }
          }
        }
      }
    }
  }
}

extension View {
  /// Runs an action when the content of a vertical scroll view is first scrolled, by whatever means; pulling it down is not scrolling.
  /// Apply it to the content.
  ///
  /// - Parameters:
  ///   - isArmed: whether a scroll is waited for. Set it to false in the action, and to true to be told again.
  ///   - action: what to do.
  public func onScrollBegin(while isArmed: Bool, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(ScrollBegin(isArmed: isArmed, action: action))
  }
}
