import DisplayList
import Simulator
import SwiftUI

extension Query: CustomStringConvertible {
  /// A readable description, such as `button labelled "Retry" inside identifier "landingPage.error"`.
  public var description: String {
    var role: String?
    var words: [String] = []
    var places: [String] = []
    var states: [String] = []
    for condition in conditions {
      switch condition {
      case .role(let wanted) where role == nil: role = wanted.words
      case .inside(let container): places.append("inside \(container)")
      case .state(let state): states.append(state.rawValue)
      default: words.append(condition.words)
      }
    }
    if role == nil, !states.isEmpty { role = "element" }
    if role != nil, let first = words.first, first.hasPrefix("label \"") {
      words[0] = "labelled" + first.dropFirst("label".count)
    } else if role != nil, !words.isEmpty {
      words[0] = "with \(words[0])"
    }
    let what = (states + [role].compactMap { $0 } + [words.joined(separator: " and ")] + places).filter { !$0.isEmpty }
    let phrase = what.isEmpty ? "any element" : what.joined(separator: " ")
    return index.map { "number \($0) (from 0) of \(phrase)" } ?? phrase
  }

  /// The query as Swift source.
  var source: String {
    if conditions.count == 1, index == nil, case .identifier(.exact(let identifier)) = conditions[0] {
      return identifier.debugDescription
    }
    var source = ""
    for condition in conditions {
      if case .inside(let container) = condition {
        source += ".inside(\(container.source))"
      } else {
        source += source.isEmpty ? condition.source : ".and(\(condition.source))"
      }
    }
    return source + (index.map { ".nth(\($0))" } ?? "")
  }
}

extension Query.Condition {
  fileprivate var words: String {
    switch self {
    case .identifier(let match): "identifier \(match.words)"
    case .label(let match): "label \(match.words)"
    case .text(let match): "text \(match.words)"
    case .role(let role): role.words
    case .state(let state): state.rawValue
    case .type(let type): "view type \(type.name)"
    case .inside(let container): "inside \(container)"
    case .not(let query): "not (\(query))"
    }
  }

  fileprivate var source: String {
    switch self {
    case .identifier(let match): ".identifier(\(match.source))"
    case .label(let match): ".label(\(match.source))"
    case .text(let match): ".text(\(match.source))"
    case .role(let role): ".role(.\(role == .switch ? "`switch`" : role.rawValue))"
    case .state(let state): ".\(state)"
    case .type(.known(_, let name)): ".type(\(name).self)"
    case .type(.named(let name)): ".type(\(name.debugDescription))"
    case .inside(let container): ".inside(\(container.source))"
    case .not(let query): ".not(\(query.source))"
    }
  }
}

extension Query.Match {
  fileprivate var words: String {
    switch self {
    case .exact(let text): "\"\(text)\""
    case .prefix(let text): "starting with \"\(text)\""
    case .contains(let text): "containing \"\(text)\""
    }
  }

  fileprivate var source: String {
    switch self {
    case .exact(let text): text.debugDescription
    case .prefix(let text): "startsWith: \(text.debugDescription)"
    case .contains(let text): "contains: \(text.debugDescription)"
    }
  }
}

extension AccessibilityRole {
  /// A readable form.
  var words: String {
    switch self {
    case .application: "screen"
    case .staticText: "text"
    case .scrollView: "scroll view"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .group, .button, .link, .image, .progress, .header, .alert, .switch, .adjustable, .keyboard, .cell: rawValue
    }
  }
}
