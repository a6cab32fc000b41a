import Automation
import Foundation

/// An element of the running app, looked up again for each access or action.
///
/// Failures fail the test: an action on an element that is missing, ambiguous or unreachable, and reading a property of
/// a missing one.
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, @unchecked Sendable {
  let path: ElementPath

  init(_ path: ElementPath) {
    self.path = path
    super.init()
  }

  // MARK: Inside

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.descendants(type)))
  }

  /// Returns the direct children of a type.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.then(.children(type)))
  }

  public var firstMatch: XCUIElement { XCUIElement(path.then(.first)) }

  // MARK: State

  /// Whether the element has been built, on the visible part of the screen or not.
  public var exists: Bool { onMainActor { !found.isEmpty } }

  /// Whether a finger can currently reach the element.
  public var isHittable: Bool { onMainActor { found.first?.touchPoint != nil } }

  /// The current elements; none while no app is running.
  @MainActor var found: [ElementSnapshot] { RunningApp.current.map { path.find(in: $0.root) } ?? [] }

  /// Returns the current state of the element and its descendants.
  public func snapshot() throws -> any XCUIElementSnapshot { try onMainActor { try one } }

  @MainActor private var one: ElementSnapshot {
    get throws {
      guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
      return try path.findOne(in: app.root)
    }
  }

  func attribute<Value>(_ name: String, _ none: Value, _ value: (ElementSnapshot) -> Value) -> Value {
    let element = onMainActor { () -> ElementSnapshot? in
      do {
        return try one
      } catch {
        SimulatorTestCase.fail("Failed to get the \(name) of \(path): \(error)")
        return nil
      }
    }
    return element.map(value) ?? none
  }

  public var identifier: String { attribute("identifier", "") { $0.identifier } }
  public var label: String { attribute("label", "") { $0.label } }
  public var value: Any? { attribute("value", nil) { $0.value } }
  public var title: String { attribute("title", "") { $0.title } }
  public var placeholderValue: String? { attribute("placeholder", nil) { $0.placeholderValue } }
  public var frame: CGRect { attribute("frame", .zero) { $0.frame } }
  public var elementType: ElementType { attribute("type", .any) { $0.elementType } }
  public var isEnabled: Bool { attribute("state", false) { $0.isEnabled } }
  public var isSelected: Bool { attribute("state", false) { $0.isSelected } }
  public var hasFocus: Bool { attribute("focus", false) { $0.hasFocus } }

  // MARK: Waiting

  /// Lets virtual time pass until the element exists; returns false after a timeout in seconds.
  @discardableResult
  public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0.exists } }

  /// Lets virtual time pass until the element does not exist; returns false after a timeout in seconds.
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { !$0.exists } }

  /// Lets virtual time pass until a property of an existing element has a value; returns false after a timeout in
  /// seconds.
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool {
    let needsElement = keyPath != \XCUIElement.exists && keyPath != \XCUIElement.isHittable
    return wait(timeout) { (!needsElement || $0.exists) && $0[keyPath: keyPath] == expectedValue }
  }

  private func wait(_ timeout: TimeInterval, until condition: @escaping (XCUIElement) -> Bool) -> Bool {
    // Everything here is on the main thread.
    nonisolated(unsafe) let condition = condition
    return onMainActor {
      guard let app = RunningApp.current else { return condition(self) }
      do {
        return try app.run { try await $0.wait(timeout) { condition(self) } }
      } catch {
        SimulatorTestCase.fail("Failed to wait for \(path): \(error)")
        return false
      }
    }
  }

  // MARK: Words

  override open var description: String { path.description }

  /// The element and its descendants, one line each; for an application, everything on the screen.
  override open var debugDescription: String {
    onMainActor { (["\(path)"] + found.map(\.treeDescription)).joined(separator: "\n") }
  }
}
