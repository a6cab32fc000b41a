/// What the classes begin with whose objects are attributes of texts.
///
/// Texts compare attributes with `CFEqual`. That takes a part of the first word of an object of Swift, its bits 8 to 17, for the number
/// of a Core Foundation class, asks `isEqual(_:)` only if there is none of that number with the object's class, and ends the process if
/// the number is 0. So it must not be left to what an object holds first: a size of a font, say. No class has the highest number.
struct AttributeMark: Sendable {
  private var word: UInt64 = 0x3FF00
}
