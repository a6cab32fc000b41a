/// The first stored property of classes whose objects are attributes of texts.
///
/// Texts compare attributes with `CFEqual`. It reads bits 8 to 17 of the first word of a Swift object as the type ID of
/// a Core Foundation class, calls `isEqual(_:)` only if no class of that ID has the object's class, and ends the
/// process if the ID is 0. So these bits must not depend on the first stored property, such as a font size. No class
/// has the highest ID.
struct AttributeMark: Sendable {
  private var word: UInt64 = 0x3FF00
}
