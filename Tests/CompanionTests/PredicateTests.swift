import Foundation
import Testing

@Suite("Predicates as text") struct PredicateTests {
  private enum Kind: String { case dog, cat }

  private class Animal {
    let name: String
    init(name: String) { self.name = name }
  }

  private final class Pet: Animal {
    let kind: Kind
    let age: Int?
    let born: Date
    let toys: [String]
    init(name: String, kind: Kind, age: Int?, born: Date = Date(timeIntervalSince1970: 0), toys: [String] = []) {
      self.kind = kind
      self.age = age
      self.born = born
      self.toys = toys
      super.init(name: name)
    }
  }

  private let rex = Pet(name: "Réx", kind: .dog, age: 3, toys: ["ball", "bone"])

  @Test("given texts, when they are sorted by themselves with a method, then it says their order")
  func sortedByThemselves() {
    let order = NSSortDescriptor(key: "self", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    let sorted = (["b", "C", "a"] as NSArray).sortedArray(using: [order])
    #expect(sorted as? [String] == ["a", "b", "C"])
  }

  @Test(
    "given an object, then its stored properties are its keys",
    arguments: [
      ("name == 'Réx'", true), ("name ==[cd] 'rex'", true), ("kind == 'dog'", true), ("age > 2 AND age <= 3", true),
      ("age BETWEEN {1, 3}", true), ("age IN {1, 2}", false), ("NOT age == 3", false), ("toys CONTAINS 'ball'", true),
      ("ANY toys == 'bone'", true), ("ALL toys BEGINSWITH 'b'", true), ("NONE toys == 'stick'", true),
      ("toys.@count == 2", true), ("SUBQUERY(toys, $toy, $toy ENDSWITH 'l').@count == 1", true),
      ("nobody == nil", true), ("name.length == 3", true), ("SELF.name LIKE 'R?x'", true),
    ])
  func keys(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: rex) == holds)
  }

  @Test("given an optional that is nil, then it equals nil")
  func none() {
    #expect(NSPredicate(format: "age == nil").evaluate(with: Pet(name: "Tom", kind: .cat, age: nil)))
  }

  @Test("given values in the text's place, then they are compared as they are")
  func arguments() {
    let later = Date(timeIntervalSince1970: 1)
    #expect(NSPredicate(format: "born < %@ AND %K == %d", later, "age", 3).evaluate(with: rex))
    #expect(NSPredicate(format: "kind IN %@", ["dog", "cow"]).evaluate(with: rex))
    #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "EX").evaluate(with: "Rex"))
  }

  @Test("given dictionaries in a list, then key paths go into them and the list is filtered")
  func dictionaries() {
    let list = [["owner": ["city": "Bonn"]], ["owner": ["city": "Köln"]]] as NSArray
    let found = list.filtered(using: NSPredicate(format: "owner.city == 'Köln'"))
    #expect(found.count == 1)
    #expect(NSPredicate(format: "SELF.owner.city CONTAINS 'Bonn'").evaluate(with: list))
  }

  @Test("given a text that cannot be read, then the predicate never holds")
  func unreadable() {
    #expect(!NSPredicate(format: "name RESEMBLES 'x'").evaluate(with: rex))
    #expect(!NSPredicate(format: "name MATCHES '('").evaluate(with: rex))
  }

  @Test("given a pattern that could be tried for ever, then it is answered")
  func linear() {
    let text = String(repeating: "a", count: 3000)
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(a*)*b").evaluate(with: text))
  }
}
