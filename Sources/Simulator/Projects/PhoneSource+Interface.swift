import Foundation

extension PhoneSource {
  /// Adds methods to a file's classes that set their outlets and call their actions by name, as Objective-C does for
  /// storyboards and nibs.
  ///
  /// Lines stay in place. Caveat: an outlet that only some configurations have is treated as one of all.
  /// - Parameter classes: what is known of other files; nil if no storyboard is read, so that nobody calls them.
  static func withInterfaceMembers(_ source: inout SourceText, _ classes: InterfaceClasses?, own: Set<String>) {
    let others = classes?.extensions ?? []
    guard source.text.contains("@IB") || !others.isEmpty && source.text.contains("class ") else { return }
    let code = compiledCode(in: source.code, own: own)
    var edits = SourceEdits(of: code)
    if let classes { insertMembers(code, classes, &edits) }
    for match in code.matches(of: #/@IB(?:Outlet|Action|SegueAction|Inspectable|Designable)(?!\w)/#) {
      edits.blank(match.range)
    }
    source.apply(edits)
  }

  private static func insertMembers(_ code: String, _ classes: InterfaceClasses, _ edits: inout SourceEdits) {
    let types = SourceTypes(in: code)
    let members = InterfaceMember.all(in: code, types)
    insertSetters(types, members, classes, &edits)
    for type in types.all where type.keyword == "class" {
      let here = members.filter { $0.owner == type.path }
      let all =
        here
        + classes.extensions.filter { other in other.owner == type.path && !here.contains { $0.code == other.code } }
      if all.isEmpty { continue }
      let ancestry = classes.ancestry(of: type)
      if ancestry == .unknown { continue }
      if ancestry == .first { edits.insert(", _InterfaceObject", at: type.header) }
      edits.insert(methods(for: all, ancestry, isOpen: type.modifiers.contains("open")), at: type.body)
    }
  }

  /// Inserts setters: extensions of classes from elsewhere cannot override, so they get their own methods.
  private static func insertSetters(
    _ types: SourceTypes, _ members: [InterfaceMember], _ classes: InterfaceClasses, _ edits: inout SourceEdits
  ) {
    let wanted = Set(classes.setters.map(\.method))
    for setter in InterfaceSetter.all(of: members.filter(\.isInExtension)) where wanted.contains(setter.method) {
      let place = types.all.first { $0.keyword == "extension" && $0.path == setter.owner }
      if let place { edits.insert(setter.method, at: place.body) }
    }
  }

  /// Returns the three methods of `UIResponder`, as far as they are needed.
  private static func methods(for members: [InterfaceMember], _ ancestry: InterfaceClasses.Ancestry, isOpen: Bool)
    -> String
  {
    let isFirst = ancestry == .first
    let words = "@MainActor \(isOpen ? "open" : "public")\(isFirst ? "" : " override") func "
    func method(_ kind: InterfaceMember.Kind, on name: String, _ head: String, inherited: String, none: String)
      -> String
    {
      let cases = members.filter { $0.kind == kind }.map(\.code)
      if cases.isEmpty, !isFirst { return "" }
      let rest = "default: return \(isFirst ? none : "super.\(inherited)")"
      return " \(words)\(head) { switch \(name) { \((cases + [rest]).joined(separator: "; ")) } };"
    }
    return method(
      .value, on: "key", "_setInterfaceValue(_ value: Any?, forKey key: String) -> Bool",
      inherited: "_setInterfaceValue(value, forKey: key)", none: "false")
      + method(
        .action, on: "name", "_performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool",
        inherited: "_performInterfaceAction(name, sender: sender, event: event)", none: "false")
      + method(
        .destination, on: "name",
        "_makeInterfaceDestination(_ name: String, coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController?",
        inherited: "_makeInterfaceDestination(name, coder: coder, sender: sender, identifier: identifier)", none: "nil")
  }

  /// Returns a file's code with spaces in place of comments, strings, and lines that are not compiled for iOS. It is as
  /// long as the file.
  static func compiledCode(of source: String, own: Set<String>) -> String {
    compiledCode(in: CodeText(source).text, own: own)
  }

  /// Returns the same for the file's code.
  static func compiledCode(in code: String, own: Set<String>) -> String {
    guard code.contains("#if") else { return code }
    var branches: [Bool?] = []
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      follow(String(line), own: own, &branches)
      return branches.contains(false) ? String(repeating: " ", count: line.count) : String(line)
    }.joined(separator: "\n")
  }
}
