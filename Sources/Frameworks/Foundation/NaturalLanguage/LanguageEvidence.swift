import Foundation

/// The evidence for each language in a text.
struct LanguageEvidence {
  private(set) var scores: [NLLanguage: Double] = [:]

  init(of text: String) {
    var han = 0
    var kana = 0
    var cyrillic = false
    var latin = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: latin = true
      case 0x400...0x52F: cyrillic = true
      case 0x3041...0x30FF: kana += 1
      case 0x4E00...0x9FFF, 0x3400...0x4DBF: han += 1
      default:
        if let language = Self.ofScripts.first(where: { $0.key.contains(scalar.value) })?.value {
          scores[language, default: 0] += 1
        }
      }
    }
    if kana > 0 {
      scores[.japanese] = Double(kana + han)
    } else if han > 0 {
      let isTraditional = text.contains { Self.traditional.contains($0) }
      scores[isTraditional ? .traditionalChinese : .simplifiedChinese] = Double(han)
    }
    if latin || cyrillic { readWords(of: text.lowercased()) }
  }

  private mutating func readWords(of text: String) {
    let words = text.split { !$0.isLetter && $0 != "'" }
    for word in words {
      // Long words occur in fewer languages than short ones.
      let weight = Double(word.count)
      for (language, known) in Self.frequentWords where known.contains(word) { scores[language, default: 0] += weight }
      for (language, letters) in Self.letters {
        let own = word.reduce(into: 0) { if letters.contains($1) { $0 += 1 } }
        if own > 0 { scores[language, default: 0] += Double(own) * 2 }
      }
    }
    let isCyrillic = text.unicodeScalars.contains { (0x400...0x52F).contains($0.value) }
    if isCyrillic, !scores.keys.contains(.ukrainian), !scores.keys.contains(.bulgarian) {
      scores[.russian, default: 0] += Double(words.count)
    }
  }

  /// Scripts that only one language uses.
  private static let ofScripts: [ClosedRange<UInt32>: NLLanguage] = [
    0x370...0x3FF: .greek, 0x530...0x58F: .armenian, 0x590...0x5FF: .hebrew, 0x600...0x6FF: .arabic,
    0x900...0x97F: .hindi, 0x980...0x9FF: .bengali, 0xA00...0xA7F: .punjabi, 0xA80...0xAFF: .gujarati,
    0xB00...0xB7F: .oriya, 0xB80...0xBFF: .tamil, 0xC00...0xC7F: .telugu, 0xC80...0xCFF: .kannada,
    0xD00...0xD7F: .malayalam, 0xD80...0xDFF: .sinhalese, 0xE00...0xE7F: .thai, 0xE80...0xEFF: .lao,
    0xF00...0xFFF: .tibetan, 0x1000...0x109F: .burmese, 0x10A0...0x10FF: .georgian, 0x1100...0x11FF: .korean,
    0x1200...0x137F: .amharic, 0x13A0...0x13FF: .cherokee, 0x1780...0x17FF: .khmer, 0xAC00...0xD7AF: .korean,
  ]

  /// Frequent characters that only traditional Chinese has.
  private static let traditional = Set("這個們說時會來對過學國還發開動關點樣問麼嗎讓與為無見長門間電話語書東車馬買賣")

  /// Letters that suggest a language, among those with Latin or Cyrillic script.
  private static let letters: [NLLanguage: Set<Character>] = [
    .german: Set("ßäü"), .spanish: Set("ñ¿¡"), .portuguese: Set("ãõ"), .french: Set("œêçèë"), .swedish: Set("å"),
    .danish: Set("æø"), .norwegian: Set("æø"), .polish: Set("łąęśżźćń"), .czech: Set("řěů"), .slovak: Set("ľĺŕô"),
    .hungarian: Set("őű"), .turkish: Set("ğış"), .romanian: Set("țșă"),
    .vietnamese: Set("ạảấầẩậắằặẹẻếềểệịọốồổộớờợụứừựđơư"),
    .icelandic: Set("þð"), .ukrainian: Set("іїєґ"), .bulgarian: Set("ъ"), .russian: Set("ыэё"),
  ]

  private static let frequentWords: [NLLanguage: Set<Substring>] = [
    .english: words(
      """
      the and of to in is you that it for was on are with this have be at not but what all were when can there
      your which their will if do how about up out them then she many some so these would other into has more
      two like him see time could no make than been its who now my over did down only way may i we our he his
      her from by an as or a hello world today very good
      """),
    .german: words(
      """
      der die das und ist nicht ich zu den mit sich auf für von dem ein eine einen einer als auch es an werden
      aus er hat dass sie nach wird bei noch wie um am sind im so wir was oder haben nur war aber vor zur bis
      mehr durch man sein wurde guten hallo welt heute sehr gut
      """),
    .french: words(
      """
      le la les de des du et est un une que qui dans pour pas sur au avec ce il je vous nous ne se en plus par
      sont mais comme ou si leur y dont tout elle être cette ses son sa aux bien fait été c'est j'ai bonjour
      monde aujourd'hui très bon
      """),
    .spanish: words(
      """
      el la los las de del y es en que un una por con para no se su al lo como más pero sus le ya o este sí
      porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno
      les ni hola mundo hoy bueno cómo estás
      """),
    .italian: words(
      """
      il lo la i gli le di e è che un una in per non con si da del della sono mi ma come più anche o ha nel
      alla al ci questo ho tutto se io bene cosa perché molto dei ciao mondo oggi buono buongiorno
      """),
    .portuguese: words(
      """
      o a os as de do da e é em que um uma para com não por se mais como mas foi ao ele das tem à seu sua ou
      ser quando muito há nos já está eu também só pelo pela até isso ela olá mundo hoje bom
      """),
    .dutch: words(
      """
      de het een en is van ik te dat die in niet zijn op aan met als voor had er maar om hem dan zou of wat
      mijn men dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hallo wereld
      vandaag goed
      """),
    .swedish: words(
      """
      och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du
      henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något hej världen idag god
      """),
    .danish: words(
      """
      og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde
      ham hun nu over da fra du ud sin dem os op hej verden dag god hvad
      """),
    .norwegian: words(
      """
      og i jeg det at en den til er som på de med han av for ikke der var meg seg men et har om vi min hadde
      ham hun nå over da fra du ut sin dem oss opp hei verden dag god hva
      """),
    .finnish: words(
      """
      ja on ei se että hän oli en mutta ovat niin kuin minä sinä me te he tämä mikä joka jos kun nyt vain myös
      ole olen hei maailma tänään hyvä
      """),
    .polish: words(
      """
      i w nie na się z do to jest że o a jak co ale po tak za od go już jego jej tylko czy by dla tego ja ty
      jestem cześć świat dzisiaj dobry
      """),
    .czech: words(
      """
      a se v na je že to s z do o i jsem ale jako za by co po jak tak pro jen už si má ahoj svět dnes dobrý
      """),
    .hungarian: words(
      """
      a az és hogy nem is egy van de ez azt meg csak ha mint már vagy volt én te ő mi szia világ ma jó
      """),
    .turkish: words(
      """
      ve bir bu için de da ile ne çok ben sen o mi daha gibi var ama kadar olarak değil merhaba dünya bugün iyi
      """),
    .romanian: words("și de la în a nu o că cu pe un este mai din care sunt se pentru ce dar eu bună lume azi"),
    .indonesian: words(
      """
      yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke ada adalah bisa kami kita apa
      halo dunia hari selamat
      """),
    .vietnamese: words("và của là không có được cho một này những trong người với tôi bạn xin chào"),
    .russian: words(
      """
      и в не на я что он с как это по но они мы она так из за вы же от бы для у меня да если или его привет мир
      сегодня хорошо
      """),
    .ukrainian: words(
      """
      і в не на я що він з як це по але вони ми вона так із за ви від для у мене якщо або його привіт світ
      сьогодні добре
      """),
    .bulgarian: words(
      """
      и в не на аз че той с как това по но те ние тя така от за вие да се е са здравей свят днес добре
      """),
  ]

  private static func words(_ list: Substring) -> Set<Substring> { Set(list.split(whereSeparator: \.isWhitespace)) }
}
