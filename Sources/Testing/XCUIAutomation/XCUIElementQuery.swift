import Automation
import Foundation

/// A query for elements of the running app, evaluated on each access.
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

  /// Returns the direct children of a type.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.children(type)))
  }

  /// Returns the matches with an identifier, label, value or placeholder.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.matching(.named(identifier))))
  }

  /// Returns the matches of a type, optionally with an identifier.
  public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.matching(.typed(elementType, named: identifier))))
  }

  /// Returns the matches for a predicate, whose keys are the properties of ``XCUIElementAttributes``.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.matching(.meeting(predicate))))
  }

  /// Returns the matches for which a predicate holds, or which have a descendant for which it does.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.containing(.meeting(predicate))))
  }

  /// Returns the matches with a descendant of a type, optionally with an identifier.
  public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.containing(.typed(elementType, named: identifier))))
  }

  // MARK: Elements

  /// The only match; acting on it fails the test if there are several.
  public var element: XCUIElement { XCUIElement(path.then(.only)) }

  public var firstMatch: XCUIElement { XCUIElement(path.then(.first)) }

  /// The element with an identifier, label, value or placeholder.
  public subscript(key: String) -> XCUIElement { XCUIElement(path.then(.matching(.named(key)))) }

  /// Returns a match by index, in reading order from 0.
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement(path.then(.at(index))) }

  /// Returns a match by index, in reading order from 0: an older name of `element(boundBy:)`.
  public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// Returns the only match of a type, optionally with an identifier.
  public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// Returns the only match for a predicate.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The current matches, each bound to its index.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

  /// The current matches. Caveat: each is bound to its index too.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  /// The number of current matches; 0 while no app is running.
  public var count: Int {
    onMainActor { RunningApp.current.map { path.find(in: $0.root).count } ?? 0 }
  }

  /// The query and its current matches.
  override public var debugDescription: String {
    onMainActor {
      let found = RunningApp.current.map { path.find(in: $0.root) } ?? []
      return (["\(path), \(found.count) found:"] + found.map(\.treeDescription)).joined(separator: "\n")
    }
  }

  override public var description: String { path.description }
}
