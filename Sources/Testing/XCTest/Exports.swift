// What tests of a project find by `import XCTest`.
@_exported import UIKit
@_exported import XCUIAutomation

/// The class that tests derive from.
public typealias XCTestCase = ProjectTestCase
