import Foundation

/// The motion of a scroll view along one axis after a finger lifts, as a function of the time since then.
///
/// It consists of stages, each starting with the position and velocity at which the previous one ends, so neither ever
/// jumps. Content decelerates freely (*glide*). Where that would pass an edge, a spring takes over at the current
/// velocity (*bounce*). Content beyond an edge starts with the bounce; if flung inwards so fast that the spring would
/// carry it past the edge, it glides on from there. All stages are known from the start.
///
/// The edges may move while it runs, because rows turn out taller than estimated or a page of data arrives. The past
/// cannot be a function of edges that were not known yet, so the caller reports changes: `follow(_:at:)` keeps
/// everything before that moment and replans the rest. A glide that does not reach the changed edges stays the same; a
/// bounce off a moved edge continues from the same position with the same velocity.
///
/// Positions are in any coordinates along the axis, such as offsets or displacements from an anchor, as long as the
/// range uses the same; `shift(by:)` moves their origin.
struct ScrollMotion: Equatable, Sendable {
  /// The range in which the content may rest: the known edges.
  private(set) var range: ClosedRange<CGFloat>

  private enum Piece: Equatable, Sendable {
    /// Stays in the range: a glide that would end invisibly close beyond an edge does not bounce.
    case glide(Deceleration, within: ClosedRange<CGFloat>)
    case bounce(SpringBack, edge: CGFloat)
    case land(SpringBack, target: CGFloat)
  }

  private struct Stage: Equatable, Sendable {
    var begin: Double
    var piece: Piece
  }

  private let rate: CGFloat
  private var stages: [Stage] = []

  /// Creates the motion of content released at `offset` (as shown, after rubber-banding) with `velocity` points per
  /// second.
  init(
    offset: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat = ScrollPhysics.normalRate
  ) {
    self.range = range
    self.rate = rate
    if range.contains(offset) {
      plan(.glide(Deceleration(start: offset, velocity: velocity, rate: rate), within: range), at: 0)
    } else {
      plan(bounce(from: offset, velocity: velocity), at: 0)
    }
  }

  /// Creates the motion of content that should rest at `target`, as requested by paging or view alignment.
  ///
  /// If a deceleration near the usual ones ends there, it is used: its rate r follows from the distance v / 1000 x r /
  /// (1 - r). Otherwise, especially if the target is in the other direction, a spring is used. That choice, and the
  /// rates it allows, are a guess.
  init(offset: CGFloat, velocity: CGFloat, landingAt target: CGFloat, in range: ClosedRange<CGFloat>) {
    self.range = range
    rate = ScrollPhysics.normalRate
    let target = range.clamping(target)
    let distance = target - offset
    let fitting = distance / (distance + velocity / 1000)
    if range.contains(offset), distance * velocity > 0, (0.98...0.9985).contains(fitting) {
      plan(.glide(Deceleration(start: offset, velocity: velocity, rate: fitting), within: range), at: 0)
    } else {
      plan(.land(SpringBack(displacement: -distance, velocity: velocity), target: target), at: 0)
    }
  }

  /// Returns the offset in points after `t` seconds, with the edges now at `range`; to be called once per frame.
  mutating func position(at t: Double, in range: ClosedRange<CGFloat>) -> CGFloat {
    follow(range, at: t)
    return position(at: t)
  }

  /// Returns the offset in points after `t` seconds, with the edges known so far.
  func position(at t: Double) -> CGFloat {
    guard t < duration else { return target }
    let stage = stages[index(at: t)]
    let t = t - stage.begin
    return switch stage.piece {
    case .glide(let glide, let range): range.clamping(glide.position(at: t))
    case .bounce(let spring, let aim), .land(let spring, let aim): aim + spring.position(at: t)
    }
  }

  /// Returns the velocity in points per second after `t` seconds.
  func velocity(at t: Double) -> CGFloat {
    guard t < duration else { return 0 }
    let stage = stages[index(at: t)]
    let t = t - stage.begin
    return switch stage.piece {
    case .glide(let glide, _): glide.velocity(at: t)
    case .bounce(let spring, _), .land(let spring, _): spring.velocity(at: t)
    }
  }

