// What a project's tests import with `import XCTest`.
@_exported import UIKit
@_exported import XCUIAutomation

/// The base class of tests.
public typealias XCTestCase = ProjectTestCase
