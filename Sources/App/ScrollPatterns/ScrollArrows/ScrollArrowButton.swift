import SwiftUI

/// A round white button with a chevron, slightly darker under a pointer. It keeps its light colours in dark mode, where
/// the chevron would be white on white.
struct ScrollArrowButton: View {
  /// Where the chevron points on the screen, whatever the reading direction.
  enum Direction: Sendable {
    case left, right

    var iconName: String { self == .left ? "chevron.left" : "chevron.right" }
    var label: LocalizedStringKey { self == .left ? "Scroll left" : "Scroll right" }
    var identifier: String { self == .left ? "scrollArrow.left" : "scrollArrow.right" }
  }

  private let direction: Direction
  private let action: @MainActor () -> Void
  @State private var isHovered = false

  /// The brightness of the circle under a pointer; 1 is white. A guess.
  private static let hoveredWhite = 0.9

  /// Creates a button that runs `action` when tapped inside its circle.
  init(direction: Direction, action: @escaping @MainActor () -> Void) {
    self.direction = direction
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Image(systemName: direction.iconName)
        .font(.system(size: 16, weight: .semibold))
        .foregroundColor(.primary)
        .frame(width: 40, height: 40)
        .background(Color(white: isHovered ? Self.hoveredWhite : 1).opacity(0.95))
        .clipShape(Circle())
        .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .environment(\.colorScheme, .light)
    .accessibilityLabel(direction.label)
    .accessibilityIdentifier(direction.identifier)
  }
}
