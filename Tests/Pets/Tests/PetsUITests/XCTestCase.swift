import Pets
import SwiftUI
@_exported import XCUIAutomation

class XCTestCase: SimulatorTestCase {
  override class func rootView(for launch: AppLaunch) throws -> any View { PetList() }
}
