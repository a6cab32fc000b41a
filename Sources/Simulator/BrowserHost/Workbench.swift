import DisplayList
import Foundation

/// The panels that the page shows around the phone besides its settings: previews to choose from, and problems with
/// their source.
public struct Workbench: Equatable {
  /// One entry of the list beside the phone.
  public struct Entry: Equatable {
    public var name: String
    /// A thumbnail; nil for the name alone.
    public var picture: Bitmap?

    public init(name: String, picture: Bitmap? = nil) {
      self.name = name
      self.picture = picture
    }

    public static func == (a: Entry, b: Entry) -> Bool { a.name == b.name && a.picture === b.picture }
  }

  /// The title of the list, such as a file's name.
  public var title: String
  public var entries: [Entry] = []
  /// The index of the entry on the phone.
  public var chosen = 0
  /// Several lines, shown over the phone until it is nil; the phone continues with its last version.
  public var problem: String?
  /// The kind of problem.
  public var fault = Fault.doesNotCompile
  /// The parts of the previous version that are not kept, a line each; nil for none.
  public var note: String?
  /// Whether a newer version will be on the phone soon.
  public var isBuilding = false

  /// The kinds of problems; the raw values are the page's text beside the phone.
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
      $0.key(Wire.WorkbenchMember.title)
      $0.string(workbench.title)
      $0.key(Wire.WorkbenchMember.chosen)
      $0.integer(workbench.chosen)
      $0.key(Wire.WorkbenchMember.building)
      $0.bool(workbench.isBuilding)
      $0.key(Wire.WorkbenchMember.fault)
      $0.string(workbench.fault.rawValue)
      $0.key(Wire.WorkbenchMember.problem)
      $0.string(workbench.problem ?? "")
      $0.key(Wire.WorkbenchMember.note)
      $0.string(workbench.note ?? "")
      $0.key(Wire.WorkbenchMember.entries)
      $0.array { list in
        for entry in workbench.entries {
          list.object {
            $0.key(Wire.WorkbenchEntry.name)
            $0.string(entry.name)
            guard let picture = entry.picture else { return }
            bitmaps.keep(picture)
            $0.key(Wire.WorkbenchEntry.picture)
            $0.string(String(picture.id))
            $0.key(Wire.WorkbenchEntry.size)
            $0.array { $0.numbers(CGFloat(picture.width), CGFloat(picture.height)) }
          }
        }
      }
    }
  }
}