  /// The seconds until it is at rest.
  var duration: Double {
    let last = stages[stages.count - 1]
    return switch last.piece {
    case .glide(let glide, _): last.begin + glide.duration
    case .bounce(let spring, _), .land(let spring, _): last.begin + spring.duration
    }
  }

  /// Whether it is at rest after `t` seconds.
  func isFinished(at t: Double) -> Bool {
    t >= duration
  }

  /// Where it comes to rest.
  var target: CGFloat {
    switch stages[stages.count - 1].piece {
    case .glide(let glide, let range): range.clamping(glide.target)
    case .bounce(_, let aim), .land(_, let aim): aim
    }
  }

  /// Returns where and when a glide hits the edge that it bounces off, if it has after `t` seconds, and the velocity
  /// with which another motion can continue the glide; nil if it does not.
  func collision(by t: Double) -> (edge: CGFloat, time: Double, velocity: CGFloat)? {
    for (stage, next) in zip(stages, stages.dropFirst()) where next.begin <= t {
      if case .glide(let glide, _) = stage.piece, case .bounce(_, let edge) = next.piece {
        return (edge, next.begin, (glide.target - edge) * 1000 * (1 - glide.rate) / glide.rate)
      }
    }
    return nil
  }

  /// Replans everything after `t` seconds for edges at `range`. Nothing before changes, nor do the position and
  /// velocity at `t`.
  mutating func follow(_ range: ClosedRange<CGFloat>, at t: Double) {
    guard range != self.range else { return }
    let (position, velocity) = (position(at: t), velocity(at: t))
    let current = stages[index(at: t)]
    stages.removeSubrange(index(at: t)...)
    self.range = range

    switch current.piece {
    case .glide(let glide, _) where range.contains(position):
      plan(.glide(glide, within: range), at: current.begin)
    case .land(_, let target) where range.contains(target),
      .bounce(_, let target) where target == range.lowerBound && position <= target,
      .bounce(_, let target) where target == range.upperBound && position >= target:
      plan(current.piece, at: current.begin)
    default:
      if current.begin < t { stages.append(current) }
      plan(
        range.contains(position) ? glide(from: position, slope: velocity) : bounce(from: position, velocity: velocity),
        at: t)
    }
  }

  /// Moves the origin of the coordinates: every position, including the range, increases by `delta` points.
  mutating func shift(by delta: CGFloat) {
    range = range.lowerBound + delta...range.upperBound + delta
    for index in stages.indices {
      switch stages[index].piece {
      case .glide(var glide, let range):
        glide.start += delta
        stages[index].piece = .glide(glide, within: range.lowerBound + delta...range.upperBound + delta)
      case .bounce(let spring, let edge): stages[index].piece = .bounce(spring, edge: edge + delta)
      case .land(let spring, let target): stages[index].piece = .land(spring, target: target + delta)
      }
    }
  }

  // MARK: - Planning

  private func glide(from position: CGFloat, slope: CGFloat) -> Piece {
    .glide(Deceleration(start: position, slope: slope, rate: rate), within: range)
  }

  private func bounce(from position: CGFloat, velocity: CGFloat) -> Piece {
    let edge = range.clamping(position)
    return .bounce(SpringBack(displacement: position - edge, velocity: velocity), edge: edge)
  }

  /// Appends a stage and all that follow from it: at most three, since a bounce that begins at its edge is the last.
  private mutating func plan(_ piece: Piece, at begin: Double) {
    stages.append(Stage(begin: begin, piece: piece))
    switch piece {
    case .glide(let glide, _):
      let edge = range.clamping(glide.target)
      guard edge != glide.target, let time = glide.time(at: edge), time < glide.duration else { return }
      plan(bounce(from: edge, velocity: glide.velocity(at: time)), at: begin + time)
    case .bounce(let spring, let edge):
      guard let time = spring.crossing else { return }
      plan(glide(from: edge, slope: spring.velocity(at: time)), at: begin + time)
    case .land:
      return
    }
  }

  private func index(at t: Double) -> Int {
    max(0, (stages.firstIndex { $0.begin > t } ?? stages.count) - 1)
  }
}
