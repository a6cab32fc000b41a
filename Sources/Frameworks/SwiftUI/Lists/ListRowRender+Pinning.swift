import DisplayList
import Foundation

extension ListRowRender {
  /// Rows are seen through a header that stays in view as through a bar.
  func drawPinnedGround(_ card: CGRect, into canvas: inout Drawing) {
    canvas.append(.fill(.rect(card), .backdrop(Material.bar.backdrop(isDark: environment.colorScheme == .dark))))
  }
}
