import DisplayList
import Foundation
import Simulator

/// Writes what has to change on a page that shows one state so that it shows another.
///
/// Fragments are compared from the root down. The same object is skipped; the same key is patched; a key that was not
/// there is sent whole. `version` decides whether a fragment's own drawing is sent again, and the keys of the children
/// decide whether their list is. So a scrolled page is one `m` operation.
///
///     {"n": 7,                         number of the patch, to be acknowledged
///      "z": [393, 852, "#ffffff"],     size and background
///      "o": [["r", fragment],          the whole tree
///            ["m", key, x, y],         a fragment has moved, and with it what follows it
///            ["p", fragment],          a fragment draws something else (its children stay)
///            ["c", key, [key | fragment, ...]]],   new list of children; those left out are gone
///      "a": [[key, role, ...], ...],   accessibility: new or changed elements
///      "x": [key, ...],                accessibility: elements that are gone
///      "s": {...},                     device and settings
///      "u": 3,                         how many changes of this page's controls that is after
///      "i": {...} or null,             the field that what is typed goes to
///      "h": true,                      whether the page is to say where its pointer is
///      "k": ["command+s", ...],        keys that are shortcuts on the phone
///      "w": {...} or null,             the workbench: previews to choose from, and what is wrong with their source
///      "c": [frames, bodies, ...]}     counters since the start
///
/// Every member but `n` is left out if nothing changed.
enum PatchWriter {
  /// Returns a patch.
  /// - Parameter tab: the number of the page's tab; nil for a page that is not connected yet.
  /// - Returns: nil if the page shows `new` already.
  @MainActor
  static func message(
    number: Int, from old: ScreenState?, to new: ScreenState, evenIfOnlyCounters: Bool, bitmaps: BitmapStore,
    tab: Int? = nil
  ) -> String? {
    var writer = JSONWriter()
    var isNeeded = old == nil
    writer.object { message in
      message.key("n")
      message.integer(number)
      let list = new.displayList
      let shown = old?.displayList
      if shown?.size != list.size || shown?.background != list.background || shown?.scale != list.scale {
        isNeeded = true
        message.key("z")
        message.array {
          $0.numbers(list.size.width, list.size.height)
          $0.color(list.background)
          $0.number(list.scale)
        }
      }
      var differ = FragmentDiffer(bitmaps: bitmaps)
      differ.compare(shown?.root, list.root)
      if let operations = differ.operations {
        isNeeded = true
        message.raw("o", operations)
      }
      let isSameOutline =
        old?.accessibilityVersion == new.accessibilityVersion && old?.generation == new.generation
      if !isSameOutline, new.accessibility.writeChanges(since: old?.accessibility, into: &message) { isNeeded = true }
      if old?.phone != new.phone {
        isNeeded = true
        message.key("s")
        message.phone(new.phone, withChoices: old == nil)
      }
      if let tab, let changes = new.changes[tab], changes != old?.changes[tab] ?? 0 {
        isNeeded = true
        message.key("u")
        message.integer(changes)
      }
      if old?.textInput != new.textInput {
        isNeeded = true
        message.key("i")
        message.textInput(new.textInput)
      }
      if (old?.wantsHover ?? false) != new.wantsHover {
        isNeeded = true
        message.raw("h", new.wantsHover ? "true" : "false")
      }
      if (old?.shortcuts ?? []) != new.shortcuts {
        isNeeded = true
        message.key("k")
        message.array { list in new.shortcuts.forEach { list.string($0) } }
      }
      if old?.workbench != new.workbench {
        isNeeded = true
        message.key("w")
        message.workbench(new.workbench, bitmaps)
      }
      if old?.counters != new.counters {
        if evenIfOnlyCounters { isNeeded = true }
        message.key("c")
        message.array { list in new.counters.values.forEach { list.integer($0) } }
      }
    }
    return isNeeded ? writer.text : nil
  }
}

/// Collects the operations that turn one tree of fragments into another.
struct FragmentDiffer {
  private var writer = JSONWriter()
  private let bitmaps: BitmapStore

  init(bitmaps: BitmapStore) {
    self.bitmaps = bitmaps
  }

