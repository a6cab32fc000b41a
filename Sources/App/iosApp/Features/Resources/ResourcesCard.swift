import SwiftUI

/// A card that links to a web page.
struct ResourcesCard: View {
  let task: QuickTask
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// In points; wide enough that the next card peeks in on every phone held upright.
  static let width: CGFloat = 280

  private let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)

  var body: some View {
    Link(destination: task.url) {
      VStack(alignment: .leading, spacing: 6) {
        Image(systemName: task.systemImage)
          .font(.title2)
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
        Text(task.title)
          .font(.headline)
          .foregroundStyle(.primary)
          .lineLimit(lines)
        Text(task.text)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2 * lines, reservesSpace: true)
      }
      .multilineTextAlignment(.leading)
      .padding(16)
      .frame(width: Self.width, alignment: .leading)
      .background(Color(uiColor: .secondarySystemGroupedBackground), in: shape)
      .contentShape(shape)
    }
    .buttonStyle(PressedButtonStyle())
  }

  private var lines: Int { dynamicTypeSize.isAccessibilitySize ? 3 : 1 }
}
