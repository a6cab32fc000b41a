import Foundation

/// A node that processes audio. Caveat: its settings are only kept, as nothing is heard, except for speeds.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// The name of the unit.
  open var name: String { String(describing: type(of: self)) }
  /// The name of the unit's maker.
  open var manufacturerName: String { "Apple" }
}

/// A node that processes audio in real time.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether audio passes unchanged.
  open var bypass = false
}

/// A node that changes the speed of audio.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether audio passes unchanged.
  open var bypass = false { didSet { engine?.tell() } }
  /// The speed; 1 is the normal one.
  var pace: Double { 1 }
}

/// Changes the speed and the pitch of audio independently.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The speed, from 1/32 to 32.
  open var rate: Float = 1 { didSet { engine?.tell() } }
  /// The pitch in cents, from -2400 to 2400.
  open var pitch: Float = 0
  /// The overlap of segments, from 3 to 32.
  open var overlap: Float = 8
  override var pace: Double { bypass ? 1 : Double(min(max(rate, 1 / 32), 32)) }

  /// Creates a unit that changes nothing.
  public override init() {}
}

/// Changes the speed of audio, and its pitch with it.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The speed, from 0.25 to 4.
  open var rate: Float = 1 { didSet { engine?.tell() } }
  override var pace: Double { bypass ? 1 : Double(min(max(rate, 0.25), 4)) }

  /// Creates a unit that changes nothing.
  public override init() {}
}

/// The type of an equalizer's filter.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// Parametric.
  case parametric = 0
  /// Low pass.
  case lowPass, highPass
  /// Low pass with resonance.
  case resonantLowPass, resonantHighPass
  /// Passes or stops a band.
  case bandPass, bandStop
  /// A shelf.
  case lowShelf, highShelf
  /// A shelf with resonance.
  case resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// The type of the filter.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The frequency in hertz.
  open var frequency: Float = 1000
  /// The bandwidth in octaves, from 0.05 to 5.
  open var bandwidth: Float = 0.5
  /// The gain in decibels, from -96 to 24.
  open var gain: Float = 0
  /// Whether the band has no effect.
  open var bypass = true

  override init() {}
}

/// An equalizer.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// The bands.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// The gain in decibels, from -96 to 24.
  open var globalGain: Float = 0

  /// Creates an equalizer with a number of bands.
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
  }
}

/// A room that audio sounds in.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// A small room.
  case smallRoom = 0
  /// Larger rooms.
  case mediumRoom, largeRoom
  /// A hall.
  case mediumHall, largeHall
  /// A plate.
  case plate
  /// A chamber.
  case mediumChamber, largeChamber
  /// A cathedral.
  case cathedral
  /// Further rooms and halls.
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// A reverb.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// The share of the effect in percent.
  open var wetDryMix: Float = 0
  /// Chooses a room.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}

  /// Creates a reverb.
  public override init() {}
}

/// An echo.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// The delay in seconds, from 0 to 2.
  open var delayTime: TimeInterval = 1
  /// How much is repeated, in percent.
  open var feedback: Float = 50
  /// The frequency above which it is dampened, in hertz.
  open var lowPassCutoff: Float = 15_000
  /// The share of the effect in percent.
  open var wetDryMix: Float = 100

  /// Creates an echo.
  public override init() {}
}

/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// Drums.
  case drumsBitBrush = 0
  /// Drums, in other ways.
  case drumsBufferBeats, drumsLoFi
  /// Several effects.
  case multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4,
    multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1,
    multiEchoTight2, multiEverythingIsBroken
  /// Speech.
  case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// A distortion.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// The gain before the distortion in decibels, from -80 to 20.
  open var preGain: Float = -6
  /// The share of the effect in percent.
  open var wetDryMix: Float = 50
  /// Chooses a kind.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}

  /// Creates a distortion.
  public override init() {}
}
