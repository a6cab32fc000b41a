import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Members of UIKit that apps override and convert", .simulator(.iPhoneSE))
struct OverridableMembersTests {
  private final class Strict: UIView {
    var axes: [NSLayoutConstraint.Axis] = []
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      axes.append(axis)
      super.setContentHuggingPriority(.required, for: axis)
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
      set {}
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .next }
  }

  @Test func `Given a view that overrides its priorities and margins, then its own count`() {
    let view: UIView = Strict()
    view.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.directionalLayoutMargins.trailing == 4)
    #expect(view.accessibilityScroll(.next) && !UIView().accessibilityScroll(.next))
  }

  @Test func `Given a colour, when it is converted and back, then it is the same`() throws {
    let color = CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 0.5)
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let plain = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    // When
    let converted = try #require(color.converted(to: wide, intent: .defaultIntent, options: nil))
    let back = try #require(converted.converted(to: plain, intent: .defaultIntent, options: nil)?.components)
    // Then
    #expect(try #require(converted.components)[0] > 0.25)
    #expect(zip(back, [0.2, 0.6, 0.4, 0.5]).allSatisfy { abs($0 - $1) < 0.001 })
    let gray = try #require(color.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(gray.numberOfComponents == 2 && gray.alpha == 0.5)
  }

  @Test func `Given a scanner, when nothing asks for the text, then it goes on`() {
    let scanner = Scanner(string: "rgba(1")
    #expect(scanner.scanString("rgba", into: nil))
    #expect(scanner.scanCharacters(from: CharacterSet(charactersIn: "("), into: nil))
    #expect(!scanner.isAtEnd && CFArrayGetCount([1, 2] as CFArray) == 2)
  }
}
