import Foundation
import ScrollworkSwiftUI

/// The property has all models of its type.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has all models of its type, with an animation for their coming and going.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models that a descriptor says, whose coming and going is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models for which a predicate holds, in an order, whose coming and going is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models for which a predicate holds, ordered by another of theirs, whose coming and going is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models for which a predicate holds, ordered by another of theirs that may be nil, whose coming and going is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has all models of its type, with a transaction for their coming and going.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models that a descriptor says.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models for which a predicate holds, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models for which a predicate holds, ordered by another of theirs.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The property has the models for which a predicate holds, ordered by another of theirs that may be nil.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
