import Foundation
import SwiftUI

/// The frames as lines of text.
struct TraceTable {
  private let rows: [[String]]

  /// The number of names in a cell; the rest is counted.
  private static let limit = 6

  init(_ frames: [TracedFrame]) {
    rows = [["frame", "ms", "cause", "bodies", "layout", "scroll", "paint"]] + frames.map(Self.row)
  }

  /// Columns are as wide as their longest cell.
  var text: String {
    var widths = [Int](repeating: 0, count: rows[0].count)
    for row in rows { for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) } }
    let lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? padding + cell : cell + padding
      }
      return cells.joined(separator: " | ").trimmingTrailingSpaces
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ frame: TracedFrame) -> [String] {
    let events = frame.events.map(\.content)
    let causes = events.compactMap(\.causeText)
    let bodies = events.compactMap(\.bodyText)
    return [
      "\(frame.number)", String(format: "%.1f", frame.time * 1000), list(causes, separator: ", "),
      list(bodies, separator: ", "), layout(frame), frame.scrolls.map(scrollText).joined(separator: "; "),
      frame.fragments > 0 ? "\(frame.fragments)" : "",
    ]
  }

  private static func list(_ texts: [String], separator: String) -> String {
    let left = texts.count - limit
    return texts.prefix(limit).joined(separator: separator) + (left > 0 ? "\(separator)+\(left)" : "")
  }

  private static func layout(_ frame: TracedFrame) -> String {
    let events = frame.events.map(\.content)
    var parts: [String] = []
    if frame.layouts > 0 {
      parts.append("\(frame.layouts) placed\(frame.rounds > 1 ? " in \(frame.rounds) rounds" : "")")
    }
    let built = events.compactMap { if case .rowBuilt(let id) = $0 { id } else { nil } }
    let dropped = events.compactMap { if case .rowDropped(let id) = $0 { id } else { nil } }
    if !built.isEmpty { parts.append("rows +[\(list(built, separator: " "))]") }
    if !dropped.isEmpty { parts.append("rows -[\(list(dropped, separator: " "))]") }
    let resizes = events.compactMap(\.resizeText)
    if !resizes.isEmpty { parts.append(list(resizes, separator: ", ")) }
    return parts.joined(separator: "; ")
  }

  private static func scrollText(_ scroll: TracedScroll) -> String {
    var text = "\(scroll.name) \(scroll.isVertical ? "y" : "x") \(number(scroll.from))"
    if scroll.to != scroll.from { text += " -> \(number(scroll.to))" }
    text += " \(scroll.phase.rawValue)"
    // Consecutive moves for the same reason are merged.
    var moves: [TracedScroll.Move] = []
    for move in scroll.moves {
      if let last = moves.last, last.cause == move.cause {
        moves[moves.count - 1].delta += move.delta
      } else {
        moves.append(move)
      }
    }
    if !moves.isEmpty { text += " (\(moves.map { "\(signed($0.delta)) \($0.cause)" }.joined(separator: "; ")))" }
    if !scroll.visible.isEmpty { text += " [\(scroll.visible.joined(separator: ", "))]" }
    return text
  }

  /// In points, to a hundredth.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    return String(format: "%g", rounded == 0 ? 0 : rounded)
  }

  private static func signed(_ value: CGFloat) -> String { value < 0 ? number(value) : "+" + number(value) }
}

extension TracedEvent.Content {
  var causeText: String? {
    switch self {
    case .input(let text), .change(let text): text
    default: nil
    }
  }

  var bodyText: String? {
    guard case .body(let view, let reasons) = self else { return nil }
    return reasons.isEmpty ? view : "\(view) <- \(reasons.joined(separator: " + "))"
  }

  var resizeText: String? {
    guard case .resize(let view, let from, let to) = self else { return nil }
    func text(_ size: CGSize) -> String { "\(TraceTable.number(size.width))x\(TraceTable.number(size.height))" }
    return "\(view) \(text(from)) -> \(text(to))"
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
