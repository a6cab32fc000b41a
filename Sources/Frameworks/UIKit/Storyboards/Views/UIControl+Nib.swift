import Foundation

extension UIControl {
  final func decodeControl(_ element: _NibElement) {
    take(\.isEnabled, element.bool("enabled"))
    take(\.isSelected, element.bool("selected"))
    take(\.isHighlighted, element.bool("highlighted"))
    take(\.contentHorizontalAlignment, element.choice("contentHorizontalAlignment", Self.horizontalAlignments))
    take(\.contentVerticalAlignment, element.choice("contentVerticalAlignment", Self.verticalAlignments))
    take(\.toolTip, element["toolTip"])
  }

  private static let horizontalAlignments: [String: ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
  private static let verticalAlignments: [String: ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}

extension UISwitch {
  final func decodeSwitch(_ element: _NibElement, in graph: NibGraph) {
    isOn = element.bool("on") ?? false
    take(\.onTintColor, graph.document.color(element, "onTintColor"))
    take(\.thumbTintColor, graph.document.color(element, "thumbTintColor"))
  }
}

extension UISlider {
  final func decodeSlider(_ element: _NibElement, in graph: NibGraph) {
    take(\.maximumValue, element.number("maxValue").map { Float($0) })
    take(\.minimumValue, element.number("minValue").map { Float($0) })
    take(\.value, element.number("value").map { Float($0) })
    take(\.isContinuous, element.bool("continuous"))
    take(\.minimumTrackTintColor, graph.document.color(element, "minimumTrackTintColor"))
    take(\.maximumTrackTintColor, graph.document.color(element, "maximumTrackTintColor"))
    take(\.thumbTintColor, graph.document.color(element, "thumbTintColor"))
  }
}

extension UIStepper {
  final func decodeStepper(_ element: _NibElement) {
    take(\.maximumValue, element.number("maximumValue"))
    take(\.minimumValue, element.number("minimumValue"))
    take(\.stepValue, element.number("stepValue"))
    take(\.value, element.number("value"))
    take(\.wraps, element.bool("wraps"))
  }
}

extension UISegmentedControl {
  final func decodeSegments(_ element: _NibElement, in graph: NibGraph) {
    for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
      if let image = graph.document.image(segment) {
        insertSegment(with: image, at: index, animated: false)
      } else {
        let title = graph.localized(element, "segmentTitles[\(index)]") ?? segment.string("title")
        insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
    }
    isMomentary = element.bool("momentary") ?? false
    selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? Self.noSegment
    take(\.selectedSegmentTintColor, graph.document.color(element, "selectedSegmentTintColor"))
  }
}

extension UIPageControl {
  final func decodePages(_ element: _NibElement, in graph: NibGraph) {
    take(\.numberOfPages, element.integer("numberOfPages"))
    take(\.currentPage, element.integer("currentPage"))
    take(\.hidesForSinglePage, element.bool("hidesForSinglePage"))
    take(\.pageIndicatorTintColor, graph.document.color(element, "pageIndicatorTintColor"))
    take(\.currentPageIndicatorTintColor, graph.document.color(element, "currentPageIndicatorTintColor"))
  }
}

extension UIDatePicker {
  final func decodeDates(_ element: _NibElement) {
    take(
      \.datePickerMode,
      element.choice(
        "datePickerMode",
        ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]))
    take(\.preferredDatePickerStyle, element.choice("style", Self.styles))
    func date(_ key: String) -> Date? {
      element.value(for: key)?.number("timeIntervalSinceReferenceDate").map(Date.init(timeIntervalSinceReferenceDate:))
    }
    take(\.minimumDate, date("minimumDate"))
    take(\.maximumDate, date("maximumDate"))
    // The stored date applies only if the current date is not requested.
    if element.bool("useCurrentDate") == false { take(\.date, date("date")) }
  }

  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}

extension UIProgressView {
  final func decodeProgress(_ element: _NibElement, in graph: NibGraph) {
    take(\.progress, element.number("progress").map { Float($0) })
    take(\.progressViewStyle, element.choice("progressViewStyle", ["default": .default, "bar": .bar]))
    take(\.progressTintColor, graph.document.color(element, "progressTintColor"))
    take(\.trackTintColor, graph.document.color(element, "trackTintColor"))
  }
}

extension UIActivityIndicatorView {
  final func decodeIndicator(_ element: _NibElement, in graph: NibGraph) {
    let style = element["style"] ?? ""
    self.style = ["large", "whiteLarge"].contains(style) ? .large : .medium
    if let color = graph.document.color(element, "color") {
      self.color = color
    } else if style.hasPrefix("white") {
      color = .white
    }
    hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if hidesWhenStopped { isHidden = true }
    if element.bool("animating") == true { startAnimating() }
  }
}
