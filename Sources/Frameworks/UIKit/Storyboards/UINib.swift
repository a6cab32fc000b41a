import Foundation

/// An Interface Builder file, from which objects are created each time it is instantiated.
@MainActor @preconcurrency
open class UINib: NSObject {
  private let document: NibDocument?

  /// The options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that replace the file's placeholders, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the nib of a name in a bundle; by default the app's. Caveat: a missing one is reported on the terminal and
  /// has no objects, where iOS ends the app when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    document = NibDocument.named(name, type: "nib", in: bundle)
    if document == nil {
      NibReport.say("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'.")
    }
    super.init()
  }

  /// Creates a nib from a file's data; images and colours come from a bundle, by default the app's. Caveat: data that
  /// is no nib is reported on the terminal and has no objects, where iOS ends the app.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    let root = try? JSONDecoder().decode(_NibElement.self, from: nibData)
    document = root.map { NibDocument(name: "", bundle: bundleOrNil ?? .main, root: $0) }
    if root == nil { NibReport.say("Could not load a NIB: the data is not one.") }
    super.init()
  }

  init(_ document: NibDocument) {
    self.document = document
    super.init()
  }

  /// Returns new top-level objects of the file, without placeholders. The owner's outlets are set by then.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [] }
    let graph = NibGraph(document)
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let elements = document.root.child("objects")?.children ?? []
    for placeholder in elements where placeholder.name == "placeholder" {
      guard let id = placeholder.id, let name = placeholder["placeholderIdentifier"] else { continue }
      guard let object = (name == "IBFilesOwner" ? ownerOrNil : externals[name]) as? NSObject else { continue }
      graph.know(object, as: id)
      graph.connect(object, as: placeholder)
    }
    let made = elements.filter { $0.name != "placeholder" }.compactMap(graph.make)
    graph.complete(isWhole: true)
    return made
  }

  /// Returns the first object of a class, such as a cell.
  func first<Object: NSObject>(_: Object.Type, owner: Any?) -> Object? {
    instantiate(withOwner: owner).lazy.compactMap { $0 as? Object }.first
  }
}

extension Bundle {
  /// Returns new top-level objects of a nib in the bundle, without placeholders; nil without such a file. The owner's
  /// outlets are set by then.
  @discardableResult
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard let document = NibDocument.named(name, type: "nib", in: self) else {
      NibReport.say("Could not load NIB in bundle: '\(bundlePath)' with name '\(name)'.")
      return nil
    }
    return UINib(document).instantiate(withOwner: owner, options: options)
  }
}
