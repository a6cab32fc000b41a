import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Effects of views", .simulator(.iPhoneSE))
struct UIVisualEffectTests {
  /// Returns the colour of a red background under an effect whose filters an app changes.
  private func red(_ change: (CALayer) -> Void) async throws -> [Int] {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    change(try #require(effect.layer.sublayers?.first))
    let screen = await Screen {
      UIKitView(view: effect).frame(width: 100, height: 100).named("effect").padding(50).background(
        Color(red: 1, green: 0, blue: 0))
    }
    let frame = try screen.frame("effect")
    return screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `Given an effect, when an app takes its filters, then the blur alone is left, or nothing`() async throws {
    #expect(try await red { _ in } != [255, 0, 0])
    #expect(try await red { $0.filters = [] } == [255, 0, 0])
    let blurred = try await red { $0.filters?.removeAll { String(describing: $0) != "gaussianBlur" } }
    #expect(blurred == [255, 0, 0])
  }

  @Test
  func `Given the filter that blurs at one edge, when an app reaches it by name, then the other edge stays sharp`()
    throws
  {
    // Given
    let type = try #require(_NSClassFromString("CAFilter") as? NSObject.Type)
    let made = type.perform(NSSelectorFromString("filterWithType:"), with: "variableBlur")
    let filter = try #require(made?.takeUnretainedValue() as? NSObject)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let mask = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
    filter.setValue(4 as CGFloat as NSNumber, forKey: "inputRadius")
    filter.setValue(mask.cgImage, forKey: "inputMaskImage")
    // When
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let layer = try #require(effect.subviews.first?.layer)
    layer.filters = [filter]
    // Then
    #expect(effect.layer.mask?.contents != nil)
    #expect(filter.value(forKey: "inputRadius") as? CGFloat == 4)
    layer.filters = []
    #expect(effect.layer.mask == nil)
  }

  @Test func `Given a font in an archive, then it is the same when it is read`() throws {
    let font = UIFont.monospacedSystemFont(ofSize: 21, weight: .bold)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }

  @Test func `Given a colour in an archive, then it is the same when it is read`() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.systemRed, requiringSecureCoding: false)
    let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(color == UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1))
  }
}
