import Foundation

extension UITableView {
  static func nibStyle(_ coder: NSCoder) -> Style? {
    (coder as? _NibCoder)?.element.choice(
      "style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
  }

  final func decodeTable(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    take(\.separatorStyle, element.choice("separatorStyle", UITableViewCell.SeparatorStyle.nibNames))
    take(\.separatorColor, document.color(element, "separatorColor"))
    take(\.separatorInset, element.insets("separatorInset"))
    take(\.rowHeight, element.length("rowHeight"))
    take(\.estimatedRowHeight, element.length("estimatedRowHeight"))
    take(\.sectionHeaderHeight, Self.titleHeight(element, "sectionHeaderHeight"))
    take(\.sectionFooterHeight, Self.titleHeight(element, "sectionFooterHeight"))
    take(\.allowsSelection, element.bool("allowsSelection"))
    take(\.allowsMultipleSelection, element.bool("allowsMultipleSelection"))
    take(\.allowsSelectionDuringEditing, element.bool("allowsSelectionDuringEditing"))
    take(\.allowsMultipleSelectionDuringEditing, element.bool("allowsMultipleSelectionDuringEditing"))
    take(\.sectionIndexMinimumDisplayRowCount, element.integer("sectionIndexMinimumDisplayRowCount"))
    take(\.sectionIndexColor, document.color(element, "sectionIndexColor"))
    take(\.sectionIndexBackgroundColor, document.color(element, "sectionIndexBackgroundColor"))
    take(
      \.sectionIndexTrackingBackgroundColor, document.color(element, "sectionIndexTrackingBackgroundColor"))
    take(\.tableHeaderView, part("tableHeaderView", of: element, in: graph))
    take(\.tableFooterView, part("tableFooterView", of: element, in: graph))
    take(\.backgroundView, part("backgroundView", of: element, in: graph))
  }

  /// The default heights that Interface Builder writes leave the height to the title.
  private static func titleHeight(_ element: _NibElement, _ attribute: String) -> CGFloat? {
    element.length(attribute).flatMap { [1, 10, 18, 22, 28].contains($0) ? nil : $0 }
  }
}

extension UIView {
  /// Returns a view that is the value of a property.
  final func part(_ key: String, of element: _NibElement, in graph: NibGraph) -> UIView? {
    element.value(for: key).flatMap { graph.make($0) as? UIView }
  }
}

extension UITableViewCell {
  static func nibStyle(_ coder: NSCoder) -> CellStyle? {
    (coder as? _NibCoder)?.element.choice(
      "style",
      [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      ])
  }

  final func decodeCell(_ element: _NibElement, from coder: _NibCoder) {
    let graph = coder.graph
    if let content = element.value(for: "contentView") { contentView.decodeKnown(content, from: coder) }
    // The cell already gives it its margins.
    contentView.preservesSuperviewLayoutMargins = false
    // The labels of a cell style are in the content view, with identifiers of their own.
    texts.first = element["textLabel"].flatMap { graph.object($0) as? UILabel }
    texts.second = element["detailTextLabel"].flatMap { graph.object($0) as? UILabel }
    texts.image = element["imageView"].flatMap { graph.object($0) as? UIImageView }
    take(\.selectionStyle, element.choice("selectionStyle", Self.selections))
    take(\.accessoryType, element.choice("accessoryType", Self.accessories))
    take(\.editingAccessoryType, element.choice("editingAccessoryType", Self.accessories))
    take(\.indentationLevel, element.integer("indentationLevel"))
    take(\.indentationWidth, element.length("indentationWidth"))
    take(\.shouldIndentWhileEditing, element.bool("shouldIndentWhileEditing"))
    if let hasHandle = element.bool("showsReorderControl") { showsReorderControl = hasHandle }
    if let inset = element.insets("separatorInset") { separatorInset = inset }
    take(\.backgroundView, part("backgroundView", of: element, in: graph))
    take(\.selectedBackgroundView, part("selectedBackgroundView", of: element, in: graph))
    take(\.accessoryView, part("accessoryView", of: element, in: graph))
    take(\.editingAccessoryView, part("editingAccessoryView", of: element, in: graph))
  }

  private static let selections: [String: SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  private static let accessories: [String: AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}

extension UITableViewCell.SeparatorStyle {
  fileprivate static let nibNames: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
  ]
}
