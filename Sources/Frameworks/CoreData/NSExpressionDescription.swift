import Foundation
import ScrollworkFoundation

/// A value that a fetch of dictionaries computes, for `NSFetchRequest.propertiesToFetch`: what an expression makes of
/// each object's properties or, with a function such as `sum:`, `count:`, `min:`, `max:` and `average:` of a key path,
/// of those of all objects.
///
/// The sum of no values is 0; their minimum, maximum and average are left out of the dictionary. It is no property of
/// an entity.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The expression; without one there is no value.
  open var expression: _NSExpression?
  /// The type that numbers are converted to; the value stays as it is without one.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType

  /// The type that numbers are converted to, in its newer spelling.
  @available(iOS 15, *)
  public final var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(old: expressionResultType) }
    set { expressionResultType = newValue.old }
  }
}
