import Foundation
import ScrollworkFoundation
import Testing

private protocol Listener: AnyObject { var name: String { get } }

private final class Ear: NSObject, Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

@Suite("Collections that hold objects weakly")
struct ObjectCollectionTests {
  @Test("given listeners in a table, when one is gone, then the table has the others in their order")
  func hashTable() {
    // Given
    let table = NSHashTable<any Listener>.weakObjects()
    let (first, last) = (Ear("first"), Ear("last"))
    table.add(first)
    do {
      let between = Ear("between")
      table.add(between)
      #expect(table.count == 2)
    }
    table.add(last)
    table.add(first)
    // Then
    #expect(table.allObjects.map(\.name) == ["first", "last"])
    #expect(table.contains(last))
    table.remove(first)
    #expect(table.allObjects.map(\.name) == ["last"])
    table.removeAllObjects()
    #expect(table.anyObject == nil)
  }

  @Test("given equal texts, then a table has one of them, and one that compares identity has both")
  func equality() {
    let texts = [NSMutableString(string: "Milk"), NSMutableString(string: "Milk")]
    let equal = NSHashTable<NSMutableString>()
    let identical = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    for text in texts {
      equal.add(text)
      identical.add(text)
    }
    #expect(equal.count == 1)
    #expect(identical.count == 2)
    #expect(equal.isSubset(of: identical) == identical.contains(texts[0]))
  }

  @Test("given a table of keys and values, when a value that it does not keep is gone, then its key is, too")
  func mapTable() {
    // Given
    let table = NSMapTable<NSString, Ear>.strongToWeakObjects()
    let kept = Ear("kept")
    table.setObject(kept, forKey: "kept")
    do {
      let lost = Ear("lost")
      table.setObject(lost, forKey: "lost")
      #expect(table.object(forKey: "lost") === lost)
    }
    // Then
    #expect(table.object(forKey: "lost") == nil)
    #expect(table.count == 1)
    #expect(table.keyEnumerator().allObjects.map { "\($0)" } == ["kept"])
    table.setObject(Ear("nobody"), forKey: "kept")
    #expect(table.object(forKey: "kept") == nil)
    let strong = NSMapTable<NSString, Ear>.strongToStrongObjects()
    strong.setObject(Ear("kept"), forKey: "a")
    #expect(strong.object(forKey: "a")?.name == "kept")
  }

  @Test("given pointers to objects, when one is gone, then its place is nil until the list is made compact")
  func pointers() throws {
    let list = NSPointerArray.weakObjects()
    let kept = Ear("kept")
    do {
      let lost = Ear("lost")
      list.addPointer(Unmanaged.passUnretained(lost).toOpaque())
    }
    list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    #expect(list.count == 2)
    #expect(list.pointer(at: 0) == nil)
    list.compact()
    #expect(list.count == 1)
    let found = try #require(list.pointer(at: 0))
    #expect(Unmanaged<Ear>.fromOpaque(found).takeUnretainedValue() === kept)
  }
}
