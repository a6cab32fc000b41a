import Foundation
import Synchronization

/// A spelling checker that uses Hunspell and its English dictionaries.
///
/// Where Debian's packages `libhunspell-1.7-0` and `hunspell-en-us` are not installed, every word counts as correct,
/// which is reported once on standard error.
open class UITextChecker: NSObject {
  private static let learned = Mutex<Set<String>>([])
  private var ignored: Set<String> = []

  /// The supported languages, such as "en_US".
  open class var availableLanguages: [String] { SpellingDictionary.english == nil ? [] : ["en_US"] }

  /// Returns the range of the first misspelled word, in UTF-16 units; its location is `NSNotFound` if there is none.
  /// - Parameters:
  ///   - range: The range to check.
  ///   - startingOffset: Where to start; if `wrapFlag` is true, the check wraps around at the end of `range`.
  ///   - language: The language, such as "en_US"; words of unknown languages count as correct.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let nowhere = NSRange(location: NSNotFound, length: 0)
    guard language.hasPrefix("en"), let dictionary = SpellingDictionary.english else { return nowhere }
    let text = stringToCheck as NSString
    let whole = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    let words = Self.words(of: text, in: whole)
    let (before, after) = (
      words.filter { $0.location < startingOffset }, words.filter { $0.location >= startingOffset }
    )
    return (after + (wrapFlag ? before : [])).first { range in
      let word = text.substring(with: range)
      return !ignored.contains(word) && !Self.hasLearnedWord(word) && !dictionary.contains(word)
    } ?? nowhere
  }

  /// Returns the words: letters, with apostrophes between them.
  private static func words(of text: NSString, in range: NSRange) -> [NSRange] {
    let letters = CharacterSet.letters.union(.nonBaseCharacters)
    let others = letters.union(CharacterSet(charactersIn: "'’")).inverted
    var words: [NSRange] = []
    var place = range.location
    while place < NSMaxRange(range) {
      let rest = NSRange(location: place, length: NSMaxRange(range) - place)
      let first = text.rangeOfCharacter(from: letters, options: [], range: rest)
      guard first.location != NSNotFound else { break }
      let tail = NSRange(location: first.location, length: NSMaxRange(range) - first.location)
      let end = text.rangeOfCharacter(from: others, options: [], range: tail)
      let limit = end.location == NSNotFound ? NSMaxRange(range) : end.location
      var length = limit - first.location
      while length > 1, [0x27, 0x2019].contains(text.character(at: first.location + length - 1)) { length -= 1 }
      words.append(NSRange(location: first.location, length: length))
      place = limit
    }
    return words
  }

  /// Returns corrections for a misspelled word, the likeliest first; nil where the language is unknown.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard language.hasPrefix("en"), let dictionary = SpellingDictionary.english,
      NSMaxRange(range) <= string.utf16.count
    else { return nil }
    return dictionary.suggestions(for: (string as NSString).substring(with: range))
  }

  /// Makes all checkers accept a word.
  open class func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }
  /// Returns whether the word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }
  /// Unlearns a word.
  open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

  /// Makes this checker accept a word.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
  /// The words that this checker ignores.
  open var ignoredWords: [String]? {
    get { ignored.isEmpty ? nil : ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }
}

/// A Hunspell dictionary, located on first use.
private final class SpellingDictionary: Sendable {
  private typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  private typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Suggest = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> CInt
  private typealias Free = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, CInt) -> Void

  static let english = SpellingDictionary(path: "/usr/share/hunspell/en_US")

  /// Protected because Hunspell is not thread-safe.
  private let handle: Mutex<Int>
  private let spell: Spell
  private let suggest: Suggest
  private let free: Free

  private init?(path: String) {
    guard FileManager.default.fileExists(atPath: path + ".dic"),
      let library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL),
      let create = dlsym(library, "Hunspell_create"), let spell = dlsym(library, "Hunspell_spell"),
      let suggest = dlsym(library, "Hunspell_suggest"), let free = dlsym(library, "Hunspell_free_list"),
      let handle = unsafeBitCast(create, to: Create.self)(path + ".aff", path + ".dic")
    else {
      let text = "UITextChecker has no dictionary: install libhunspell-1.7-0 and hunspell-en-us.\n"
      FileHandle.standardError.write(Data(text.utf8))
      return nil
    }
    self.handle = Mutex(Int(bitPattern: handle))
    self.spell = unsafeBitCast(spell, to: Spell.self)
    self.suggest = unsafeBitCast(suggest, to: Suggest.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  func contains(_ word: String) -> Bool {
    handle.withLock { handle in OpaquePointer(bitPattern: handle).map { spell($0, word) != 0 } ?? true }
  }

  func suggestions(for word: String) -> [String] {
    handle.withLock { handle in
      guard let dictionary = OpaquePointer(bitPattern: handle) else { return [] }
      var list: List?
      let count = suggest(dictionary, &list, word)
      defer { free(dictionary, &list, count) }
      return (0..<Int(count)).compactMap { index in list?[index].map { String(cString: $0) } }
    }
  }
}
