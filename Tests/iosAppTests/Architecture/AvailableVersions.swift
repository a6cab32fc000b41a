/// For each token of a file, the version of iOS that is guaranteed there: the deployment target's, or that of `@available`
/// and `#available`.
struct AvailableVersions {
  /// The versions; nil if brackets do not match, so that the file was not understood.
  let versions: [Int]?

  init(_ tokens: [SwiftToken], deploymentTarget: Int) {
    var walk = Walk(tokens: tokens, deploymentTarget: deploymentTarget)
    versions = walk.run() ? walk.versions : nil
  }

  private static let keywords: Set = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "init", "let", "macro",
    "protocol",
    "struct", "subscript", "typealias", "var",
  ]
  private static let modifiers: Set = [
    "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy", "mutating", "nonisolated", "open",
    "override", "package", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// Returns whether a declaration can begin with a token.
  static func isDeclaring(_ token: SwiftToken) -> Bool {
    keywords.contains(token.text) || modifiers.contains(token.text) || token.text.hasPrefix("@")
  }

  private struct Scope {
    var version: Int
    /// The version that an attribute requires for the declaration that begins.
    var declared: Int?
    /// Whether the keyword of that declaration has been read.
    var hasKeyword = false
    /// The version that the condition guarantees in the following braces.
    var condition: Int?
    var isGuard = false

    var effective: Int { max(version, declared ?? 0) }
  }

  private struct Walk {
    let tokens: [SwiftToken]
    var versions: [Int] = []
    var scopes: [Scope]
    var scope: Scope {
      get { scopes[scopes.count - 1] }
      set { scopes[scopes.count - 1] = newValue }
    }

    init(tokens: [SwiftToken], deploymentTarget: Int) {
      self.tokens = tokens
      scopes = [Scope(version: deploymentTarget)]
      versions.reserveCapacity(tokens.count)
    }

    /// Reads the file, and returns whether its brackets match.
    mutating func run() -> Bool {
      while versions.count < tokens.count {
        let token = tokens[versions.count]
        if beginsDeclaration(token) { scope.declared = nil }
        switch token.text {
        case "@available":
          if let version = readVersion() {
            scope.declared = max(version, scope.declared ?? 0)
            scope.hasKeyword = false
          }
          continue
        case "#available":
          if let version = readVersion() { scope.condition = version }
          continue
        case "guard": scope.isGuard = true
        case "(", "[": scopes.append(Scope(version: scope.effective))
        case "{":
          let isInside = !scope.isGuard && scope.condition != nil
          let version = isInside ? max(scope.effective, scope.condition ?? 0) : scope.effective
          if isInside { scope.condition = nil }
          scopes.append(Scope(version: version))
        case ")", "]", "}":
          versions.append(scope.effective)
          if scopes.count == 1 { return false }
          scopes.removeLast()
          if token.text == "}" { endBraces() }
          continue
        default:
          if AvailableVersions.keywords.contains(token.text), scope.declared != nil { scope.hasKeyword = true }
        }
        versions.append(scope.effective)
      }
      return scopes.count == 1
    }

    /// Returns whether the declaration of an attribute has no braces, and this token begins the next declaration.
    private func beginsDeclaration(_ token: SwiftToken) -> Bool {
      scope.declared != nil && scope.hasKeyword && token.isFirstOnLine && AvailableVersions.isDeclaring(token)
    }

    private mutating func endBraces() {
      if scope.isGuard {
        // The following code runs only if the condition holds.
        scope.version = max(scope.version, scope.condition ?? 0)
        scope.condition = nil
        scope.isGuard = false
      } else if scope.hasKeyword {
        scope.declared = nil
        scope.hasKeyword = false
      }
    }

    /// Reads past `@available(iOS 18.0, *)` and returns 18; nil if it names no version of iOS.
    private mutating func readVersion() -> Int? {
      var version: Int?
      while versions.count < tokens.count {
        let index = versions.count
        versions.append(scope.effective)
        if tokens[index].text == "iOS", index + 1 < tokens.count {
          version = tokens[index + 1].text.split(separator: ".").first.flatMap { Int($0) }
        }
        if tokens[index].text == ")" { break }
      }
      return version
    }
  }
}
