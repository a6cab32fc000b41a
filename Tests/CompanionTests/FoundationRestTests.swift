import Foundation
import Testing

@Suite("What Apple's Foundation has beside")
struct FoundationRestTests {
  @Test("given defaults, then a value is found by the name of its key, as properties of objects are")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
    defaults.setValue("Milk", forKey: "note")
    #expect(defaults.string(forKey: "note") == "Milk")
    #expect(defaults.value(forKey: "note") as? String == "Milk")
    defaults.setValue(nil, forKey: "note")
    #expect(defaults.value(forKey: "note") == nil)
  }

  @Test("given nobody who is signed in to iCloud, then the app has no folder there")
  func cloud() {
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(throws: CocoaError.self) {
      try FileManager.default.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/nowhere"))
    }
  }

  @Test("given queues, then the one that runs something says its name")
  func labels() {
    let queue = DispatchQueue(label: "shop.orders")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "shop.orders")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "shop.orders")
  }
}
