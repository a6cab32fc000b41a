import Foundation
import TestSupport
import Testing

@testable import PhoneHosting

@Suite struct WebSocketFrameTests {
  private func frames(_ bytes: [UInt8], largest: Int = 100) throws -> [WebSocketFrame] {
    var rest = bytes[...]
    var frames: [WebSocketFrame] = []
    while let frame = try WebSocketFrameReader.take(from: &rest, largest: largest) { frames.append(frame) }
    return frames
  }

  /// Returns a frame as a page sends it.
  private func masked(_ frame: WebSocketFrame, _ mask: [UInt8]) -> [UInt8] {
    var bytes = Array(frame.bytes.prefix(frame.bytes.count - frame.payload.count))
    bytes[1] |= 0x80
    return bytes + mask + frame.payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  @Test(arguments: [0, 1, 125, 126, 65535, 65536])
  func givenAFrame_thenItIsReadAsItWasSent(length: Int) throws {
    let frame = WebSocketFrame(.text, Data((0..<length).map { UInt8(truncatingIfNeeded: $0) }), isLast: false)
    let bytes = masked(frame, [1, 2, 3, 4])
    #expect(try frames(bytes + bytes, largest: 65536) == [frame, frame])
    #expect(try frames(bytes.dropLast(), largest: 65536).isEmpty)
  }

  @Test(
    arguments: [
      ([0x81, 0x01, 0x61], .protocolError), ([0xC1, 0x80], .protocolError), ([0x83, 0x80], .protocolError),
      ([0x09, 0x80], .protocolError), ([0x89, 0xFE], .protocolError), ([0x81, 0xFE, 0, 101], .messageTooBig),
      ([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .messageTooBig),
      ([0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .messageTooBig),
    ] as [([UInt8], ProtocolViolation.Code)])
  func givenTheBeginningOfABadFrame_thenItIsRefusedForItAlone(bytes: [UInt8], code: ProtocolViolation.Code) {
    do {
      Issue.record("It was read: \(try frames(bytes))")
    } catch {
      #expect((error as? ProtocolViolation)?.code == code)
    }
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func givenAnyBytes_thenFramesAreSmallOrRefused(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var bytes = (0..<400).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
    for index in stride(from: 0, to: bytes.count, by: 10) { bytes[index] = 0x81 }
    for index in stride(from: 1, to: bytes.count, by: 10) { bytes[index] = 0x80 | bytes[index] & 7 }
    let read = (try? frames(bytes)) ?? []
    #expect(read.allSatisfy { $0.payload.count <= 100 })
  }

  @Test func givenTheStandardsExamples_thenHashAndHandshakeAreThose() throws {
    func hex(_ text: String) -> String { SHA1.digest(Array(text.utf8)).map { String(format: "%02x", $0) }.joined() }
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    #expect(hex(String(repeating: "a", count: 1_000)) == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
  }
}
