import Foundation
import ScrollworkFoundation

/// A parsed storyboard or nib.
@MainActor
final class NibDocument {
  /// The file's name without extension, which is also that of its strings table.
  let name: String
  let bundle: Bundle
  let root: _NibElement
  /// The images and named colours used.
  let resources: [_NibElement]
  /// The scenes of a storyboard by the controller's identifier.
  private var scenes: [String: _NibElement] = [:]
  /// The controllers by their identifiers in the file.
  private var controllers: [String: _NibElement] = [:]

  init(name: String, bundle: Bundle, root: _NibElement) {
    (self.name, self.bundle, self.root) = (name, bundle, root)
    resources = root.child("resources")?.children ?? []
    for scene in root.child("scenes")?.children ?? [] {
      guard let objects = scene.child("objects") else { continue }
      for object in objects.children where object["sceneMemberID"] == "viewController" {
        guard let id = object.id else { continue }
        (scenes[id], controllers[id]) = (objects, object)
      }
    }
  }

  private static var read: [String: (date: Date?, document: NibDocument)] = [:]

  /// Returns a file of a bundle, which is read once; nil if there is none, and, with a message, if it cannot be read.
  static func named(_ name: String, type: String, in bundle: Bundle) -> NibDocument? {
    guard let url = bundle.url(forResource: name, withExtension: type) else { return nil }
    let date = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    if let known = read[url.path], known.date == date { return known.document }
    do {
      let root = try JSONDecoder().decode(_NibElement.self, from: Data(contentsOf: url))
      let made = NibDocument(name: (name as NSString).lastPathComponent, bundle: bundle, root: root)
      read[url.path] = (date, made)
      return made
    } catch {
      NibReport.say("\(url.path) cannot be read: \(error)")
      return nil
    }
  }

  /// Returns the controller, or the reference to one, of an identifier in the file.
  func controller(_ id: String) -> _NibElement? { controllers[id] }
  /// Returns the controller of a storyboard identifier.
  func identified(by name: String) -> _NibElement? {
    controllers.values.first { $0["storyboardIdentifier"] == name }
  }
  /// Returns the objects in a scene beside its controller.
  func companions(of controller: _NibElement) -> [_NibElement] {
    guard let id = controller.id else { return [] }
    return scenes[id]?.children.filter { $0.id != id && !["placeholder", "exit"].contains($0.name) } ?? []
  }
  /// Returns the placeholder of an identifier, such as the first responder, if it is one.
  func placeholder(_ id: String, in controller: _NibElement?) -> _NibElement? {
    let objects = controller?.id.flatMap { scenes[$0] } ?? root.child("objects")
    return objects?.children.first { $0.id == id && ["placeholder", "exit"].contains($0.name) }
  }

  /// Returns the translation of an attribute, such as `aB1-cd-2eF.text`; nil if there is none.
  func translation(of element: _NibElement, _ attribute: String) -> String? {
    guard let id = element.id else { return nil }
    let key = "\(id).\(attribute)"
    let text = StringTable.string(for: key, table: name, bundle: bundle, locale: PhoneBundle.locale)
    return text == key ? nil : text
  }

  /// Whether translations into the phone's language may exist. Otherwise the file's own texts are used, whatever
  /// languages there are.
  var isTranslated: Bool { PhoneBundle.locale.closest(of: bundle.localizations) != nil }
}
