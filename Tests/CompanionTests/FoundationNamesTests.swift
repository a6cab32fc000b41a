import Foundation
import ScrollworkFoundation
import Testing
import UIKit

@Suite("Names of Apple's Foundation that older code uses")
struct FoundationNamesTests {
  @Test("given a text, when its words are enumerated, then punctuation is between them")
  func words() {
    let text = "She can't, 3.5 times."
    var words: [String?] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, place, _, _ in
      #expect(word == String(text[place]))
      words.append(word)
    }
    #expect(words == ["She", "can't", "3.5", "times"])
    var last: String?
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .reverse]) { word, _, _, stop in
      last = word
      stop = true
    }
    #expect(last == "times")
    var places: [NSRange] = []
    (text as NSString).enumerateSubstrings(in: NSRange(location: 3, length: 7), options: .byWords) { _, place, _, _ in
      places.append(place)
    }
    #expect(places == [NSRange(location: 4, length: 5)])
  }

  @Test("given objects in an archive, then an array and a dictionary of one class come back")
  func archives() throws {
    let list = ["Milk", "Bread"].map { NSString(string: $0) }
    let data = try NSKeyedArchiver.archivedData(withRootObject: NSArray(array: list), requiringSecureCoding: true)
    let colors = try NSKeyedArchiver.archivedData(
      withRootObject: NSDictionary(dictionary: ["sky": UIColor.blue]), requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClass: NSString.self, objectClass: UIColor.self, from: colors)
    #expect(found?["sky"] == UIColor.blue)
    let texts = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: data)
    #expect(texts as? [String] == ["Milk", "Bread"])
  }

  @Test("given geometry in an archive, then it comes back, and is zero where there is none")
  func geometry() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "frame")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "frame") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(reader.decodeCGPoint(forKey: "nothing") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgRect: .zero).uiEdgeInsetsValue == .zero)
  }

  @Test("given amounts and numbers, then older functions say what they are")
  func numbers() {
    let amount = Measurement(value: 2, unit: UnitInformationStorage.megabytes)
    #expect(ByteCountFormatter.string(from: amount, countStyle: .file) == "2 MB")
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    var factor = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&factor) == KERN_SUCCESS)
    #expect(factor.numer == factor.denom)
    let before = mach_absolute_time()
    #expect(mach_absolute_time() >= before && before > 0)
    #expect(CFUUIDCreateString(nil, CFUUIDCreate(nil)).count == 36)
  }

  @Test("given a class, then the functions of the runtime name it and those above it")
  func classes() {
    #expect(String(cString: class_getName(UILabel.self)).hasSuffix("UILabel"))
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
    #expect(String(cString: sel_getName(Selector("tap:"))) == "tap:")
    var count: UInt32 = 1
    #expect(class_copyPropertyList(UILabel.self, &count) == nil)
    #expect(count == 0)
  }

  @Test("given a predicate with a variable, then it holds for the variable's value")
  func variables() {
    let predicate = NSPredicate(format: "SELF == $wanted").withSubstitutionVariables(["wanted": "Milk"])
    #expect(predicate.evaluate(with: "Milk"))
    #expect(!predicate.evaluate(with: "Bread"))
  }

  @Test("given a method of an object, then a thread calls it")
  func threads() async {
    final class Worker: NSObject, @unchecked Sendable {
      let done: AsyncStream<String>.Continuation
      init(_ done: AsyncStream<String>.Continuation) { self.done = done }
      func work(_ text: String) { done.yield(text) }
    }
    let (results, done) = AsyncStream<String>.makeStream()
    let selector = Selector._method("work(_:)", Worker.work(_:))
    Thread.detachNewThreadSelector(selector, toTarget: Worker(done), with: "Milk")
    var iterator = results.makeAsyncIterator()
    #expect(await iterator.next() == "Milk")
  }

  @Test("given a property, then selectors read and set it")
  func accessors() {
    final class Lamp: NSObject {
      var isOn = false
    }
    let lamp = Lamp()
    let setter = Selector._setter("isOn", \Lamp.isOn)
    #expect(setter.description == "setIsOn:")
    lamp.perform(setter, with: true)
    #expect(lamp.isOn)
    #expect(Selector._getter("isOn", \Lamp.isOn).description == "isOn")
    #expect(lamp.perform(Selector._getter("isOn", \Lamp.isOn))?.takeUnretainedValue() as? Bool == true)
  }
}
