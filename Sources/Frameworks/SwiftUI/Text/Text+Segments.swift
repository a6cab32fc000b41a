import DisplayList
import Foundation
import Typesetting

extension Text {
  /// Returns the segments for an environment: localized and formatted parts are resolved, and texts interpolated into a
  /// localized one are separate segments.
  func segments(in environment: EnvironmentValues) -> [Segment] {
    segments.flatMap { segment -> [Segment] in
      switch segment.content {
      case .verbatim, .image: return [segment]
      case .formatted(let value):
        return value.segments(in: environment).map { $0.attributed(as: segment) }.labelled(segment.label)
      case .localized(let key, let table, let bundle):
        return key.text(in: environment, bundle: bundle, table: table)
          .segments.map { $0.attributed(as: segment) }.joiningAlike().labelled(segment.label)
      }
    }.separatingSmallCaps(in: environment)
  }

  /// Returns when it next changes after a date; nil for static text.
  func nextChange(after date: Date) -> Date? {
    segments.compactMap { segment -> Date? in
      switch segment.content {
      case .verbatim, .image: nil
      case .formatted(let value): value.nextChange(after: date)
      case .localized(let key, _, _): key.nextChange(after: date)
      }
    }.min()
  }

  /// Returns the displayed characters, and the labels of images among them.
  func string(in environment: EnvironmentValues) -> String {
    segments(in: environment).map { $0.string(in: environment) }.joined()
  }
}

extension Text.Segment {
  /// The image, if it is one.
  var image: Image? {
    if case .image(let image) = content { image } else { nil }
  }

  fileprivate func with(_ content: Content) -> Self {
    var copy = self
    copy.content = content
    return copy
  }

  /// Returns the segment with another's attributes, below its own.
  func attributed(as outer: Self) -> Self {
    var copy = self
    copy.font = font ?? outer.font
    copy.weight = weight ?? outer.weight
    copy.isItalic = isItalic ?? outer.isItalic
    copy.design = design ?? outer.design
    copy.width = width ?? outer.width
    copy.scale = scale ?? outer.scale
    copy.background = background ?? outer.background
    copy.attributes = attributes.merging(outer.attributes)
    copy.usesTabularDigits = usesTabularDigits || outer.usesTabularDigits
    copy.isMonospaced = isMonospaced || outer.isMonospaced
    copy.style = style ?? outer.style
    copy.underline = underline ?? outer.underline
    copy.strikethrough = strikethrough ?? outer.strikethrough
    copy.tracking = tracking == 0 ? outer.tracking : tracking
    copy.baselineOffset = baselineOffset == 0 ? outer.baselineOffset : baselineOffset
    copy.link = link ?? outer.link
    copy.speech = speech.inside(outer.speech)
    copy.contentType = contentType ?? outer.contentType
    copy.heading = heading ?? outer.heading
    copy.language = language ?? outer.language
    copy.looks = looks ?? outer.looks
    copy.lineStyle = lineStyle ?? outer.lineStyle
    return copy
  }

  /// Returns the spoken text of a resolved segment.
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim(let string): environment.cased(string)
    case .image(let image): image.label(in: environment) ?? ""
    case .localized, .formatted: Text(segments: [self]).string(in: environment)
    }
  }

  /// Returns the drawn text of a resolved segment.
  private func shownString(in environment: EnvironmentValues) -> String {
    isSmallCaps ? string(in: environment).uppercased(with: environment.locale) : string(in: environment)
  }

  /// Returns the span to typeset for a resolved segment.
  @MainActor
  func span(in environment: EnvironmentValues) -> TextSpan {
    var environment = environment
    environment.font = font ?? environment.font ?? .body
    environment.fontWeight = weight ?? environment.fontWeight
    environment.textVariation.design = design ?? environment.textVariation.design
    environment.textVariation.width = width ?? environment.textVariation.width
    let underline = underline ?? environment.textVariation.underline
    let strikethrough = strikethrough ?? environment.textVariation.strikethrough
    let tracking = tracking == 0 ? environment.textVariation.tracking : tracking
    let baselineOffset = baselineOffset == 0 ? environment.textVariation.baselineOffset : baselineOffset
    var font = environment.weightedFont
    if isItalic ?? environment.isItalic { font = font.italic() }
    if usesTabularDigits { font = font.monospacedDigit() }
    if isMonospaced { font = font.monospaced() }
    var type = font.description(in: environment.fontResolutionContext)
    if scale ?? environment.textVariation.scale == .secondary { type = type.scaled(by: Text.Scale.secondaryFactor) }
    if isSmallCaps { type.letterScale = Font.SmallCaps.scale }
    let isDrawable =
      TextSpan.lengths.contains(abs(tracking)) && TextSpan.lengths.contains(abs(baselineOffset))
      && TextSpan.lengths.contains(type.size)
    guard isDrawable else {
      Report.warning(
        "A text is not drawn, since its font size, kerning, tracking or baseline offset is not finite, negative or larger than "
          + "10,000 points. Check what the number is computed from.")
      return TextSpan(text: "", font: type)
    }
    return TextSpan(
      text: image == nil ? shownString(in: environment) : TextAttachment.character, font: type, tracking: tracking,
      baselineOffset: baselineOffset, isUnderlined: underline == .single, isStruckThrough: strikethrough == .single,
      language: (language ?? environment.typesettingLanguage).code,
      attachment: image.map {
        let attachment = ImageRender.attachment(of: $0, in: environment)
        return place.map { attachment.placed($0) } ?? attachment
      })
  }

  /// Returns the bitmap of a segment that is an image but not a glyph.
  @MainActor
  func bitmap(in environment: EnvironmentValues) -> (bitmap: Bitmap, isStencil: Bool)? {
    image.flatMap { ImageRender.bitmap(of: $0, in: environment) }
  }
}

extension [Text.Segment] {
  /// Joins adjacent segments with the same attributes, so that they are shaped and drawn as one.
  fileprivate func joiningAlike() -> [Text.Segment] {
    reduce(into: []) { joined, segment in
      guard let last = joined.last, case .verbatim(let before) = last.content,
        case .verbatim(let string) = segment.content,
        last.with(segment.content) == segment
      else { return joined.append(segment) }
      joined[joined.count - 1] = segment.with(.verbatim(before + string))
    }
  }
}

extension EnvironmentValues {
  fileprivate func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }
}
