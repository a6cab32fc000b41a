import ScrollworkSwiftUI

/// The type of an element. Numbers as in XCUITest.
///
/// Caveat: the simulator's accessibility tree distinguishes only some of them; a query for another finds nothing.
public enum ElementType: UInt, Sendable, CaseIterable {
  case
    any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton,
    radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover,
    keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn,
    outline, outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator,
    activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon,
    searchField, scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView, menu,
    menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator,
    valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler,
    rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar,
    statusItem
}

extension ElementType {
  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// Creates the type for an accessibility element.
  @MainActor init(_ element: AccessibilityElement) {
    let traits = element.traits
    if let name = element.part.automationType ?? traits.automationType {
      self.init(named: name)
    } else if traits.contains(.isKeyboardKey) {
      self = .key
    } else if traits.contains(.isSearchField), element.role == .textField {
      self = .searchField
    } else if traits.contains(.isTabBar) {
      self = .tabBar
    } else if traits.contains(.isPageIndicator) {
      self = .pageIndicator
    } else if traits.contains(.isActionSheet) {
      self = .sheet
    } else {
      self.init(role: element.role.rawValue, hasValue: !element.value.isEmpty)
    }
  }

  /// Creates the type with a name; `other` if there is none.
  init(named name: String) { self = Self.named[name] ?? .other }

  private init(role: String, hasValue: Bool) {
    switch role {
    case "group": self = .other
    // A heading is a text with a trait.
    case "header": self = .staticText
    case "adjustable": self = .slider
    case "progress": self = hasValue ? .progressIndicator : .activityIndicator
    default: self.init(named: role)
    }
  }

  /// The property of a query provider for the type, such as `buttons`.
  package var queryName: String {
    switch self {
    case .any: "descendants(matching: .any)"
    case .application: "application"
    case .other: "otherElements"
    case .switch: "switches"
    case .searchField: "searchFields"
    case .checkBox: "checkBoxes"
    default: "\(self)s"
    }
  }

  /// The name in messages, such as `static text`.
  package var words: String {
    switch self {
    case .any, .other: return "element"
    default:
      return "\(self)".reduce(into: "") { words, letter in
        words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
      }
    }
  }
}
