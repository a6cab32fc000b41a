import Foundation

/// The objects that are made together from a nib, or from a scene of a storyboard, and what connects them.
///
/// An object is made when an element around it is read. What is connected, and what is said in user defined runtime attributes, waits
/// until all of them exist.
@MainActor
final class NibGraph {
  /// The file that the objects are in.
  let document: NibDocument
  /// The storyboard of the scene; nil for a nib.
  let storyboard: UIStoryboard?
  /// The scene; nil for a nib.
  weak var scene: NibScene?
  /// Objects that exist before: the controller of a scene, the owner of a nib. They are not kept.
  private var known: [String: Weak] = [:]
  private struct Weak { weak var object: NSObject? }
  private var objects: [String: NSObject] = [:]
  /// New objects in the order in which they were made, with what they were made from.
  private var made: [(object: NSObject, element: _NibElement)] = []
  private var completions: [() -> Void] = []
  /// What refers to objects that do not exist yet.
  private var waiting: [NibConnections] = []

  init(_ document: NibDocument, storyboard: UIStoryboard? = nil) {
    (self.document, self.storyboard) = (document, storyboard)
  }

  /// Where images and colours are looked up.
  var bundle: Bundle { document.bundle }

  /// A new object for an element, or the one that was made for it before; nil, and a message, if there is no class for it.
  func make(_ element: _NibElement) -> NSObject? {
    if let id = element.id, let object = object(id) { return object }
    guard let object = NibClass.instance(of: element, in: self) else { return nil }
    keep(object, from: element)
    NibPrototypes.read(element, for: object, in: self)
    return object
  }

  /// Remembers an object that was made otherwise than by `make`, such as a constraint or an object's own view, for those that refer to it.
  func keep(_ object: NSObject, from element: _NibElement) {
    // The controller keeps the graph, and not the other way round.
    if let id = element.id, known[id] == nil { objects[id] = object }
    made.append((object, element))
  }

  /// Lets others refer to an object that exists already.
  func know(_ object: NSObject, as id: String) { known[id] = Weak(object: object) }

  /// The object that an identifier stands for; nil if there is none so far.
  func object(_ id: String) -> NSObject? { known[id]?.object ?? objects[id] }

  /// Does something once all objects exist, before they are connected.
  func whenComplete(_ action: @escaping () -> Void) { completions.append(action) }

  /// What an attribute says in the phone's language: the translation if there is one, and else what is written.
  func localized(_ element: _NibElement, _ attribute: String) -> String? {
    (isTranslated ? document.translation(of: element, attribute) : nil) ?? element.attributes[attribute]
  }
  private lazy var isTranslated = document.isTranslated

  /// An image or a named colour in the list of what the file uses.
  func resource(named name: String, kind: String) -> _NibElement? {
    document.resources.first { $0.name == kind && $0["name"] == name }
  }

  /// Connects what was made, gives it its user defined runtime attributes, and tells it that it is ready.
  /// - Parameter isWhole: nothing more will be made.
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

  /// Connects an object that exists already, such as the owner of a nib, with the others.
  func connect(_ object: NSObject, as element: _NibElement) { waiting.append(NibConnections(of: object, element)) }
}
