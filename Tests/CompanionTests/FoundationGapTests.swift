import Foundation
import Testing

@Suite("Parts of Foundation that Linux lacks")
struct FoundationGapTests {
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

  @Test(
    "given a status of HTTP, then it is called as on Apple's systems",
    arguments: [
      (200, "no error"), (404, "not found"), (410, "no longer exists"), (503, "service unavailable"),
      (399, "redirected"), (499, "client error"),
    ])
  func statuses(code: Int, name: String) {
    #expect(HTTPURLResponse._localizedString(forStatusCode: code) == name)
  }

  @Test("given queues, then the one that runs something says its name")
  func labels() {
    let queue = DispatchQueue(label: "shop.orders")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "shop.orders")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "shop.orders")
  }

  /// An actor that runs on a queue.
  private actor Clerk {
    let queue = DispatchSerialQueue(label: "shop.clerk")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
    private var served = 0
    func serve() -> (served: Int, label: String) {
      served += 1
      return (served, String(cString: __dispatch_queue_get_label(nil)))
    }
    nonisolated func serveOnQueue() -> Int { queue.sync { assumeIsolated { $0.serve().served } } }
  }

  @Test("given an actor with a serial queue, then it runs on that, and the queue's own blocks are isolated to it")
  func serialQueue() async {
    // Given
    let clerk = Clerk()
    // When
    let first = await clerk.serve()
    // Then
    #expect(first.served == 1 && first.label == "shop.clerk")
    #expect(clerk.serveOnQueue() == 2)
  }

  @Test("given points, sizes and rectangles, then they are printed as on Apple's systems")
  func geometry() {
    let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    #expect("\(rect) \(rect.origin) \(rect.size)" == "(1.0, 2.0, 3.5, 4.0) (1.0, 2.0) (3.5, 4.0)")
    #expect(rect.debugDescription == "(1.0, 2.0, 3.5, 4.0)")
  }

  @Test("given a measurement, when it becomes text with attributes, then number and unit are told apart")
  func attributedMeasurement() {
    let text = Measurement(value: 42, unit: UnitLength.kilometers)
      .formatted(.measurement(width: .abbreviated, usage: .asProvided).attributed.locale(Locale(identifier: "en_US")))
    let parts = text.runs[\.measurement].map { "\(String(text[$1].characters))=\($0.map { "\($0)" } ?? "-")" }
    #expect(parts == ["42=value", " =-", "km=unit"])
  }

  @Test(
    "given transformers, then one is found by its name, and the system's reads what it has archived and nothing else")
  func transformers() throws {
    // Given
    final class Upper: ValueTransformer, @unchecked Sendable {
      override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
    }
    let name = NSValueTransformerName("FoundationGapTests.Upper")
    ValueTransformer.setValueTransformer(Upper(), forName: name)
    // Then
    #expect(ValueTransformer(forName: name)?.transformedValue("a") as? String == "A")
    let archiver = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = try #require(archiver.reverseTransformedValue("b") as? Data)
    #expect(archiver.transformedValue(data) as? String == "b")
    #expect(archiver.transformedValue(Data([1])) == nil)
    #expect(Double(NSEC_PER_SEC) == 1e9)
  }
}
