import SwiftUI

/// Reports once that the content of a vertical scroll view has been scrolled.
struct ScrollBegin: ViewModifier {
  let isArmed: Bool
  let action: @MainActor () -> Void

  /// Where the content's top is at rest, in points from the scroll view's top.
  @State private var rest: CGFloat?

  /// In points.
  private static let slack: CGFloat = 1

  func body(content: Content) -> some View {
    content.background {
      // The modifier runs in each frame of a scroll, so it is present only until the first one.
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
  /// Performs an action when the content of a vertical scroll view is first scrolled, by whatever means; pulling it
  /// down does not count. Apply it to the content.
  ///
  /// - Parameters:
  ///   - isArmed: whether to wait for a scroll. Set it to false in the action, and to true to be notified again.
  ///   - action: what to do.
  public func onScrollBegin(while isArmed: Bool, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(ScrollBegin(isArmed: isArmed, action: action))
  }
}
