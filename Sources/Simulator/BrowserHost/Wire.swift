/// The words between a page and the server: the members of all messages by their names on the wire.
///
/// This is the only description of the messages. The server writes and reads these names, `Page/*.js` has its own
/// spelling of them, and `WireTests` compares the two. Lengths are points; times are seconds.
enum Wire {
  // MARK: From the server

  /// The members of a patch, which the page draws and acknowledges. Each but `number` is left out if nothing changed.
  enum Patch: String, CaseIterable {
    /// The number of the patch, to be acknowledged.
    case number = "n"
    /// `[width, height, background]`
    case size = "z"
    /// A list of `Operation`s.
    case operations = "o"
    /// New or changed accessibility elements, each a list of `ElementColumn`s.
    case elements = "a"
    /// The keys of the accessibility elements that are gone.
    case removedElements = "x"
    /// Device and settings: `Phone`.
    case phone = "s"
    /// The number of this page's changes of controls that the patch includes.
    case changes = "u"
    /// The field that receives typed text: `TextInput`; null for none.
    case textInput = "i"
    /// Whether the page reports its pointer's location.
    case wantsHover = "h"
    /// The keys that are shortcuts on the phone: `["command+s", ...]`.
    case shortcuts = "k"
    /// The previews beside the phone, and what is wrong with their source: `Workbench`; null for none.
    case workbench = "w"
    /// The counters since the start: `CounterValues`.
    case counters = "c"
  }

  /// The only members of messages that are not patches.
  enum Notice: String, CaseIterable {
    /// The text over the phone; empty for none.
    case problem
    /// What is at the inspected point: `Inspected`; null for nothing.
    case inspected
  }

  /// The kinds of operations, the first item of each.
  enum Operation: String, CaseIterable {
    /// `["r", fragment]`: the whole tree.
    case replace = "r"
    /// `["m", key, x, y]`: a fragment has moved, and with it what follows it.
    case move = "m"
    /// `["p", fragment]`: a fragment draws something else; its children stay.
    case paint = "p"
    /// `["c", key, [key or fragment, ...]]`: a new list of children; those left out are gone.
    case children = "c"
  }

  /// The members of a fragment; lengths are in its own coordinates.
  enum FragmentMember: String, CaseIterable {
    case key = "k"
    case x, y
    case width = "w"
    case height = "h"
    case opacity = "o"
    /// An outline.
    case clip = "c"
    /// `[a, b, c, d, x, y]`
    case transform = "t"
    /// `[colour, sigma, dx, dy]`
    case shadow = "s"
    /// `[[filter, ...], blend mode, masked, opaque, projection]`
    case compositing = "g"
    /// `[key that it follows, x, y, factors of that one's x and y]`
    case following = "l"
    /// A list of `Command`s.
    case commands = "d"
    /// A list of fragments.
    case children = "n"
  }

  /// The kinds of drawing commands, the first item of each.
  enum Command: String, CaseIterable {
    case fill = "f"
    case stroke = "s"
    case shadow = "h"
    case image = "i"
    case glyphs = "g"
  }

  /// The items of an accessibility element, in order.
  enum ElementColumn: String, CaseIterable {
    case key, role, label, value, hint, identifier
    /// The sum of 1 for disabled, 2 for selected and 4 for focused.
    case flags
    /// The keys of the elements inside, in reading order.
    case children
    /// The frame, relative to the parent's.
    case x, y
    case width = "w"
    case height = "h"
    case placeholder
    /// The names of actions; left out if there are none.
    case actions
  }

  /// The state of the controls around the phone.
  enum Phone: String, CaseIterable {
    case device, dark, text, rightToLeft, landscape, reduceMotion, locale, background, permission, place
    case softwareKeyboard
    /// What the controls offer; only in the first patch.
    case devices, textSizes
  }

  /// The members of a device that the page offers.
  enum DeviceMember: String, CaseIterable {
    case id, name, body, radius, edge, edgeRadius
  }

  /// The members of the field that receives typed text.
  enum TextInput: String, CaseIterable {
    case keyboard, content, submit, capitalization, corrects, secure, selection
  }

  /// The members of the workbench.
  enum WorkbenchMember: String, CaseIterable {
    case title, chosen, building, fault, problem, note, entries
  }

  /// The members of an entry of the workbench.
  enum WorkbenchEntry: String, CaseIterable {
    case name, picture, size
  }

  /// The members of what is at an inspected point.
  enum Inspected: String, CaseIterable {
    case frame, text
  }

  // MARK: From the page

  /// The members of a message from a page, which has one of them:
  ///
  ///     {"ack": 12}
  ///     {"input": [{"touch": [1, "began", 120.5, 300], "t": 4.25}, ...]}
  ///     {"change": {"device": "ipad-10", "dark": true}}
  ///     {"choose": 2}
  ///     {"inspect": [120.5, 300, true]}
  enum Page: String, CaseIterable, CodingKey {
    /// The number of the patch that the page has drawn.
    case ack
    /// A list of events with the members `Input`.
    case input
    /// New values of controls: `Change`.
    case change
    /// The index of an entry of the workbench.
    case choose
    /// `[x, y]`, or `[x, y, true]` if the user clicks there.
    case inspect
  }

  /// The members of an event: the time, and one other.
  enum Input: String, CaseIterable, CodingKey {
    /// `[finger, phase, x, y]`
    case touch
    /// `[x, y, dx, dy]`
    case wheel
    /// `[name, shift is held, it goes down, command is held, option is held]`; the last two may be left out.
    case key
    /// The text typed.
    case text
    /// The text pasted.
    case paste
    /// The key of the element that assistive technology activates.
    case activate
    /// `[key of the element, name of its action]`
    case perform
    /// `[x, y]`; empty if the pointer has left.
    case hover
    /// Seconds since the page was opened.
    case time = "t"
  }

  /// The controls that a page changes.
  enum Change: String, CaseIterable, CodingKey {
    case device, dark, text, rightToLeft, landscape, reduceMotion, locale
    /// True sends the app to the background, false brings it back.
    case background
    case memoryWarning, permission, place, softwareKeyboard
  }
}
