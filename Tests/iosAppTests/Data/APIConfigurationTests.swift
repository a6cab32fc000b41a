import SimulatorTesting
import UIKit

@testable import iosApp

/// Where the app finds its backend when the system starts it, as on a real iPhone.
@Suite("APIConfiguration", .simulator(.iPhoneSE)) @MainActor
struct APIConfigurationTests {
  private func launch(_ argument: String?) -> APIConfiguration {
    let before = ServiceContainer.shared.apiConfiguration
    defer { ServiceContainer.shared.apiConfiguration = before }
    ServiceContainer.shared.apiConfiguration = .local
    if let argument { UserDefaults.standard.set(argument, forKey: "backendURL") }
    #expect(AppDelegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    return ServiceContainer.shared.apiConfiguration
  }

  @Test("Given a launch argument with an address, when the app is launched, then it asks there")
  func testLaunch_withAddress() {
    #expect(launch("http://192.168.1.5:8080").baseURL.absoluteString == "http://192.168.1.5:8080")
  }

  @Test(
    "Given no launch argument or no web address in it, when the app is launched, then it asks this machine",
    arguments: [nil, "", "localhost:8080", "ftp://example.org", "http:"])
  func testLaunch_withoutAddress(argument: String?) {
    #expect(launch(argument) == .local)
  }
}
