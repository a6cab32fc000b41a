import Foundation
import ScrollworkUIKit

/// What the background of a container is for.
@MainActor @preconcurrency
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  package enum Kind: Sendable { case page, widget }
  private let kind: Kind
  package nonisolated init(kind: Kind) { self.kind = kind }
  /// An app's page has it; a widget's ground is for widgets only.
  nonisolated var isForPages: Bool { kind == .page }

  /// The page of a navigation stack.
  @available(iOS 18.0, *)
  public static let navigation = ContainerBackgroundPlacement(kind: .page)
  /// The page in a column of a split view.
  @available(iOS 18.0, *)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .page)
  /// A widget. An app's own views are none.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

/// Makes its content as large as the page around, wherever on the page it is.
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
  /// What the container around is filled with, behind the view.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// What is behind the view in all of the container around.
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
