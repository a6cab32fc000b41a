import Foundation

/// The connections of storyboards and nibs to a project's classes, as far as one file has to know about the others.
public struct InterfaceClasses: Sendable {
  /// The superclass of each class, by simple names; "" for none.
  private var parents: [String: String] = [:]
  /// Classes with connections, by simple names.
  private var connected: Set<String> = []
  /// Members declared in extensions of the last module's classes in other files.
  private(set) var extensions: [InterfaceMember] = []
  /// The setters that the last module adds to classes of others.
  private(set) var setters: [InterfaceSetter] = []
  /// Modules that add setters.
  private(set) var extendingModules: [String] = []

  /// The place of a class: its module and qualified name.
  typealias Place = (module: String?, name: String)
  /// Classes with another Objective-C name, by that name.
  private var renamed: [String: Place] = [:]
  /// The modules that have a class, by its qualified name.
  private var modules: [String: [String]] = [:]

  /// Creates an empty value.
  public init() {}

  /// Reads the files of a module, after those of the modules that it imports.
  mutating func add(_ sources: [String], module: String, own: Set<String>) {
    (extensions, setters) = ([], [])
    var inExtensions: [[InterfaceMember]] = []
    for source in sources {
      let code = PhoneSource.compiledCode(of: source, own: own)
      let types = SourceTypes(in: code)
      for type in types.all where type.keyword == "class" {
        parents[name(type)] = type.parent ?? ""
        modules[type.path, default: []].append(module)
      }
      for match in code.matches(of: #/@objc\((?<other>\w+)\)\s*(?:@\w+\s+|\w+\s+)*?class\s+(?<name>\w+)/#) {
        guard let type = types.all.first(where: { $0.body > match.range.upperBound && name($0) == match.name }) else {
          continue
        }
        renamed[String(match.other)] = (module, type.path)
      }
      guard source.contains("@IB") else { continue }
      let members = InterfaceMember.all(in: code, types)
      for member in members { connected.insert(lastName(of: member.owner)) }
      inExtensions.append(members.filter(\.isInExtension))
    }
    for members in inExtensions {
      extensions += members.filter { !$0.isPrivate }
      setters += InterfaceSetter.all(of: members).filter { modules[$0.owner] == nil }
    }
    if !setters.isEmpty { extendingModules.append(module) }
  }

  /// Returns the place of a class that a storyboard names.
  /// - Parameter module: the module that it names; nil for none.
  func place(of name: String, in module: String?) -> Place {
    if let place = renamed[name], modules[name]?.contains(module ?? "") != true { return place }
    guard let module else { return (Self.frameworks.first { name.hasPrefix($0.key) }?.value, name) }
    let known = modules[name] ?? []
    return (known.contains(module) ? module : known.first ?? module, name)
  }

  /// Apple's frameworks besides UIKit whose classes storyboards name without a module, by their prefixes.
  private static let frameworks = [
    "SK": "SpriteKit", "MK": "MapKit", "WK": "WebKit", "AV": "AVKit", "PK": "PencilKit", "QL": "QuickLook",
    "PDF": "PDFKit",
  ]

  /// What is known of a class's superclasses.
  enum Ancestry {
    /// It overrides the methods for its members.
    case overriding
    /// It is the first class that has these methods.
    case first
    /// Its superclasses are unknown.
    case unknown
  }

  func ancestry(of type: SourceTypes.Declaration) -> Ancestry {
    var name = type.parent ?? ""
    var isConnected = false
    for _ in 0..<64 {
      guard let next = parents[name] else {
        let ancestry = Self.ancestry(below: name)
        return ancestry == .first && isConnected ? .overriding : ancestry
      }
      isConnected = isConnected || connected.contains(name)
      name = next
    }
    return .unknown
  }

  /// Returns the ancestry of a class from elsewhere.
  private static func ancestry(below name: String) -> Ancestry {
    if objects.contains(name) { return .first }
    let isApples = prefixes.contains(where: name.hasPrefix)
    if objectEndings.contains(where: name.hasSuffix) { return isApples ? .first : .unknown }
    if ["Delegate", "DataSource", "Protocol", "ing"].contains(where: name.hasSuffix) { return .unknown }
    if responderEndings.contains(where: name.hasSuffix) { return .overriding }
    return isApples ? .first : .unknown
  }

  private static let objects: Set = [
    "NSObject", "NSLayoutConstraint", "UIPresentationController", "UIPopoverPresentationController",
    "UIDocumentInteractionController", "UIMenuController",
  ]
  private static let prefixes = [
    "UI", "CA", "MK", "WK", "SK", "AV", "QL", "SF", "MF", "PK", "CN", "EK", "GK", "MC", "SCN", "AR", "PH", "GL", "MTK",
  ]
  private static let objectEndings = [
    "GestureRecognizer", "Item", "Layout", "Segue", "Transition", "Behavior", "Animator", "Interaction",
  ]
  private static let responderEndings = [
    "View", "Controller", "Cell", "Button", "Label", "Field", "Control", "Window", "Bar", "Toolbar", "Responder",
    "Switch", "Slider", "Stepper", "Picker", "Application", "Scene", "Node",
  ]

  private func name(_ type: SourceTypes.Declaration) -> String { lastName(of: type.path) }
  private func lastName(of path: String) -> String {
    String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...])
  }
}
