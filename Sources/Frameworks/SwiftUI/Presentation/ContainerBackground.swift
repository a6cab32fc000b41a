import Foundation
import ScrollworkUIKit

/// The container that a background is for.
@MainActor @preconcurrency
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  package enum Kind: Sendable { case page, widget }
  private let kind: Kind
  package nonisolated init(kind: Kind) { self.kind = kind }
  /// Whether it applies to an app's pages; a widget's background applies only to widgets.
  nonisolated var isForPages: Bool { kind == .page }

  /// The page of a navigation stack.
  @available(iOS 18.0, *)
  public static let navigation = ContainerBackgroundPlacement(kind: .page)
  /// The page in a column of a split view.
  @available(iOS 18.0, *)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .page)
  /// A widget. Views of an app are not in one.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

/// Makes its content as large as the enclosing page, wherever it is on the page.
nonisolated private struct PageFillModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PageFillRender {
    PageFillRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: PageFillRender) {}
}

@MainActor
private final class PageFillRender: UnaryRender, SafeAreaReader {
  private var known: CGRect?

  override var mirrorsChildren: Bool { false }
  override func didAttach() { runtime.part(SafeAreaReaders.self).all.append(self) }
  override func didDetach() { runtime.part(SafeAreaReaders.self).all.removeAll { $0 === self } }

  /// The page in the node's own coordinates.
  private var page: CGRect {
    guard let page = enclosing(UIViewRender.self) else {
      let origin = position()
      return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: runtime.screen.size)
    }
    let (outer, inner) = (page.position(), position())
    return CGRect(origin: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y), size: page.size)
  }

  func layoutIfMoved() { if let known, known != page { layoutInPlace() } }

  override func placeChildren() {
    let frame = page
    known = frame
    place(child, at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}

nonisolated extension View {
  /// Sets the background style of the enclosing container.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the background view of the enclosing container.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let shown = container.isForPages ? content() : nil
    return background {
      if let shown {
        ZStack(alignment: alignment) { shown }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .modifier(PageFillModifier())
      }
    }
  }
}