  /// A JSON array; nil if there is nothing to do.
  var operations: String? { writer.text.isEmpty ? nil : "[\(writer.text)]" }

  @MainActor
  mutating func compare(_ old: Fragment?, _ new: Fragment) {
    guard let old, old.key == new.key else {
      writer.array {
        $0.string("r")
        $0.fragment(new, bitmaps)
      }
      return
    }
    compareSame(old, new)
  }

  @MainActor
  private mutating func compareSame(_ old: Fragment, _ new: Fragment) {
    if old === new { return }
    if old.version != new.version || old.following != new.following {
      writer.array {
        $0.string("p")
        $0.fragment(new, bitmaps, withChildren: false)
      }
    } else if old.offset != new.offset, new.following == nil {
      writer.array {
        $0.string("m")
        $0.integer(new.key.rawValue)
        $0.numbers(new.offset.x, new.offset.y)
      }
    }
    compareChildren(old, new)
  }

  @MainActor
  private mutating func compareChildren(_ old: Fragment, _ new: Fragment) {
    if old.children.count == new.children.count, zip(old.children, new.children).allSatisfy({ $0 === $1 }) { return }
    if old.children.map(\.key) == new.children.map(\.key) {
      for (before, after) in zip(old.children, new.children) { compareSame(before, after) }
      return
    }
    let known = Dictionary(old.children.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    writer.array {
      $0.string("c")
      $0.integer(new.key.rawValue)
      $0.array { list in
        for child in new.children {
          if known[child.key] != nil {
            list.integer(child.key.rawValue)
          } else {
            list.fragment(child, bitmaps)
          }
        }
      }
    }
    for child in new.children {
      if let before = known[child.key] { compareSame(before, child) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func phone(_ phone: PhoneState, withChoices: Bool) {
    object {
      $0.key("device")
      $0.string(phone.device.id)
      $0.key("dark")
      $0.bool(phone.settings.isDark)
      $0.key("text")
      $0.string(phone.settings.textSize.rawValue)
      $0.key("rightToLeft")
      $0.bool(phone.settings.isRightToLeft)
      $0.key("landscape")
      $0.bool(phone.settings.isLandscape)
      $0.key("reduceMotion")
      $0.bool(phone.settings.reducesMotion)
      $0.key("locale")
      $0.string(phone.settings.locale.identifier)
      $0.key("background")
      $0.bool(phone.isInBackground)
      $0.key("permission")
      $0.string(phone.permission.rawValue)
      $0.key("place")
      $0.string(phone.place?.rawValue ?? "")
      $0.key("softwareKeyboard")
      $0.bool(!phone.settings.hasHardwareKeyboard)
      guard withChoices else { return }
      $0.key("devices")
      $0.array { list in Device.all.forEach { list.device($0) } }
      $0.key("textSizes")
      $0.array { list in TextSize.allCases.forEach { list.string($0.rawValue) } }
    }
  }

  fileprivate mutating func textInput(_ input: TextInputState?) {
    guard let input else { return null() }
    object {
      $0.key("key")
      $0.integer(input.key.rawValue)
      $0.key("keyboard")
      $0.string(input.keyboard)
      $0.key("content")
      $0.string(input.content)
      $0.key("submit")
      $0.string(input.submit)
      $0.key("capitalization")
      $0.string(input.capitalization)
      $0.key("corrects")
      $0.bool(input.corrects)
      $0.key("secure")
      $0.bool(input.isSecure)
      $0.key("selection")
      $0.string(input.selection)
    }
  }

  private mutating func device(_ device: Device) {
    object {
      $0.key("id")
      $0.string(device.id)
      $0.key("name")
      $0.string(device.name)
      $0.key("body")
      $0.string(device.isTablet ? "tablet" : device.hasHomeButton ? "classic" : "phone")
      $0.key("radius")
      $0.number(device.cornerRadius)
      $0.key("edge")
      let edge = device.edge(isLandscape: false)
      $0.array { $0.numbers(edge.width, edge.height) }
      $0.key("edgeRadius")
      $0.number(device.edgeRadius)
    }
  }
}
