import DisplayList
import Foundation
import Simulator
import SwiftUI

/// An element that a query found. It is looked up again whenever it is asked something, so it may move, change and even be
/// built anew in between.
@MainActor
public struct Element {
  /// Where the element is.
  public let screen: Screen
  /// What finds it.
  public let query: Query

  /// What assistive technology sees of it now. Throws if it is gone or no longer the only one.
  public var node: AccessibilityNode { get throws { try screen.resolve(query) } }

  /// Points on the screen.
  public var frame: CGRect { get throws { try node.frame } }
  /// What it is called, in words.
  public var label: String { get throws { try node.label } }
  /// What it is set to.
  public var value: String { get throws { try node.value } }
  /// Its name for tests.
  public var identifier: String { get throws { try node.identifier } }
  /// What it is.
  public var role: AccessibilityNode.Role { get throws { try node.role } }
  /// False where it is disabled.
  public var isEnabled: Bool { get throws { try node.isEnabled } }
  /// True for the chosen one of several.
  public var isSelected: Bool { get throws { try node.isSelected } }
  /// What is inside, in reading order.
  public var children: [AccessibilityNode] { get throws { try node.children } }

  /// The one element inside this one that meets a query.
  public func find(_ inner: Query) throws -> Element { try screen.find(inner.inside(query)) }
}
