import Foundation

/// The objects that are created together from a nib or a storyboard scene, and their connections.
///
/// An object is created when its parent element is read. Connections and user-defined runtime attributes are applied
/// once all objects exist.
@MainActor
final class NibGraph {
  /// The file of the objects.
  let document: NibDocument
  /// The storyboard of the scene; nil for a nib.
  let storyboard: UIStoryboard?
  /// The scene; nil for a nib.
  weak var scene: NibScene?
  /// Objects that exist beforehand: the controller of a scene, the owner of a nib. They are held weakly.
  private var known: [String: Weak] = [:]
  private struct Weak { weak var object: NSObject? }
  private var objects: [String: NSObject] = [:]
  /// New objects in the order of creation, with their elements.
  private var made: [(object: NSObject, element: _NibElement)] = []
  private var completions: [() -> Void] = []
  /// Connections to objects that do not exist yet.
  private var waiting: [NibConnections] = []

  init(_ document: NibDocument, storyboard: UIStoryboard? = nil) {
    (self.document, self.storyboard) = (document, storyboard)
  }

  /// The bundle for images and colours.
  var bundle: Bundle { document.bundle }

  /// Returns the object of an element, creating it if necessary; nil, with a message, if there is no class for it.
  func make(_ element: _NibElement) -> NSObject? {
    if let id = element.id, let object = object(id) { return object }
    guard let object = NibClass.instance(of: element, in: self) else { return nil }
    keep(object, from: element)
    NibPrototypes.read(element, for: object, in: self)
    return object
  }

  /// Registers an object that `make` did not create, such as a constraint or an object's own view, for references to
  /// it.
  func keep(_ object: NSObject, from element: _NibElement) {
    // The controller owns the graph, not the other way round.
    if let id = element.id, known[id] == nil { objects[id] = object }
    made.append((object, element))
  }

  /// Registers an existing object for references to it.
  func know(_ object: NSObject, as id: String) { known[id] = Weak(object: object) }

  /// Returns the object of an identifier; nil if there is none yet.
  func object(_ id: String) -> NSObject? { known[id]?.object ?? objects[id] }

  /// Runs a closure once all objects exist, before they are connected.
  func whenComplete(_ action: @escaping () -> Void) { completions.append(action) }

  /// Returns an attribute in the phone's language: the translation if there is one, otherwise the original.
  func localized(_ element: _NibElement, _ attribute: String) -> String? {
    (isTranslated ? document.translation(of: element, attribute) : nil) ?? element.attributes[attribute]
  }
  private lazy var isTranslated = document.isTranslated

  /// Returns an image or a named colour from the file's resources.
  func resource(named name: String, kind: String) -> _NibElement? {
    document.resources.first { $0.name == kind && $0["name"] == name }
  }

  /// Connects the new objects, applies their user-defined runtime attributes, and calls `awakeFromNib`.
  /// - Parameter isWhole: Whether no more objects will be created.
  func complete(isWhole: Bool) {
    while !completions.isEmpty {
      let actions = completions
      completions = []
      for action in actions { action() }
    }
    let new = made
    made = []
    let connections = waiting + new.map { NibConnections(of: $0.object, $0.element) }
    waiting = connections.filter { !$0.connect(in: self, isWhole: isWhole) && !isWhole }
    for (object, element) in new { RuntimeAttributes.set(element, of: object, in: self) }
    for (object, element) in new {
      NibSegue.embed(element, in: object, self)
      (object as? UIResponder)?.awakeFromNib()
    }
    if isWhole { objects = [:] }
  }

  /// Connects an existing object, such as the owner of a nib, with the others.
  func connect(_ object: NSObject, as element: _NibElement) { waiting.append(NibConnections(of: object, element)) }
}
