import SwiftUI

/// The status of an announcement in a coloured capsule. The text states it too: colour is never the only cue.
struct StatusBadge: View {
  let status: AnnouncementStatus
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(status.displayName)
      .font(.caption)
      .fontWeight(.semibold)
      .lineLimit(1)
      .foregroundStyle(color)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color.opacity(colorScheme == .dark ? 0.22 : 0.12), in: Capsule())
  }

  /// Darker than the system's colours in light mode and lighter in dark mode, where those miss a contrast of 4.5 : 1.
  private var color: Color {
    let isDark = colorScheme == .dark
    return switch status {
    case .missing: Color(hex: isDark ? "#FF9A8F" : "#B3261E")
    case .found: Color(hex: isDark ? "#7EDB9C" : "#146C2E")
    case .closed, .unknown: Color(hex: isDark ? "#C7C7CC" : "#55555A")
    }
  }
}
