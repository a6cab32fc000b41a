/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
  /// A heading without a level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// A set of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Set<String> = []

  /// VoiceOver.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: ["voiceOver"]) }
  /// Switch Control.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: ["switchControl"]) }

  private init(bits: Set<String>) { self.bits = bits }
  /// Creates an empty set. This and what follows are the requirements of `SetAlgebra`.
  public init() {}
  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits.symmetricDifference(other.bits)) }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits.formUnion(newMember.bits) }
    return (!contains(newMember), newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }
  public mutating func update(with newMember: Self) -> Self? {
    defer { bits.formUnion(newMember.bits) }
    return contains(newMember) ? newMember : nil
  }
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }
}
