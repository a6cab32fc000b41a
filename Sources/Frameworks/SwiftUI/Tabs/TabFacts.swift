import Foundation
@_spi(Scrollwork) import ScrollworkUIKit
import Typesetting

/// The properties of a tab. Outer modifiers take precedence.
struct TabFacts: LeafFactsPart {
  var title: String?
  /// The image as it is named, which is how a sidebar shows it (a guess).
  var image: UIImage?
  /// The image in the bar, where symbols are filled unless the label's environment says otherwise.
  var barImage: UIImage?
  var identifier: String?
  var badge: String?
  /// Whether it is not in the bar.
  var isHidden = false
  /// Whether it cannot be selected.
  var isDisabled = false
  /// The accessibility properties that replace or extend the visible ones.
  var spoken: (label: String?, value: String?, hint: String?) = (nil, nil, nil)
  /// Whether it is the search tab.
  var isSearch = false
  var sidebar = TabSidebarFacts()

  @MainActor
  fileprivate mutating func look(at part: Any, _ environment: EnvironmentValues) {
    switch part {
    case let text as Text: title = title ?? text.string(in: environment)
    case let picture as Image:
      guard image == nil else { return }
      image = picture.uiImage(in: environment, .none)
      barImage = picture.uiImage(in: environment, environment.symbolVariants)
    case AccessibilityStatement.identifier(let name): identifier = name
    case is any _EnvironmentReading: return
    default:
      let parts = Mirror(reflecting: part).children
      var environment = environment
      for case let writing as any EnvironmentWriting in parts.map(\.value) { writing.write(to: &environment) }
      for part in parts { look(at: part.value, environment) }
    }
  }
}

extension LeafFacts {
  /// What is said about a tab.
  var tab: TabFacts {
    get { self[TabFacts.self] }
    set { self[TabFacts.self] = newValue }
  }

  /// Takes the title and the image from a tab's label, unless one further outside gave them.
  @MainActor
  mutating func take(label: Any, in environment: EnvironmentValues) {
    guard !isComplete else { return }
    isComplete = true
    var environment = environment
    environment.symbolVariants = environment.symbolVariants.fill
    tab.look(at: label, environment)
  }
}

/// A property that reads from outside a view.
protocol _EnvironmentReading {}
extension Environment: _EnvironmentReading {}

extension Image {
  @MainActor
  fileprivate func uiImage(in environment: EnvironmentValues, _ variants: SymbolVariants) -> UIImage? {
    switch source {
    case .symbol(let name):
      return UIImage(systemName: variants == .none ? name : variants.name(of: name, exists: SymbolCatalog.contains))
    case .bitmap(let bitmap?, let scale): return UIImage(bitmap: bitmap, scale: scale)
    case .resource(let name, let bundle):
      return ImageResources.image(named: name, in: bundle ?? .main, environment)
        .map { UIImage(bitmap: $0.bitmap, scale: $0.scale) }
    case .drawn(let drawn): return UIImage(bitmap: drawn.bitmap(in: environment), scale: environment.displayScale)
    case .bitmap(nil, _), .loading: return nil
    }
  }
}
