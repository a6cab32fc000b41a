import Foundation
import Testing

@Suite("Arguments of formats") struct FormatArgumentTests {
  @Test("given values that are objects on an iPhone, when they are cast to arguments, then a format has their texts")
  func texts() throws {
    let id = UUID()
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(String(format: "%@|%d", id as any CVarArg, 3) == "\(id.uuidString)|3")
    #expect(String(format: "%@", url as any CVarArg) == "https://example.com/a")
    #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as any CVarArg) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", NSNumber(value: 4)) == "4")
    #expect(String(format: "%@", "text" as NSString) == "text")
  }

  @Test("given an identifier cast to an argument, then a predicate compares the identifier itself")
  func predicate() {
    struct Note { let id: UUID }
    let (own, other) = (Note(id: UUID()), Note(id: UUID()))
    let isOwn = NSPredicate(format: "id == %@", own.id as any CVarArg)
    let isOneOf = NSPredicate(format: "id IN %@", [own.id] as any CVarArg)
    #expect(isOwn.evaluate(with: own))
    #expect(!isOwn.evaluate(with: other))
    #expect(isOneOf.evaluate(with: own))
    #expect(!isOneOf.evaluate(with: other))
  }
}
