import Foundation
import ScrollworkUIKit

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// A compact voice.
  case `default` = 1
  /// A better one that the person has downloaded.
  case enhanced = 2
  /// The best one that the person has downloaded.
  case premium = 3
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Male.
  case male = 1
  /// Female.
  case female = 2
}

/// A voice. Caveat: all voices are silent.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Traits of a voice.
  @available(iOS 17.0, *)
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is made for fun.
    public static let isNoveltyVoice = Traits(rawValue: 1)
    /// It is the person's own.
    public static let isPersonalVoice = Traits(rawValue: 2)
  }

  /// The language and region, in BCP 47.
  public let language: String
  /// The name.
  public let name: String
  /// The identifier.
  public let identifier: String
  /// The quality: that of a compact voice.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The gender.
  public let gender: AVSpeechSynthesisVoiceGender
  /// The traits: none.
  @available(iOS 17.0, *)
  open var voiceTraits: Traits { [] }
  /// Settings for the files that it is written to: none, as nothing is written.
  open var audioFileSettings: [String: Any] { [:] }

  /// The compact voices of an iPhone, by language: from memory.
  private static let all: [(language: String, name: String, gender: AVSpeechSynthesisVoiceGender)] = [
    ("ar-001", "Majed", .male), ("cs-CZ", "Zuzana", .female), ("da-DK", "Sara", .female), ("de-DE", "Anna", .female),
    ("el-GR", "Melina", .female), ("en-AU", "Karen", .female), ("en-GB", "Daniel", .male),
    ("en-IE", "Moira", .female), ("en-IN", "Rishi", .male), ("en-US", "Samantha", .female),
    ("en-ZA", "Tessa", .female), ("es-ES", "M\u{F3}nica", .female), ("es-MX", "Paulina", .female),
    ("fi-FI", "Satu", .female), ("fr-CA", "Am\u{E9}lie", .female), ("fr-FR", "Thomas", .male),
    ("he-IL", "Carmit", .female), ("hi-IN", "Lekha", .female), ("hu-HU", "T\u{FC}nde", .female),
    ("id-ID", "Damayanti", .female), ("it-IT", "Alice", .female), ("ja-JP", "Kyoko", .female),
    ("ko-KR", "Yuna", .female), ("nb-NO", "Nora", .female), ("nl-BE", "Ellen", .female),
    ("nl-NL", "Xander", .male), ("pl-PL", "Zosia", .female), ("pt-BR", "Luciana", .female),
    ("pt-PT", "Joana", .female), ("ro-RO", "Ioana", .female), ("ru-RU", "Milena", .female),
    ("sk-SK", "Laura", .female), ("sv-SE", "Alva", .female), ("th-TH", "Kanya", .female),
    ("tr-TR", "Yelda", .female), ("zh-CN", "Tingting", .female), ("zh-HK", "Sinji", .female),
    ("zh-TW", "Meijia", .female),
  ]
  /// The regions whose voice speaks a language that comes without one.
  private static let usual = ["en": "en-US", "es": "es-ES", "fr": "fr-FR", "nl": "nl-NL", "pt": "pt-BR", "zh": "zh-CN"]

  private init(_ voice: (language: String, name: String, gender: AVSpeechSynthesisVoiceGender)) {
    (language, name, gender) = voice
    let plain = voice.name.folding(options: .diacriticInsensitive, locale: nil)
    identifier = "com.apple.voice.compact.\(voice.language).\(plain)"
  }

  /// Creates a voice for a language and region, or for a language; nil if there is none. Without a language it is the
  /// phone's, or an American one.
  public convenience init?(language languageCode: String?) {
    let code = (languageCode ?? Self.currentLanguageCode()).replacing("_", with: "-").lowercased()
    let plain = code.split(separator: "-").first.map(String.init) ?? ""
    func voice(_ wanted: String) -> (language: String, name: String, gender: AVSpeechSynthesisVoiceGender)? {
      Self.all.first { $0.language.lowercased() == wanted.lowercased() }
    }
    let found =
      voice(code) ?? Self.usual[plain].flatMap { voice($0) }
      ?? Self.all.first { $0.language.split(separator: "-").first.map(String.init) == plain }
      ?? (languageCode == nil ? voice("en-US") : nil)
    guard let found else { return nil }
    self.init(found)
  }

  /// Creates a voice from its identifier; nil if there is none.
  public convenience init?(identifier: String) {
    let voice = Self.all.first { AVSpeechSynthesisVoice($0).identifier == identifier }
    guard let voice else { return nil }
    self.init(voice)
  }

  /// Returns the phone's language and region.
  open class func currentLanguageCode() -> String { PhoneBundle.locale.identifier(.bcp47) }
  /// Returns all voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { all.map { AVSpeechSynthesisVoice($0) } }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVSpeechSynthesisVoice)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

extension AVSpeechSynthesizer {
  /// Whether the app may use the person's own voice.
  @available(iOS 17.0, *)
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    /// Not determined yet.
    case notDetermined = 0
    /// No.
    case denied = 1
    /// The device does not support it.
    case unsupported = 2
    /// Yes.
    case authorized = 3
  }

  /// Whether the app may use the person's own voice: the phone does not support one.
  @available(iOS 17.0, *)
  public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
  /// Asks for the person's own voice: the phone does not support one, so nobody is asked.
  @available(iOS 17.0, *)
  public class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
}
