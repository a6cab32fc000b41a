import Foundation

extension UITextField {
  final func decodeField(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    take(\.font, document.font(element))
    take(\.textColor, document.color(element, "textColor"))
    take(\.textAlignment, element.choice("textAlignment", NSTextAlignment.nibNames))
    borderStyle = element.choice("borderStyle", ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) ?? .none
    clearButtonMode =
      element.choice(
        "clearButtonMode", ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
      ?? .never
    take(\.clearsOnBeginEditing, element.bool("clearsOnBeginEditing"))
    take(\.allowsEditingTextAttributes, element.bool("allowsEditingTextAttributes"))
    take(\.adjustsFontForContentSizeCategory, element.bool("adjustsFontForContentSizeCategory"))
    take(\.background, document.image(element, "background"))
    take(\.disabledBackground, document.image(element, "disabledBackground"))
    // The text shrinks unless this is turned off explicitly.
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    take(\.minimumFontSize, element.length("minimumFontSize"))
    take(\.placeholder, graph.text(element, "placeholder"))
    take(\.attributedPlaceholder, document.attributedText(element, "attributedPlaceholder"))
    take(\.text, graph.text(element, "text"))
    take(\.attributedText, document.attributedText(element, "attributedText"))
    guard let traits = element.value(for: "textInputTraits") else { return }
    decodeWishes(traits)
    autocapitalizationType = UITextAutocapitalizationType(traits)
    take(\.autocorrectionType, traits.choice("autocorrectionType", ["no": .no, "yes": .yes]))
    take(\.keyboardType, traits.choice("keyboardType", UIKeyboardType.nibNames))
    take(\.returnKeyType, traits.choice("returnKeyType", UIReturnKeyType.nibNames))
    take(\.isSecureTextEntry, traits.bool("secureTextEntry"))
    if let content = traits["textContentType"] { textContentType = UITextContentType(rawValue: content) }
  }
}

extension UITextView {
  final func decodeTextView(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    take(\.font, document.font(element))
    take(\.textColor, document.color(element, "textColor"))
    take(\.textAlignment, element.choice("textAlignment", NSTextAlignment.nibNames))
    isEditable = element.bool("editable") ?? true
    isSelectable = element.bool("selectable") ?? true
    take(\.allowsEditingTextAttributes, element.bool("allowsEditingTextAttributes"))
    take(\.adjustsFontForContentSizeCategory, element.bool("adjustsFontForContentSizeCategory"))
    if let detected = element.value(for: "dataDetectorTypes") {
      dataDetectorTypes = UIDataDetectorTypes(Self.detectors.filter { detected.bool($0.key) == true }.map(\.value))
    }
    if let text = graph.text(element, "text") { self.text = text }
    if let styled = document.attributedText(element, "attributedText") { attributedText = styled }
    guard let traits = element.value(for: "textInputTraits") else { return }
    decodeWishes(traits)
    autocapitalizationType = UITextAutocapitalizationType(traits)
    take(\.autocorrectionType, traits.choice("autocorrectionType", ["no": .no, "yes": .yes]))
    take(\.keyboardType, traits.choice("keyboardType", UIKeyboardType.nibNames))
    take(\.returnKeyType, traits.choice("returnKeyType", UIReturnKeyType.nibNames))
  }

  private static let detectors: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
    "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
    "lookupSuggestion": .lookupSuggestion, "all": .all,
  ]
}

extension UISearchBar {
  final func decodeSearchBar(_ element: _NibElement, in graph: NibGraph) {
    take(\.text, graph.text(element, "text"))
    take(\.placeholder, graph.text(element, "placeholder"))
    take(\.searchBarStyle, element.choice("searchBarStyle", ["prominent": .prominent, "minimal": .minimal]))
    take(\.barStyle, element.choice("barStyle", UIBarStyle.nibNames))
    take(\.barTintColor, graph.document.color(element, "barTintColor"))
    take(\.showsCancelButton, element.bool("showsCancelButton"))
    take(\.showsScopeBar, element.bool("showsScopeBar"))
    let scopes = element.child("scopeButtonTitles")?.children.map(\.content) ?? []
    if !scopes.isEmpty { scopeButtonTitles = scopes }
    take(\.selectedScopeButtonIndex, element.integer("selectedScopeButtonIndex"))
    guard let traits = element.value(for: "textInputTraits") else { return }
    autocapitalizationType = UITextAutocapitalizationType(traits)
    take(\.autocorrectionType, traits.choice("autocorrectionType", ["no": .no, "yes": .yes]))
    take(\.keyboardType, traits.choice("keyboardType", UIKeyboardType.nibNames))
    take(\.returnKeyType, traits.choice("returnKeyType", UIReturnKeyType.nibNames))
  }
}

extension _EditedText {
  fileprivate func decodeWishes(_ traits: _NibElement) {
    if let type = traits.choice("spellCheckingType", ["no": UITextSpellCheckingType.no, "yes": .yes]) {
      spellCheckingType = type
    }
    if let type = traits.choice("smartQuotesType", ["no": UITextSmartQuotesType.no, "yes": .yes]) {
      smartQuotesType = type
    }
    if let type = traits.choice("smartDashesType", ["no": UITextSmartDashesType.no, "yes": .yes]) {
      smartDashesType = type
    }
    if let type = traits.choice("smartInsertDeleteType", ["no": UITextSmartInsertDeleteType.no, "yes": .yes]) {
      smartInsertDeleteType = type
    }
    let looks: [String: UIKeyboardAppearance] = ["alert": .alert, "dark": .dark, "light": .light]
    if let look = traits.choice("keyboardAppearance", looks) { keyboardAppearance = look }
    if let needsText = traits.bool("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = needsText }
  }
}

extension UITextAutocapitalizationType {
  /// Interface Builder omits the attribute for no capitalization.
  fileprivate init(_ traits: _NibElement) {
    let names: [String: UITextAutocapitalizationType] = [
      "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    self = traits.choice("autocapitalizationType", names) ?? .none
  }
}

extension UIKeyboardType {
  fileprivate static let nibNames: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .alphabet, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
}

extension UIReturnKeyType {
  fileprivate static let nibNames: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
