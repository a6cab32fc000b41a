import DisplayList
import Foundation
import PhoneHosting
import Simulator

/// What a page sends: the number of a patch it has drawn, input, and changed switches.
/// Its members are those of `Wire.Page`.
struct TabMessage: Equatable, Sendable {
  /// New values for some of the controls; nil leaves one unchanged.
  struct Change: Equatable, Sendable, Decodable {
    typealias CodingKeys = Wire.Change

    var device: String?
    var dark: Bool?
    var text: String?
    var rightToLeft: Bool?
    var landscape: Bool?
    var reduceMotion: Bool?
    var locale: String?
    /// True sends the app to the background, false brings it back.
    var background: Bool?
    var memoryWarning: Bool?
    var permission: PermissionChoice?
    var place: PlaceChoice?

    /// The locales that the page offers.
    static let locales = ["en_US", "ar", "de_DE"]
    var softwareKeyboard: Bool?
  }

  var acknowledged: Int?
  /// The input, with the page's own numbers of fingers and times.
  var input: [InputEvent] = []
  var change: Change?
  /// The index of a workbench entry.
  var choice: Int?
  /// The point that the user wants to inspect.
  var inspection: Inspection?

  /// One animation frame's worth of events from ten fingers is far below.
  static let mostInput = 256

  /// Parses a message.
  /// - Throws: `ProtocolViolation` with a sentence for the page's console.
  init(json: String) throws {
    do {
      self = try JSONDecoder().decode(TabMessage.self, from: Data(json.utf8))
    } catch let violation as ProtocolViolation {
      throw violation
    } catch {
      throw ProtocolViolation(.invalidPayload, "The message has an unknown form.")
    }
  }
}

extension TabMessage: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Wire.Page.self)
    acknowledged = try container.decodeIfPresent(Int.self, forKey: .ack)
    let events = try container.decodeIfPresent([PageInput].self, forKey: .input) ?? []
    guard events.count <= Self.mostInput else {
      throw ProtocolViolation(.policyViolation, "A message may hold at most \(Self.mostInput) events.")
    }
    input = events.compactMap(\.event)
    change = try container.decodeIfPresent(Change.self, forKey: .change)
    choice = try container.decodeIfPresent(Int.self, forKey: .choose)
    inspection = try container.decodeIfPresent(Inspection.self, forKey: .inspect)
    try change?.check()
  }
}

/// An event as a page writes it; nil for a key that the phone does not know.
private struct PageInput: Decodable {
  let event: InputEvent?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Wire.Input.self)
    /// Returns a sane number: a coordinate of 1e300 would reach layout and physics.
    func number(_ value: Double) throws -> Double {
      guard abs(value) < 1_000_000_000 else { throw ProtocolViolation(.policyViolation, "A number is out of range.") }
      return value
    }
    func point(_ list: inout any UnkeyedDecodingContainer) throws -> CGPoint {
      try CGPoint(x: number(list.decode(Double.self)), y: number(list.decode(Double.self)))
    }
    let time = try number(container.decode(Double.self, forKey: .time))
    if container.contains(.touch) {
      var list: any UnkeyedDecodingContainer = try container.nestedUnkeyedContainer(forKey: .touch)
      let finger = try list.decode(Int.self)
      let phase = try list.decode(InputEvent.Touch.Phase.self)
      event = try .touch(.init(id: finger, phase: phase, location: point(&list), timestamp: time))
    } else if container.contains(.wheel) {
      var list: any UnkeyedDecodingContainer = try container.nestedUnkeyedContainer(forKey: .wheel)
      event = try .wheel(.init(location: point(&list), delta: point(&list), timestamp: time))
    } else if container.contains(.key) {
      var list = try container.nestedUnkeyedContainer(forKey: .key)
      let (name, shift, isDown) = try (list.decode(String.self), list.decode(Bool.self), list.decode(Bool.self))
      let command = try list.decodeIfPresent(Bool.self) ?? false
      let option = try list.decodeIfPresent(Bool.self) ?? false
      let known = InputEvent.Key.Name(rawValue: name)
      let character = known == nil && name.count == 1 ? name.first : nil
      event = (known ?? character.map { _ in .character }).map { key in
        .key(
          .init(
            name: key, character: character, shift: shift, command: command, option: option, isDown: isDown,
            timestamp: time))
      }
    } else if container.contains(.hover) {
      var list: any UnkeyedDecodingContainer = try container.nestedUnkeyedContainer(forKey: .hover)
      event = try .hover(list.isAtEnd ? nil : point(&list), timestamp: time)
    } else if container.contains(.text) {
      event = try .text(container.decode(String.self, forKey: .text), timestamp: time)
    } else if container.contains(.paste) {
      event = try .paste(container.decode(String.self, forKey: .paste), timestamp: time)
    } else if container.contains(.perform) {
      var list = try container.nestedUnkeyedContainer(forKey: .perform)
      let key = try FragmentKey(rawValue: list.decode(UInt64.self))
      event = try .perform(list.decode(String.self), key, timestamp: time)
    } else {
      event = try .activate(FragmentKey(rawValue: container.decode(UInt64.self, forKey: .activate)), timestamp: time)
    }
  }
}

extension TabMessage.Change {
  fileprivate func check() throws {
    if let device, Device.named(device) == nil {
      throw ProtocolViolation(.policyViolation, "There is no such device.")
    }
    if let text, TextSize(rawValue: text) == nil {
      throw ProtocolViolation(.policyViolation, "There is no such text size.")
    }
    if let locale, !Self.locales.contains(locale) {
      throw ProtocolViolation(.policyViolation, "There is no such locale.")
    }
  }

  func applied(to device: Device, _ settings: DeviceSettings) -> (Device, DeviceSettings) {
    var settings = settings
    if let dark { settings.isDark = dark }
    if let size = text.flatMap(TextSize.init(rawValue:)) { settings.textSize = size }
    if let locale {
      settings.locale = Locale(identifier: locale)
      settings.followDirectionOfLocale()
    }
    if let rightToLeft { settings.isRightToLeft = rightToLeft }
    if let landscape { settings.isLandscape = landscape }
    if let reduceMotion { settings.reducesMotion = reduceMotion }
    if let softwareKeyboard { settings.hasHardwareKeyboard = !softwareKeyboard }
    return (self.device.flatMap(Device.named) ?? device, settings)
  }

  /// Applies the changes besides settings.
  @MainActor
  func carryOut(on simulator: Simulator) {
    if background == true { simulator.enterBackground() }
    if background == false { simulator.enterForeground() }
    if memoryWarning == true { simulator.sendMemoryWarning() }
    if let permission { simulator.location.permission = permission.permission }
    place?.apply(to: &simulator.location)
  }
}
