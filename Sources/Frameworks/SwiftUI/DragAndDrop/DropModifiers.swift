import Foundation
import ScrollworkCoreTransferable

/// Makes its content a drop target.
nonisolated struct _DropModifier: RenderModifier {
  /// Nil for everything that the delegate accepts.
  let types: [UTType]?
  let delegate: any DropDelegate
  var isEnabled = true
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> DropRender {
    DropRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: DropRender) { render.modifier = self }
}

/// A node that accepts drops.
@MainActor
protocol DropTarget: RenderNode {
  func accepts(_ drag: RunningDrag) -> Bool
  func entered(_ drag: RunningDrag)
  func exited(_ drag: RunningDrag)
  func updated(_ drag: RunningDrag) -> DropProposal?
  /// Returns false if the drop was not accepted.
  func perform(_ drag: RunningDrag) -> Bool
}

extension DropTarget {
  func entered(_ drag: RunningDrag) {}
  func exited(_ drag: RunningDrag) {}
  func updated(_ drag: RunningDrag) -> DropProposal? { nil }

  func info(_ drag: RunningDrag) -> DropInfo {
    let session = drag.session(.active, for: self)
    return DropInfo(location: session.location, providers: drag.providers, session: session)
  }
}

@MainActor
final class DropRender: UnaryRender, DropTarget {
  var modifier: _DropModifier

  init(_ modifier: _DropModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  func accepts(_ drag: RunningDrag) -> Bool {
    let info = info(drag)
    return environment.isEnabled && modifier.isEnabled && modifier.types.map(info.hasItemsConforming) ?? true
      && modifier.delegate.validateDrop(info: info)
  }

  func entered(_ drag: RunningDrag) { modifier.delegate.dropEntered(info: info(drag)) }
  func exited(_ drag: RunningDrag) { modifier.delegate.dropExited(info: info(drag)) }
  func updated(_ drag: RunningDrag) -> DropProposal? { modifier.delegate.dropUpdated(info: info(drag)) }
  func perform(_ drag: RunningDrag) -> Bool { modifier.delegate.performDrop(info: info(drag)) }
}

/// A drop that is handled by closures.
nonisolated private struct ClosureDrop: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

/// A drop of values.
nonisolated private struct TransferDrop<T: Transferable>: DropDelegate {
  let isTargeted: (Bool) -> Void
  let action: ([T], CGPoint) -> Bool

  @MainActor func validateDrop(info: DropInfo) -> Bool { info.providers.contains { $0.canLoad(T.self) } }
  @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }
  @MainActor func dropExited(info: DropInfo) { isTargeted(false) }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return info.load(T.self) { action($0, info.location) }
  }
}

/// A drop of values, with its session.
@available(iOS 26.0, *)
nonisolated private struct SessionDrop<T: Transferable>: DropDelegate {
  let action: ([T], DropSession) -> Void

  @MainActor func validateDrop(info: DropInfo) -> Bool { info.providers.contains { $0.canLoad(T.self) } }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    info.load(T.self) {
      action($0, info.session)
      return true
    }
  }
}

extension DropInfo {
  /// Delivers the dropped values: at once if they are available, otherwise after the drop, as soon as they are loaded.
  /// Data that cannot be converted is skipped.
  @MainActor
  func load<T: Transferable>(_ type: T.Type, _ action: @escaping ([T]) -> Bool) -> Bool {
    let ready = providers.compactMap { $0.value(type) }
    if ready.count == providers.count { return action(ready) }
    let wanted = providers.filter { $0.canLoad(type) }
    Task { @MainActor in
      var values: [T] = []
      for provider in wanted {
        if let value = try? await provider.transferable(type) { values.append(value) }
      }
      if !values.isEmpty { _ = action(values) }
    }
    return !wanted.isEmpty
  }
}

nonisolated extension View {
  /// Accepts items of some types that are dropped on the view. `action` receives their location in points of the view,
  /// and returns false if it could not handle them. `isTargeted` is true while such an item is over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        types: supportedContentTypes,
        delegate: ClosureDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Accepts items of some types that are dropped on the view. `action` returns false if it could not handle them.
  /// `isTargeted` is true while such an item is over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Handles items of some types that are dragged over the view and dropped on it with a delegate.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(_DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// An older spelling that takes type identifiers.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// An older spelling that takes type identifiers.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// An older spelling that takes type identifiers.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }

  /// Accepts values that are dropped on the view. `action` receives their location in points of the view, and returns
  /// false if it could not handle them. `isTargeted` is called with true when such a value enters the view, and with
  /// false when it leaves or is dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_DropModifier(types: nil, delegate: TransferDrop(isTargeted: isTargeted, action: action)))
  }

  /// Accepts values that are dropped on the view while `isEnabled`. `action` also receives the state of the drop.
  @available(iOS 26.0, *)
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(_DropModifier(types: nil, delegate: SessionDrop(action: action), isEnabled: isEnabled))
  }
}
