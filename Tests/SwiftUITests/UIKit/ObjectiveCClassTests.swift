import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("UIKit's classes, as packages expect them of Objective-C", .simulator(.iPhoneSE))
struct ObjectiveCClassTests {
  private final class Dots: UIView {
    let dot = CALayer()
    private(set) var layouts = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      dot.frame = CGRect(x: layer.bounds.midX - 2, y: layer.bounds.midY - 2, width: 4, height: 4)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `Given a view that lays out sublayers, when it is laid out, then it does so for its own layer, once`() {
    // Given
    let dots = Dots(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    dots.layer.addSublayer(dots.dot)
    // When
    dots.layoutIfNeeded()
    // Then
    #expect(dots.dot.frame == CGRect(x: 18, y: 8, width: 4, height: 4) && dots.layouts == 1)
  }

  private final class Jump: UIStoryboardSegue {
    private(set) var isOwn = false
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      isOwn = true
    }
  }

  @Test func `Given a segue's class at run time, when it is initialized, then it is of that class and complete`() {
    // Given
    let type: UIStoryboardSegue.Type = Jump.self
    let (start, end) = (UIViewController(), UIViewController())
    // When
    let segue = type.init(identifier: "jump", source: start, destination: end)
    // Then
    #expect((segue as? Jump)?.isOwn == true && segue.identifier == "jump")
    #expect(segue.source === start && segue.destination === end)
  }

  @Test func `Given an event of an app's own, then it has no touches`() {
    let event = UIEvent()
    #expect(event.allTouches == nil && event.timestamp == 0 && event.type == .touches)
  }
}
