import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Limits of the text size", .simulator(.iPhone15Pro))
struct TextSizeLimitTests {
  private func label(_ name: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = name
    return label
  }

  @Test func `Given a superview that allows no more than a size, then its labels stop growing there`() async throws {
    // Given
    let (free, limited, holder) = (label("Free"), label("Limited"), UIView())
    holder.maximumContentSizeCategory = .large
    holder.addSubview(limited)
    let screen = await Screen(rootViewController: UIViewController(showing: free, holder))
    // When
    try await screen.setTextSize(.accessibility3)
    try await screen.settle()
    // Then
    #expect(limited.traitCollection.preferredContentSizeCategory == .large)
    #expect(limited.font.pointSize == 17 && free.font.pointSize > 30)
    // When
    holder.maximumContentSizeCategory = nil
    // Then
    #expect(limited.font.pointSize == free.font.pointSize)
  }

  @Test func `Given a view that asks for at least a size, then its label has it as soon as it is on the screen`()
    async throws
  {
    // Given
    let label = label("Large")
    label.minimumContentSizeCategory = .extraExtraLarge
    // When
    let screen = await Screen(rootViewController: UIViewController(showing: label))
    try await screen.settle()
    // Then
    #expect(label.font.pointSize == 21)
    #expect(label.appliedContentSizeCategoryLimitsDescription.contains("XXL"))
  }
}
