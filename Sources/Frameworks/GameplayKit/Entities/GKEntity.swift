import Foundation

/// A thing of a game, which consists of components.
open class GKEntity: NSObject, NSCopying {
  /// The components, in the order in which they were added.
  open private(set) var components: [GKComponent] = []

  /// Creates an entity without components.
  public override init() {}

  /// Caveat: the archive is not read; the entity has no components.
  public required init?(coder: NSCoder) {}

  /// Updates all components, with the seconds since the last update.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  /// Adds a component, in place of one of the same class.
  open func addComponent(_ component: GKComponent) {
    guard component.entity !== self else { return }
    if let old = components.first(where: { type(of: $0) == type(of: component) }) { remove(old) }
    component.entity?.remove(component)
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  /// Returns the component of a class, or else of a subclass; nil for none.
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    let exact = components.first { type(of: $0) == componentClass }
    return (exact ?? components.first { $0 is ComponentType }) as? ComponentType
  }

  /// Removes the component of a class.
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    if let found = component(ofType: componentClass) { remove(found) }
  }

  private func remove(_ component: GKComponent) {
    component.willRemoveFromEntity()
    components.removeAll { $0 === component }
    component.entity = nil
  }

  /// Returns an entity with copies of the components.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKEntity()
    for case let component as GKComponent in components.map({ $0.copy(with: zone) }) { copy.addComponent(component) }
    return copy
  }
}

/// A part of an entity: a subclass for each thing that entities can do.
open class GKComponent: NSObject, NSCopying {
  /// The entity; nil for none.
  open internal(set) weak var entity: GKEntity?

  /// Creates a component.
  public override init() {}

  /// Caveat: the archive is not read.
  public required init?(coder: NSCoder) {}

  /// Called in each update, with the seconds since the last.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called when the component was added to an entity.
  open func didAddToEntity() {}
  /// Called before the component is removed from its entity.
  open func willRemoveFromEntity() {}

  /// Returns a plain component. Subclasses that are copied override it.
  open func copy(with zone: NSZone? = nil) -> Any { GKComponent() }
}

/// Components of one class in many entities, which are updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  /// The class of the components.
  public let componentClass: AnyClass
  /// The components, in the order in which they were added.
  open private(set) var components: [ComponentType] = []

  /// Creates a system for the components of a class.
  public init(componentClass cls: AnyClass) { componentClass = cls }

  /// The component at an index.
  open subscript(idx: Int) -> ComponentType { components[idx] }

  private func component(of entity: GKEntity) -> ComponentType? {
    entity.components.first { type(of: $0) == componentClass } as? ComponentType
  }

  /// Adds a component. One of another class is ignored.
  open func addComponent(_ component: ComponentType) {
    guard type(of: component) == componentClass, !components.contains(component) else { return }
    components.append(component)
  }
  /// Adds the component of an entity, if it has one of the class.
  open func addComponent(foundIn entity: GKEntity) { component(of: entity).map(addComponent) }
  /// Removes a component.
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  /// Removes the component of an entity.
  open func removeComponent(foundIn entity: GKEntity) { component(of: entity).map(removeComponent) }
  /// Updates all components, with the seconds since the last update.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
