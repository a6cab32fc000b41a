import DisplayList
import Foundation

/// What the page shows around the phone besides its settings: previews to choose from, and what is wrong with their source.
public struct Workbench: Equatable {
  /// One entry of the list beside the phone.
  public struct Entry: Equatable {
    public var name: String
    /// A small picture of it; nil for its name alone.
    public var picture: Bitmap?

    public init(name: String, picture: Bitmap? = nil) {
      self.name = name
      self.picture = picture
    }

    public static func == (a: Entry, b: Entry) -> Bool { a.name == b.name && a.picture === b.picture }
  }

  /// What the list is of, such as a file's name.
  public var title: String
  public var entries: [Entry] = []
  /// The index of the entry on the phone.
  public var chosen = 0
  /// Several lines, shown over the phone until it is nil; the phone goes on with what it had.
  public var problem: String?
  /// What kind of problem it is.
  public var fault = Fault.doesNotCompile
  /// What of the version before does not go on, a line each; nil for nothing.
  public var note: String?
  /// Something newer will be on the phone soon.
  public var isBuilding = false

  /// Kinds of problems; the values are what the page says beside the phone.
  public enum Fault: String {
    case doesNotCompile = "Does not compile"
    case crashed = "Crashed"
    case hangs = "Hangs"
  }

  public init(title: String) { self.title = title }
}

extension JSONWriter {
  @MainActor
  mutating func workbench(_ workbench: Workbench?, _ bitmaps: BitmapStore) {
    guard let workbench else { return null() }
    object {
      $0.key("title")
      $0.string(workbench.title)
      $0.key("chosen")
      $0.integer(workbench.chosen)
      $0.key("building")
      $0.bool(workbench.isBuilding)
      $0.key("fault")
      $0.string(workbench.fault.rawValue)
      $0.key("problem")
      $0.string(workbench.problem ?? "")
      $0.key("note")
      $0.string(workbench.note ?? "")
      $0.key("entries")
      $0.array { list in
        for entry in workbench.entries {
          list.object {
            $0.key("name")
            $0.string(entry.name)
            guard let picture = entry.picture else { return }
            bitmaps.keep(picture)
            $0.key("picture")
            $0.string(String(picture.id))
            $0.key("size")
            $0.array { $0.numbers(CGFloat(picture.width), CGFloat(picture.height)) }
          }
        }
      }
    }
  }
}
