import DisplayList
import Foundation
import Simulator

/// Writes what has to change on a page that shows one state so that it shows another.
///
/// Fragments are compared from the root down. The same object is skipped; the same key is patched; a key that was not
/// there is sent whole. `version` decides whether a fragment's own drawing is sent again, and the keys of the children
/// decide whether their list is. So a scrolled page is one `m` operation.
///
/// The members are those of `Wire.Patch`.
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
      message.key(Wire.Patch.number)
      message.integer(number)
      let list = new.displayList
      let shown = old?.displayList
      if shown?.size != list.size || shown?.background != list.background {
        isNeeded = true
        message.key(Wire.Patch.size)
        message.array {
          $0.numbers(list.size.width, list.size.height)
          $0.color(list.background)
        }
      }
      var differ = FragmentDiffer(bitmaps: bitmaps)
      differ.compare(shown?.root, list.root)
      if let operations = differ.operations {
        isNeeded = true
        message.raw(Wire.Patch.operations, operations)
      }
      let isSameOutline =
        old?.accessibilityVersion == new.accessibilityVersion && old?.generation == new.generation
      if !isSameOutline, new.accessibility.writeChanges(since: old?.accessibility, into: &message) { isNeeded = true }
      if old?.phone != new.phone {
        isNeeded = true
        message.key(Wire.Patch.phone)
        message.phone(new.phone, withChoices: old == nil)
      }
      if let tab, let changes = new.changes[tab], changes != old?.changes[tab] ?? 0 {
        isNeeded = true
        message.key(Wire.Patch.changes)
        message.integer(changes)
      }
      if old?.textInput != new.textInput {
        isNeeded = true
        message.key(Wire.Patch.textInput)
        message.textInput(new.textInput)
      }
      if (old?.wantsHover ?? false) != new.wantsHover {
        isNeeded = true
        message.raw(Wire.Patch.wantsHover, new.wantsHover ? "true" : "false")
      }
      if (old?.shortcuts ?? []) != new.shortcuts {
        isNeeded = true
        message.key(Wire.Patch.shortcuts)
        message.array { list in new.shortcuts.forEach { list.string($0) } }
      }
      if old?.workbench != new.workbench {
        isNeeded = true
        message.key(Wire.Patch.workbench)
        message.workbench(new.workbench, bitmaps)
      }
      if old?.counters != new.counters {
        if evenIfOnlyCounters { isNeeded = true }
        message.key(Wire.Patch.counters)
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
        $0.string(Wire.Operation.replace.rawValue)
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
        $0.string(Wire.Operation.paint.rawValue)
        $0.fragment(new, bitmaps, withChildren: false)
      }
    } else if old.offset != new.offset, new.following == nil {
      writer.array {
        $0.string(Wire.Operation.move.rawValue)
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
      $0.string(Wire.Operation.children.rawValue)
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
      $0.key(Wire.Phone.device)
      $0.string(phone.device.id)
      $0.key(Wire.Phone.dark)
      $0.bool(phone.settings.isDark)
      $0.key(Wire.Phone.text)
      $0.string(phone.settings.textSize.rawValue)
      $0.key(Wire.Phone.rightToLeft)
      $0.bool(phone.settings.isRightToLeft)
      $0.key(Wire.Phone.landscape)
      $0.bool(phone.settings.isLandscape)
      $0.key(Wire.Phone.reduceMotion)
      $0.bool(phone.settings.reducesMotion)
      $0.key(Wire.Phone.locale)
      $0.string(phone.settings.locale.identifier)
      $0.key(Wire.Phone.background)
      $0.bool(phone.isInBackground)
      $0.key(Wire.Phone.permission)
      $0.string(phone.permission.rawValue)
      $0.key(Wire.Phone.place)
      $0.string(phone.place?.rawValue ?? "")
      $0.key(Wire.Phone.softwareKeyboard)
      $0.bool(!phone.settings.hasHardwareKeyboard)
      guard withChoices else { return }
      $0.key(Wire.Phone.devices)
      $0.array { list in Device.all.forEach { list.device($0) } }
      $0.key(Wire.Phone.textSizes)
      $0.array { list in TextSize.allCases.forEach { list.string($0.rawValue) } }
    }
  }

  fileprivate mutating func textInput(_ input: TextInputState?) {
    guard let input else { return null() }
    object {
      $0.key(Wire.TextInput.keyboard)
      $0.string(input.keyboard)
      $0.key(Wire.TextInput.content)
      $0.string(input.content)
      $0.key(Wire.TextInput.submit)
      $0.string(input.submit)
      $0.key(Wire.TextInput.capitalization)
      $0.string(input.capitalization)
      $0.key(Wire.TextInput.corrects)
      $0.bool(input.corrects)
      $0.key(Wire.TextInput.secure)
      $0.bool(input.isSecure)
      $0.key(Wire.TextInput.selection)
      $0.string(input.selection)
    }
  }

  private mutating func device(_ device: Device) {
    object {
      $0.key(Wire.DeviceMember.id)
      $0.string(device.id)
      $0.key(Wire.DeviceMember.name)
      $0.string(device.name)
      $0.key(Wire.DeviceMember.body)
      $0.string(device.isTablet ? "tablet" : device.hasHomeButton ? "classic" : "phone")
      $0.key(Wire.DeviceMember.radius)
      $0.number(device.cornerRadius)
      $0.key(Wire.DeviceMember.edge)
      let edge = device.edge(isLandscape: false)
      $0.array { $0.numbers(edge.width, edge.height) }
      $0.key(Wire.DeviceMember.edgeRadius)
      $0.number(device.edgeRadius)
    }
  }
}
