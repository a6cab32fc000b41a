import Foundation
import SimulatorTesting
import Testing
import UIKit

@MainActor @Suite("Accessibility of objects known only as NSObject", .simulator(.iPhone15Pro))
struct ObjectAccessibilityTests {
  /// A model object that describes itself.
  private final class Model: NSObject {}

  @Test("given a view known as an object, when its accessibility is set, then the view has it")
  func view() {
    let view = UIView()
    let object: NSObject = view
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Saved"
    object.accessibilityTraits = .button
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Saved" && view.accessibilityTraits == .button)
    view.accessibilityValue = "3"
    view.accessibilityElements = [UIView()]
    #expect(object.accessibilityValue == "3" && object.accessibilityElements?.count == 1)
  }

  @Test("given a bar item known as an object, when its label is set, then the item has it")
  func barItem() {
    let item = UIBarButtonItem()
    (item as NSObject).accessibilityLabel = "Add"
    #expect(item.accessibilityLabel == "Add")
  }

  @Test("given a bar item known as an object, when traits and a frame are set, then the item has the traits")
  func traitsOfBarItem() {
    let item = UIBarButtonItem()
    let object: NSObject = item
    object.accessibilityTraits = .link
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(item.accessibilityTraits == .link && object.accessibilityFrame.height == 4)
    item.accessibilityTraits = .header
    #expect(object.accessibilityTraits == .header)
  }

  @Test("given an object that is no responder, when its accessibility is set, then it alone keeps it")
  func others() {
    let (first, second) = (Model(), Model())
    first.isAccessibilityElement = true
    first.accessibilityHint = "Opens the note"
    first.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    first.accessibilityUserInputLabels = ["Note"]
    #expect(first.isAccessibilityElement && first.accessibilityHint == "Opens the note")
    #expect(first.accessibilityFrame.width == 3 && first.accessibilityUserInputLabels == ["Note"])
    #expect(!second.isAccessibilityElement && second.accessibilityHint == nil && second.accessibilityFrame == .zero)
  }
}
