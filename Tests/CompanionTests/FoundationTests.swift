import CryptoKit
import Foundation
import Security
import Testing
import os

@Suite("Undoing, lines, notifications, the keychain and locks") struct FoundationTests {
  @MainActor private final class UndoableText {
    var text = ""
    let undo = UndoManager()
    func write(_ new: String) {
      let old = text
      undo.registerUndo(withTarget: self) { $0.write(old) }
      text = new
    }
  }

  @Test("given changes, when they are undone and redone, then each group goes at once") @MainActor
  func undo() {
    let page = UndoableText()
    page.undo.groupsByEvent = false
    page.undo.beginUndoGrouping()
    page.write("a")
    page.write("ab")
    page.undo.setActionName("Typing")
    page.undo.endUndoGrouping()
    #expect(page.undo.undoMenuItemTitle == "Undo Typing")
    page.undo.undo()
    #expect(page.text.isEmpty)
    #expect(!page.undo.canUndo)
    page.undo.redo()
    #expect(page.text == "ab")
    #expect(page.undo.canUndo)
  }

  @Test("given bytes, then their lines are read one by one")
  func lines() async throws {
    let bytes = AsyncStream<UInt8> { stream in
      for byte in "one\r\ntwo\n\nthrée".utf8 { stream.yield(byte) }
      stream.finish()
    }
    var lines: [String] = []
    for await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two", "thrée"])
  }

  @Test("given somebody who waits for notifications, then they come in order")
  func notifications() async {
    let name = Notification.Name(UUID().uuidString)
    let found = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    for count in 1...3 { NotificationCenter.default.post(name: name, object: nil, userInfo: ["count": count]) }
    var counts: [Int] = []
    for _ in 1...3 { counts.append(await found.next()?.userInfo?["count"] as? Int ?? 0) }
    #expect(counts == [1, 2, 3])
  }

  @Test("given the keychain, then items are added once, found, changed and removed")
  func keychain() {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
      kSecAttrAccount as String: UUID().uuidString,
    ]
    let secret = Data("secret".utf8)
    #expect(SecItemAdd(query.merging([kSecValueData: secret]) { $1 } as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(query.merging([kSecValueData: secret]) { $1 } as CFDictionary, nil) == errSecDuplicateItem)
    let reading = query.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(reading as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == secret)
    let changes: [String: Any] = [kSecValueData as String: Data("new".utf8)]
    #expect(SecItemUpdate(query as CFDictionary, changes as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(reading as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("new".utf8))
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(reading as CFDictionary, &item) == errSecItemNotFound)
  }

  @Test("given CryptoKit's name, then its hashes are there")
  func crypto() {
    let hex = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test("given a pool, then it returns what its block returns")
  func pool() { #expect(autoreleasepool { 3 } == 3) }

  @Test("given the process, then the phone saves no power and is cool")
  func process() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && ProcessInfo.processInfo.thermalState == .nominal)
  }

  @Test("given iCloud's store, then a value is found by its key")
  func ubiquitousStore() {
    NSUbiquitousKeyValueStore.default.set("a", forKey: "b")
    #expect(NSUbiquitousKeyValueStore.default.string(forKey: "b") == "a")
  }

  @Test("given a lock that is held, when another one tries it, then it is not theirs")
  func unfairLock() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }
}
