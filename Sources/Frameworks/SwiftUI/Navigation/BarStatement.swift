import Foundation
import ScrollworkUIKit

/// A single preference of a view for its page's navigation bar.
enum BarStatement {
  case title(Text)
  case subtitle(Text)
  case titleMode(NavigationBarItem.TitleDisplayMode)
  case hidesBackButton(Bool)
  case hides(BarWish<Bool>)
  case background(BarWish<Visibility>)
  case backgroundStyle(BarWish<AnyShapeStyle>)
  case colorScheme(BarWish<ColorScheme?>)
  case items([_ToolbarEntry])
  case search(SearchStatement)
  case removes(ToolbarDefaultItemKind)
  case role(ToolbarRole)
  case titleMenu(AnyView)
  case transition(_TransitionSourceKey?)
}

extension BarStatement {
  /// The items above the keyboard.
  var keyboardItems: [_ToolbarEntry] {
    guard case .items(let items) = self else { return [] }
    return items.filter { $0.placement.side == .keyboard && !$0.content.isNothing }
  }

  /// Whether it may say something about the bar of tabs.
  fileprivate var isAboutBars: Bool {
    switch self {
    case .hides, .background, .backgroundStyle, .colorScheme: true
    default: false
    }
  }
}

/// Configures the navigation bar of the page.
nonisolated public struct _BarStatementModifier: RenderModifier {
  let statement: BarStatement
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> BarStatementRender {
    BarStatementRender(statement, owner: owner, child: child)
  }
  @MainActor func update(_ render: BarStatementRender) { render.statement = statement }
}

@MainActor
final class BarStatementRender: UnaryRender {
  var statement: BarStatement {
    didSet {
      bar?.statementsDidChange(in: runtime)
      tabBar?.statementsDidChange(in: runtime)
      if !keyboardItems.isEmpty || !oldValue.keyboardItems.isEmpty { runtime.textInput.keyboard.accessoryDidChange() }
    }
  }
  var keyboardItems: [_ToolbarEntry] { statement.keyboardItems }
  private weak var bar: PageBar?
  /// That of the tab around it, if it is not in a navigation stack inside the tab.
  private weak var tabBar: PageBar?

  init(_ statement: BarStatement, owner: _Node, child: RenderNode) {
    self.statement = statement
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    var controller = enclosing(UIViewRender.self)?.view.closestController
    while let page = controller, !(page.parent is UINavigationController) {
      if tabBar == nil, page.parent is UITabBarController, statement.isAboutBars { tabBar = PageBar.of(page) }
      controller = page.parent
    }
    tabBar?.add(self)
    guard let controller else { return }
    bar = PageBar.of(controller)
    bar?.add(self)
  }

  override func didDetach() {
    bar?.remove(self)
    tabBar?.remove(self)
    tabBar = nil
  }
}
