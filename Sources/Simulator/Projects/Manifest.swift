import Foundation

/// The output of `swift package dump-package`, as far as it is used.
struct Manifest: Decodable {
  /// A trait of a package, or the request for one.
  struct Trait: Decodable {
    var name: String
    /// The traits that it enables; those of "default" are on unless a user says otherwise.
    var enabledTraits: [String]?
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Dependency: Decodable {
    struct Local: Decodable {
      var path: String
      var traits: [Trait]?
    }
    struct Remote: Decodable {
      struct Location: Decodable {
        struct Address: Decodable { var urlString: String }
        var remote: [Address]?
        /// The folder of a repository on this machine.
        var local: [String]?
      }
      struct Requirement: Decodable {
        struct Bounds: Decodable { var lowerBound, upperBound: String }
        var range: [Bounds]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?
      }
      var identity: String
      var location: Location?
      var requirement: Requirement?
      var traits: [Trait]?

      var url: String { location?.remote?.first?.urlString ?? location?.local?.first ?? identity }
      var wish: RemotePackages.Wish? {
        if let bounds = requirement?.range?.first { return .version(bounds.lowerBound, before: bounds.upperBound) }
        if let version = requirement?.exact?.first { return .version(version, before: nil) }
        if let name = requirement?.branch?.first { return .branch(name) }
        return requirement?.revision?.first.map { .commit($0) }
      }
    }
    var fileSystem: [Local]?
    var sourceControl: [Remote]?

    /// Whether the compiler's own copy replaces it.
    var isSwiftSyntax: Bool {
      let name =
        fileSystem?.first.map { URL(fileURLWithPath: $0.path).lastPathComponent } ?? sourceControl?.first?.identity
      return name?.lowercased() == "swift-syntax"
    }
  }

  /// The condition of a dependency or a setting. Only platforms, configurations and traits are evaluated; anything else
  /// counts as met.
  struct Condition: Decodable {
    /// Empty or nil for all.
    var platformNames: [String]?
    var config: String?
    /// The package's traits of which one suffices; nil if none is needed.
    var traits: [String]?

    /// Returns whether it is met on a phone, in a debug build.
    func isMet(with enabled: Set<String>) -> Bool {
      let platforms = platformNames ?? []
      return (platforms.isEmpty || platforms.contains("ios")) && config != "release"
        && traits?.contains(where: enabled.contains) != false
    }
  }

  struct Target: Decodable {
    struct Need: Decodable {
      /// One of the elements after a name, of which only a condition is read.
      private struct Part: Decodable {
        var condition: Condition?
        init(from decoder: any Decoder) { condition = try? Condition(from: decoder) }
      }

      var conditions: [Condition] = []
      var byName: [String?]?
      var target: [String?]?
      var product: [String?]?
      /// The identity of a product's package, if given.
      var package: String?

      private enum CodingKeys: String, CodingKey { case byName, target, product }

      /// The name comes first; the elements after it have other types.
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var conditions: [Condition] = []
        func name(_ key: CodingKeys) throws -> [String?]? {
          guard container.contains(key) else { return nil }
          var list = try container.nestedUnkeyedContainer(forKey: key)
          let name = try list.decodeIfPresent(String.self)
          while !list.isAtEnd {
            if let condition = try list.decodeIfPresent(Part.self)?.condition { conditions.append(condition) }
          }
          return [name]
        }
        byName = try name(.byName)
        target = try name(.target)
        product = try name(.product)
        self.conditions = conditions
        if container.contains(.product) {
          var list = try container.nestedUnkeyedContainer(forKey: .product)
          _ = try list.decodeIfPresent(String.self)
          package = try list.decodeIfPresent(String.self)?.lowercased()
        }
      }
    }

    struct Resource: Decodable { var path: String }

    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var resources: [Resource]?
    var dependencies: [Need]
    var settings: [Setting]?
    /// The public headers' path in its folder; nil for "include".
    var publicHeadersPath: String?

    /// Returns the dependencies on a phone.
    func needs(with traits: Set<String>) -> [Need] {
      dependencies.filter { $0.conditions.allSatisfy { $0.isMet(with: traits) } }
    }
  }

  struct Setting: Decodable {
    enum Value: Decodable {
      case one(String)
      case many([String])
      case other

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let word = try? container.decode(String.self) {
          self = .one(word)
        } else {
          self = (try? container.decode([String].self)).map { .many($0) } ?? .other
        }
      }
    }

    struct Kind: Decodable { var _0: Value }

    var tool: String
    var kind: [String: Kind]
    var condition: Condition?
  }

  struct Version: Decodable { var _version: String }

  var name: String
  var products: [Product]
  var targets: [Target]
  var dependencies: [Dependency]?
  var traits: [Trait]?
  var toolsVersion: Version
  /// The language versions that it can be compiled as; nil for that of the tools.
  var swiftLanguageVersions: [String]?
  /// The C and C++ standards; nil for the compiler's defaults.
  var cLanguageStandard, cxxLanguageStandard: String?

  /// The newest version of the language that it is written in.
  var language: String {
    if let newest = swiftLanguageVersions?.max(by: { $0.compare($1, options: .numeric) == .orderedAscending }) {
      return newest
    }
    return toolsVersion._version.hasPrefix("6") ? "6" : "5"
  }

  /// Returns the traits that are on when these are requested, with those that they enable.
  func enabledTraits(_ wanted: Set<String>) -> Set<String> {
    let known = Dictionary((traits ?? []).map { ($0.name, $0.enabledTraits ?? []) }) { $1 }
    var (enabled, open) = (Set<String>(), Array(wanted))
    while let name = open.popLast() {
      guard let others = known[name], enabled.insert(name).inserted else { continue }
      open += others
    }
    return enabled.subtracting(["default"])
  }

  /// Returns whether the target is the only one of its kind, so that no other has files in the same folder.
  func mayHaveFolder(_ target: Target) -> Bool {
    guard toolsVersion._version.compare("5.9", options: .numeric) != .orderedAscending else { return false }
    func kind(_ target: Target) -> String { ["test", "plugin"].contains(target.type) ? target.type : "regular" }
    return targets.filter { kind($0) == kind(target) }.count == 1
  }

  /// Returns the products of a package that the built targets import. Plugins are not built, since nothing runs them.
  func products(of package: Dependency.Remote, withTests: Bool, traits: Set<String>) -> [String] {
    let built = targets.filter { $0.type != "plugin" && (withTests || $0.type != "test") }
    let own = Set(targets.map(\.name))
    let names = built.flatMap { $0.needs(with: traits) }.compactMap { need -> String? in
      if let product = need.product?.first {
        return need.package == nil || need.package == package.identity.lowercased() ? product : nil
      }
      // A name alone is a target, or a product of some package.
      return need.byName?.first.flatMap { $0 }.flatMap { own.contains($0) ? nil : $0 }
    }
    return Set(names).sorted()
  }
}
