import Foundation

extension NSLayoutConstraint {
  /// Options for constraints of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the constraints of a visual format such as `H:|-[name(>=40)]-8-[field]-|`. An invalid format ends the app,
  /// as on iOS.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, opts, metrics ?? [:], views)
    guard let found = reader.read() else {
      preconditionFailure("Unable to parse constraint format: \(reader.problem)\n\(format)")
    }
    return found
  }
}

/// A parser of the visual format language.
@MainActor
private struct VisualFormat {
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var isVertical = false
  private(set) var problem = ""
  private var found: [NSLayoutConstraint] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    rest = format.filter { !$0.isWhitespace }[...]
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// The view whose length is used; nil for a number.
    var other: UIView?
    var priority = UILayoutPriority.required
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  mutating func read() -> [NSLayoutConstraint]? {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last: UIView?
    var atStart = false
    var gap: [Predicate]?
    if take("|") {
      atStart = true
      guard let read = connection(toEdge: true) else { return nil }
      gap = read
    }
    var shown: [UIView] = []
    while take("[") {
      guard let view = view() else { return nil }
      shown.append(view)
      if let gap { join(last, view, gap, fromEdge: last == nil && atStart) }
      last = view
      if rest.isEmpty { break }
      guard let read = connection(toEdge: rest.hasPrefix("-|") || rest == "|") else { return nil }
      gap = read
      if take("|") {
        join(last, nil, read, fromEdge: true)
        break
      }
    }
    guard rest.isEmpty, !shown.isEmpty else { return fail("Expected a view or the end at '\(rest)'.") }
    for (one, two) in zip(shown, shown.dropFirst()) {
      for attribute in options.attributes {
        found.append(
          NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: .equal, toItem: two, attribute: attribute, multiplier: 1,
            constant: 0))
      }
    }
    return found
  }

  private mutating func fail<Value>(_ text: String) -> Value? {
    problem = text
    return nil
  }

  /// Parses `-8-`, `-(>=8@750)-`, `-`, or nothing, which means no spacing.
  private mutating func connection(toEdge: Bool) -> [Predicate]? {
    guard take("-") else { return [Predicate()] }
    // The system's spacing: 20 to the edge of the screen and 8 between views.
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Predicate(constant: toEdge ? 20 : 8)] }
    let read: [Predicate]?
    if take("(") { read = predicates() } else { read = predicate().map { [$0] } }
    guard let read else { return nil }
    return take("-") ? read : fail("Expected '-' at '\(rest)'.")
  }

  private mutating func predicates() -> [Predicate]? {
    var all: [Predicate] = []
    repeat {
      guard let next = predicate() else { return nil }
      all.append(next)
    } while take(",")
    return take(")") ? all : fail("Expected ')' at '\(rest)'.")
  }

  private mutating func predicate() -> Predicate? {
    var made = Predicate()
    if take(">=") {
      made.relation = .greaterThanOrEqual
    } else if take("<=") {
      made.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let sign: CGFloat = take("-") ? -1 : 1
    let name = word()
    if let number = Double(name) {
      made.constant = sign * CGFloat(number)
    } else if let number = metrics[name].flatMap(Self.number) {
      made.constant = sign * number
    } else if let view = views[name] as? UIView {
      made.other = view
    } else {
      return fail("'\(name)' is not a number, a metric or a view.")
    }
    if take("@") {
      let priority = word()
      guard let number = Double(priority).map({ CGFloat($0) }) ?? metrics[priority].flatMap(Self.number) else {
        return fail("'\(priority)' is not a priority.")
      }
      made.priority = UILayoutPriority(Float(number))
    }
    return made
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private mutating func view() -> UIView? {
    let name = word()
    guard let view = views[name] as? UIView else { return fail("'\(name)' is not a view.") }
    if take("(") {
      guard let lengths = predicates() else { return nil }
      let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for length in lengths {
        add(view, attribute, length.other, length.other == nil ? .notAnAttribute : attribute, length, length.constant)
      }
    }
    return take("]") ? view : fail("Expected ']' at '\(rest)'.")
  }

  private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// Adds a constraint between the first view, or the start, and the second view, or the end.
  private mutating func join(_ first: UIView?, _ second: UIView?, _ gap: [Predicate], fromEdge: Bool) {
    for distance in gap {
      switch (first, second) {
      case (nil, let view?): add(view, ends.start, view.superview, ends.start, distance, distance.constant)
      case (let view?, nil): add(view.superview ?? view, ends.end, view, ends.end, distance, distance.constant)
      case (let one?, let two?): add(two, ends.start, one, ends.end, distance, distance.constant)
      case (nil, nil): break
      }
    }
  }

  private mutating func add(
    _ one: UIView, _ attribute: NSLayoutConstraint.Attribute, _ two: UIView?, _ other: NSLayoutConstraint.Attribute,
    _ predicate: Predicate, _ constant: CGFloat
  ) {
    let made = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: predicate.relation, toItem: two, attribute: other, multiplier: 1,
      constant: constant)
    made.priority = predicate.priority
    found.append(made)
  }
}
