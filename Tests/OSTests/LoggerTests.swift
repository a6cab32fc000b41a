import Foundation
import OSLog
import Testing
import os.log

/// Messages as apps write them, read back from the store.
@Suite struct LoggerTests {
  /// A category of this test's own, and the messages written to it.
  private struct Log {
    let category = UUID().uuidString
    var logger: Logger { Logger(subsystem: "tests", category: category) }
    var log: OSLog { OSLog(subsystem: "tests", category: category) }
    func entries() throws -> [OSLogEntryLog] {
      try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }
        .filter { $0.category == category }
    }
  }

  @Test("given messages of all levels, then each is in the log with its level")
  func levels() throws {
    let log = Log()
    log.logger.debug("a")
    log.logger.info("b")
    log.logger.notice("c")
    log.logger.warning("d")
    log.logger.error("e")
    log.logger.critical("f")
    log.logger.log(level: .info, "g")
    #expect(try log.entries().map(\.composedMessage) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(try log.entries().map(\.level) == [.debug, .info, .notice, .error, .error, .fault, .info])
    #expect(try log.entries().allSatisfy { $0.subsystem == "tests" })
  }

  @Test("given values with formats, then they are written so")
  func values() throws {
    struct Failure: Error {}
    let log = Log()
    let name = "Ada", count = 7, share = 0.123456, side: CGFloat = 2.5, known: Int? = nil
    log.logger.info("\(name) \(count) \(share, format: .fixed(precision: 2)) \(side, format: .hybrid) \(true)")
    log.logger.info(
      "\(255, format: .hex(includePrefix: true)) \(5, format: .decimal(minDigits: 3)) \(-255, format: .hex)")
    log.logger.info("[\(name, align: .right(columns: 5))] [\(name, align: .left(columns: 5), privacy: .public)]")
    log.logger.error("\(Failure()) \(String(describing: known)) \(Int.self) \([1, 2])")
    #expect(
      try log.entries().map(\.composedMessage) == [
        "Ada 7 0.12 2.5 true", "0xff 005 -ff", "[  Ada] [Ada  ]", "Failure() nil Swift.Int [1, 2]",
      ])
  }

  @Test("given a value masked by its hash, then equal values are equal and unknown")
  func masks() throws {
    let log = Log()
    for secret in ["one", "one", "two"] { log.logger.info("\(secret, privacy: .private(mask: .hash))") }
    let messages = try log.entries().map(\.composedMessage)
    #expect(messages[0] == messages[1])
    #expect(messages[0] != messages[2])
    #expect(!messages[0].contains("one"))
  }

  @Test("given C's way to write values, then they are in their places")
  func formats() throws {
    let log = Log()
    os_log("%{public}@ has %d of %{private}ld, %.1f %%", log: log.log, type: .error, "Ada", 3, 12, 25.0)
    os_log(.info, log: log.log, "\(1) and \("two")")
    os_log("%d and %d", log: log.log, type: .debug, 1)
    #expect(try log.entries().map(\.composedMessage) == ["Ada has 3 of 12, 25.0 %", "1 and two", "1 and %d"])
    #expect(try log.entries().map(\.level) == [.error, .info, .debug])
  }

  @Test("given a disabled log, then nothing is made and nothing is written")
  func disabled() {
    var made = 0
    func value() -> String {
      made += 1
      return "x"
    }
    Logger(.disabled).info("\(value())")
    #expect(made == 0)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("given an interval, then its end says how long it took")
  func signposts() throws {
    let log = Log()
    let signposter = OSSignposter(logger: log.logger)
    let state = signposter.beginInterval("Load", id: signposter.makeSignpostID())
    signposter.emitEvent("Half", "\(50) %")
    signposter.endInterval("Load", state)
    let messages = try log.entries().map(\.composedMessage)
    #expect(messages.count == 3)
    #expect(messages[0] == "Load begins")
    #expect(messages[1] == "Half: 50 %")
    #expect(messages[2].hasPrefix("Load took ") && messages[2].hasSuffix(" seconds"))
  }

  @Test("given many tasks, then a lock lets one at its state at a time")
  func lock() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { for _ in 0..<100 { lock.withLock { $0 += 1 } } } }
    }
    #expect(lock.withLock { $0 } == 5000)
  }

  @Test("given signposts as C has them, then moments, beginnings and ends are in the log with what they say")
  func signpostsAsOfC() throws {
    let log = Log()
    os_signpost(.begin, log: log.log, name: "Load", "%d items", 3)
    os_signpost(.event, log: log.log, name: "Half")
    os_signpost(.end, log: log.log, name: "Load")
    #expect(try log.entries().map(\.composedMessage) == ["Load begins: 3 items", "Half", "Load ends"])
  }
}
