import Automation
import Foundation

/// Looks for elements of the running app each time it is asked.
public final class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
  let path: ElementPath

  init(_ path: ElementPath) {
    self.path = path
    super.init()
  }

  // MARK: Narrowing

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.descendants(type)))
  }

  /// The elements of a type directly inside.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.children(type)))
  }

  /// Those with an identifier, label, value or placeholder.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.matching(.named(identifier))))
  }

  /// Those of a type, with an identifier if one is given.
  public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.matching(.typed(elementType, named: identifier))))
  }

  /// Those for which a predicate holds; its keys are the properties of ``XCUIElementAttributes``.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.matching(.meeting(predicate))))
  }

  /// Those with an element inside for which a predicate holds.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.containing(.meeting(predicate))))
  }

  /// Those with an element of a type inside, with an identifier if one is given.
  public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.containing(.typed(elementType, named: identifier))))
  }

  // MARK: Elements

  /// The only element; acting on it fails the test if there are several.
  public var element: XCUIElement { XCUIElement(path.then(.only)) }

  public var firstMatch: XCUIElement { XCUIElement(path.then(.first)) }

  /// The element with an identifier, label, value or placeholder.
  public subscript(key: String) -> XCUIElement { XCUIElement(path.then(.matching(.named(key)))) }

  /// One of several, in reading order from 0.
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement(path.then(.at(index))) }

  /// One of several, in reading order from 0: an older name of `element(boundBy:)`.
  public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The only element of a type, with an identifier if one is given.
  public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only element for which a predicate holds.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The elements that are there now; each is found again by its number.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

  /// The elements that are there now. Caveat: each is found again by its number too.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  /// How many elements there are now; 0 while no app runs.
  public var count: Int {
    onMainActor { RunningApp.current.map { path.find(in: $0.root).count } ?? 0 }
  }

  /// The query, and what it finds now.
  override public var debugDescription: String {
    onMainActor {
      let found = RunningApp.current.map { path.find(in: $0.root) } ?? []
      return (["\(path), \(found.count) found:"] + found.map(\.treeDescription)).joined(separator: "\n")
    }
  }

  override public var description: String { path.description }
}
