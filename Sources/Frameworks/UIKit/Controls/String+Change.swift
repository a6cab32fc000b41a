import Foundation

extension String {
  /// Returns the single replacement that changes this text to another one: the range in UTF-16 code units and the new
  /// text.
  func change(to new: String) -> (range: NSRange, replacement: String) {
    let start = commonPrefix(with: new, options: .literal)
    let (rest, newRest) = (dropFirst(start.count), new.dropFirst(start.count))
    let end = zip(rest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let range = NSRange(location: start.utf16.count, length: rest.dropLast(end).utf16.count)
    return (range, String(newRest.dropLast(end)))
  }
}
