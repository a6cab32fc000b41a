import XCTest

// What XCTest on Linux has, for the module that has others of the same names: a name cannot be looked for in a module that has a class of
// its own name.

/// The class of XCTest.
package typealias PlainTestCase = XCTestCase
/// The protocol of XCTest.
package typealias PlainTestObservation = XCTestObservation
/// The class of XCTest.
package typealias PlainTestObservationCenter = XCTestObservationCenter
