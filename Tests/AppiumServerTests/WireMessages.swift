import Foundation

/// Requests as a hostile or broken client would send them, the same ones for the same seed.
struct WireMessages: RandomNumberGenerator {
  private var state: UInt64
  private let session: String

  init(seed: UInt64, session: String) {
    state = seed
    self.session = session
  }

  /// Steele and Vigna's SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(0...choices.count - 1)] }
  private mutating func noise(_ count: Int) -> Data { Data((0..<count).map { _ in UInt8(number(0...255)) }) }

  /// What comes back to a connection that sends a message.
  enum Answer: Equatable {
    /// Anything or nothing.
    case any
    /// So many answers in the standard's form.
    case standard(Int)
    /// One with an error of the standard.
    case error
  }

  mutating func message() -> (connection: RawConnection, answer: Answer) {
    switch number(0...9) {
    case 0: return (connection(mutated(request())), .any)
    case 1: return (connection(wrongLength()), .any)
    case 2: return (connection(chunked()), .any)
    case 3: return (connection(request(badCommand())), .error)
    case 4:
      let count = number(2...12)
      let requests = (0..<count).map { _ in plain("GET", pick(["/status", "/sessions", "/nothing"])) }
      return (connection(requests.reduce(Data(), +)), .standard(count))
    case 5:
      let whole = request()
      var broken = connection(whole.prefix(number(0...whole.count)))
      broken.ending = .abort
      return (broken, .any)
    case 6: return (connection(huge()), .any)
    case 7: return (connection(noise(number(1...2000))), .any)
    case 8: return (connection(request()), .standard(1))
    default: return (connection(mutated(request(badCommand()))), .any)
    }
  }

  /// All at once or in small packets; with a farewell or without.
  private mutating func connection(_ bytes: Data) -> RawConnection {
    RawConnection(bytes: bytes, packet: number(0...3) == 0 ? number(1...97) : nil)
  }

  private typealias Command = (method: String, path: String, body: Data)

  private func plain(_ method: String, _ path: String, _ body: Data = Data()) -> Data {
    Data("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private mutating func request(_ command: Command? = nil) -> Data {
    let command = command ?? goodCommand()
    return plain(command.method, command.path, command.body)
  }

  private mutating func goodCommand() -> Command {
    let find = Data(#"{"using":"accessibility id","value":"rows"}"#.utf8)
    return pick([
      ("GET", "/status", Data()), ("GET", "/wd/hub/sessions", Data()), ("GET", "/session/\(session)/source", Data()),
      ("GET", "/session/\(session)/window/rect", Data()), ("POST", "/session/\(session)/element", find),
      ("GET", "/session/\(session)/screenshot", Data()), ("GET", "/session/\(session)/appium/settings", Data()),
    ])
  }

  private mutating func badCommand() -> Command {
    let deep = Data(String(repeating: pick(["[", #"{"a":"#]), count: number(1...3000)).utf8)
    let bodies: [Data] = [
      Data("{".utf8), Data("[]".utf8), Data("null".utf8), Data("\"text\"".utf8), Data(#"{"using":5}"#.utf8),
      Data(#"{"using":"xpath","value":"//*["}"#.utf8), Data([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      Data(#"{"using":"\ud800","value":"\u0000"}"#.utf8), Data([0xef, 0xbb, 0xbf, 0x7b]), deep, noise(number(1...400)),
      Data(#"{"using":"xpath","value":1e999999}"#.utf8),
    ]
    return pick([
      ("POST", "/session/\(session)/element", pick(bodies)), ("POST", "/session", pick(bodies)),
      ("POST", "/session/\(session)/actions", pick(bodies)), ("POST", "/session/\(session)/execute/sync", pick(bodies)),
      ("GET", "/session/nobody/source", Data()), ("DELETE", "/session/\(session)/source", Data()),
      (pick(["PATCH", "TRACE", "get", "X"]), "/status", Data()),
      ("GET", "/\(pick(["", "%00", "..", "session", "//", "%ff%fe", "a%2fb", "?", "é"]))", Data()),
      ("GET", "/session/\(session)/element/\(pick(["", "%", "\(session)-99999999999999999999", "-1"]))/text", Data()),
    ])
  }

  private mutating func mutated(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    for _ in 0..<number(1...6) where !bytes.isEmpty {
      let place = number(0...bytes.count - 1)
      switch number(0...4) {
      case 0: bytes[place] = UInt8(number(0...255))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: noise(number(1...8)), at: place)
      case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + number(1...60))], at: place)
      default: bytes.removeLast(number(0...bytes.count))
      }
    }
    return Data(bytes)
  }

  private mutating func wrongLength() -> Data {
    let lengths = [
      "-1", "0", "1", "99999", "1048577", "9223372036854775807", "9223372036854775808", "0x10", "5, 5", "", " ", "１",
      "1\r\nContent-Length: 2", "5\r\nTransfer-Encoding: chunked",
    ]
    let body = pick(["", "{}", #"{"using":"name","value":"rows"}"#])
    let path = pick(["/session", "/session/\(session)/element"])
    return Data("POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(pick(lengths))\r\n\r\n\(body)".utf8)
  }

  private mutating func chunked() -> Data {
    let sizes = [
      "2", "0", "2;name=value", "1", "FFFFFFFFFFFFFFFF", "7FFFFFFFFFFFFFFF", "80000000", "-2", "", "zz", "2\r\n",
    ]
    var text =
      "POST /session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: \(pick(["chunked", "gzip, chunked", "gzip"]))"
    text += "\r\n\r\n"
    for _ in 0..<number(0...5) { text += "\(pick(sizes))\r\n{}\r\n" }
    if number(0...1) == 0 { text += "0\r\n\r\n" }
    return Data(text.utf8)
  }

  private mutating func huge() -> Data {
    switch number(0...3) {
    case 0: return plain("GET", "/" + String(repeating: "a", count: number(1000...300_000)))
    case 1:
      let headers = (0..<number(100...3000)).map { "X-\($0): \($0)\r\n" }.joined()
      return Data("GET /status HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n".utf8)
    case 2: return plain("POST", "/session", Data(repeating: UInt8(ascii: "["), count: number(1000...2_000_000)))
    default: return Data(repeating: UInt8(ascii: "A"), count: number(1000...500_000))
    }
  }
}
