import Foundation
import ScrollworkSwiftUI

/// Fetches all models of the property's type.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches all models of the property's type, with an animation for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models of a descriptor, with an animation for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in an order, with an animation for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, sorted by a property, with an animation for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, sorted by an optional property, with an animation for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches all models of the property's type, with a transaction for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models of a descriptor.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, sorted by a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, sorted by an optional property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
