import XCTest

// The declarations of XCTest on Linux, for the module that declares others of the same names: a name cannot be looked
// up in a module that has a class of its own name.

/// The class of XCTest.
package typealias PlainTestCase = XCTestCase
/// The protocol of XCTest.
package typealias PlainTestObservation = XCTestObservation
/// The class of XCTest.
package typealias PlainTestObservationCenter = XCTestObservationCenter
