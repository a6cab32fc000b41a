import Foundation
import GameplayKit
import Testing

@Suite("GameplayKit: random values")
struct GameplayRandomTests {
  @Test func `Given seeds of known algorithms, then the sources have the values that these are known for`() {
    // The key stream of RC4 for the key "Key", MT19937-64 for 5489 and Knuth's congruence for 1
    let arc4 = GKARC4RandomSource(seed: Data("Key".utf8))
    #expect([arc4.nextInt(), arc4.nextInt()] == [0xeb9f_7781, 0xb734_ca72].map { Int(Int32(bitPattern: $0)) })
    let twister = GKMersenneTwisterRandomSource(seed: 5489)
    #expect(twister.nextInt() == Int(Int32(truncatingIfNeeded: 14_514_284_786_278_117_030 as UInt64 >> 32)))
    for _ in 1..<9999 { _ = twister.nextInt() }
    #expect(twister.nextInt() == Int(Int32(truncatingIfNeeded: 9_981_545_732_273_789_042 as UInt64 >> 32)))
    let linear = GKLinearCongruentialRandomSource(seed: 1)
    _ = linear.nextBool()
    #expect(linear.seed == 7_806_831_264_735_756_412)
  }

  @Test(arguments: 0..<3)
  func `Given two sources with one seed, then they and their copies have the same values, another seed others`(
    kind: Int
  ) throws {
    func source(_ seed: UInt64) -> GKRandomSource {
      switch kind {
      case 0: GKARC4RandomSource(seed: withUnsafeBytes(of: seed) { Data($0) })
      case 1: GKLinearCongruentialRandomSource(seed: seed)
      default: GKMersenneTwisterRandomSource(seed: seed)
      }
    }
    func values(_ source: any GKRandom) -> [Int] { (0..<20).map { _ in source.nextInt(upperBound: 1000) } }
    let (one, same, other) = (source(7), source(7), source(8))
    let first = values(one)
    #expect(first == values(same) && first != values(other))
    #expect(first.allSatisfy { (0..<1000).contains($0) } && Set(first).count > 10)
    let copy = try #require(one.copy() as? GKRandomSource)
    #expect(values(copy) == values(one))
    // Shuffled lists, too
    let lists = [source(3), source(3)].map { $0.arrayByShufflingObjects(in: Array(0..<50)) as? [Int] }
    #expect(lists[0] == lists[1] && lists[0] != Array(0..<50) && lists[0]?.sorted() == Array(0..<50))
  }

  @Test func `Given dice, then all their sides come, and of a shuffled one none twice in a round`() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
    #expect((0..<50).allSatisfy { _ in die.nextInt(upperBound: 3) < 3 })
    #expect(Set((0..<100).map { _ in die.nextBool() }) == [true, false])
    let shuffled = GKShuffledDistribution.d6()
    for _ in 0..<20 { #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(1...6)) }
    #expect(GKRandomDistribution.d20().numberOfPossibleOutcomes == 20)
  }

  @Test func `Given a mean and a deviation, then values are around it, two thirds of them within one deviation`() {
    let source = GKMersenneTwisterRandomSource(seed: 5)
    let distribution = GKGaussianDistribution(randomSource: source, mean: 100, deviation: 20)
    #expect(distribution.lowestValue == 40 && distribution.highestValue == 160)
    let values = (0..<4000).map { _ in distribution.nextInt() }
    let near = values.filter { abs($0 - 100) <= 20 }.count
    #expect((2600...3000).contains(near) && values.allSatisfy { (40...160).contains($0) })
    #expect(abs(values.reduce(0, +) / values.count - 100) <= 2)
  }
}

@Suite("GameplayKit: states and entities")
struct GameplayStateTests {
  private class Noted: GKState {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    override func didEnter(from previousState: GKState?) {
      note("\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "none")")
    }
    override func willExit(to nextState: GKState) { note("\(type(of: self)) to \(type(of: nextState))") }
    override func update(deltaTime seconds: TimeInterval) { note("\(type(of: self)) \(seconds)") }
  }
  private final class Walking: Noted {}
  private final class Jumping: Noted {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Walking.Type }
  }
  private final class Sleeping: Noted {}

  @Test func `Given a state machine, when states are entered, then only valid ones are, and all are told in order`() {
    // Given
    var heard: [String] = []
    let machine = GKStateMachine(states: [Walking { heard.append($0) }, Jumping { heard.append($0) }])
    #expect(machine.currentState == nil && !machine.enter(Sleeping.self))
    // When
    #expect(machine.enter(Walking.self) && machine.enter(Jumping.self))
    machine.update(deltaTime: 0.5)
    #expect(!machine.canEnterState(Jumping.self) && !machine.enter(Jumping.self))
    // Then
    #expect(
      heard == ["Walking from none", "Walking to Jumping", "Jumping from Walking", "Jumping 0.5"])
    #expect(machine.currentState === machine.state(forClass: Jumping.self))
    #expect(machine.currentState?.stateMachine === machine)
  }

  private final class Health: GKComponent {
    var points = 0.0
    override func update(deltaTime seconds: TimeInterval) { points += seconds }
    override func didAddToEntity() { points = 10 }
    override func willRemoveFromEntity() { points = -1 }
  }
  private final class Armor: GKComponent {}

  @Test func `Given an entity, when components come and go, then it has one of each class, and a system updates them`()
    throws
  {
    // Given
    let (first, second) = (GKEntity(), GKEntity())
    let (old, new) = (Health(), Health())
    first.addComponent(old)
    first.addComponent(Armor())
    // When
    first.addComponent(new)
    // Then
    #expect(first.components.count == 2 && first.component(ofType: Health.self) === new)
    #expect(old.entity == nil && old.points == -1 && new.entity === first && new.points == 10)
    // When
    let system = GKComponentSystem<Health>(componentClass: Health.self)
    system.addComponent(foundIn: first)
    system.addComponent(foundIn: second)
    system.update(deltaTime: 2)
    // Then
    #expect(system.components.count == 1 && system[0].points == 12)
    // When
    first.removeComponent(ofType: Armor.self)
    first.update(deltaTime: 1)
    // Then
    #expect(first.component(ofType: Armor.self) == nil && new.points == 13)
  }
}

@Suite("GameplayKit: ways through graphs")
struct GameplayGraphTests {
  private final class Tile: GKGridGraphNode {
    var price: Float = 1
    override func cost(to node: GKGraphNode) -> Float { (node as? Tile)?.price ?? 1 }
  }

  private func squares(_ way: [GKGraphNode]) -> [vector_int2] {
    way.compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
  }

  @Test func `Given a grid with a wall, then the way goes around it, and through a wall without a gap there is none`()
    throws
  {
    // Given
    let graph = GKGridGraph<GKGridGraphNode>(
      fromGridStartingAt: vector_int2(0, 0), width: 5, height: 5, diagonalsAllowed: false)
    #expect(graph.nodes?.count == 25 && graph.gridWidth == 5)
    let wall = (0..<4).compactMap { graph.node(atGridPosition: vector_int2(2, Int32($0))) }
    let start = try #require(graph.node(atGridPosition: vector_int2(0, 0)))
    let end = try #require(graph.node(atGridPosition: vector_int2(4, 0)))
    #expect(graph.findPath(from: start, to: end).count == 5)
    // When
    graph.remove(wall)
    // Then
    let way = squares(graph.findPath(from: start, to: end))
    #expect(way.count == 13 && way.first == vector_int2(0, 0) && way.last == vector_int2(4, 0))
    #expect(way.contains(vector_int2(2, 4)) && graph.node(atGridPosition: vector_int2(2, 1)) == nil)
    // When
    let gap = try #require(graph.node(atGridPosition: vector_int2(2, 4)))
    graph.remove([gap])
    // Then
    #expect(graph.findPath(from: start, to: end).isEmpty)
    // When
    graph.connectToAdjacentNodes(GKGridGraphNode(gridPosition: vector_int2(2, 0)))
    // Then
    #expect(squares(graph.findPath(from: start, to: end)).count == 5)
  }

  @Test func `Given nodes of an app's class with prices, then the way is the cheapest, and diagonal where allowed`()
    throws
  {
    let graph = GKGridGraph<Tile>(
      fromGridStartingAt: vector_int2(1, 1), width: 3, height: 3, diagonalsAllowed: true, nodeClass: Tile.self)
    let (start, end) = try (
      #require(graph.node(atGridPosition: vector_int2(1, 2))), #require(graph.node(atGridPosition: vector_int2(3, 2)))
    )
    #expect(start.connectedNodes.count == 5)
    graph.node(atGridPosition: vector_int2(2, 2))?.price = 10
    let way = squares(start.findPath(to: end))
    #expect(way.count == 3 && way[1] != vector_int2(2, 2))
  }

  @Test func `Given places in a plane, then a new one is connected to the nearest, and the shortest way is found`() {
    let points: [vector_float2] = [[0, 0], [10, 0], [10, 10], [0, 2]]
    let nodes = points.map { GKGraphNode2D(point: $0) }
    nodes[0].addConnections(to: [nodes[1]], bidirectional: true)
    nodes[1].addConnections(to: [nodes[2]], bidirectional: false)
    let graph = GKGraph(nodes.dropLast())
    graph.connectToLowestCostNode(nodes[3], bidirectional: true)
    #expect(nodes[3].connectedNodes == [nodes[0]])
    #expect(graph.findPath(from: nodes[3], to: nodes[2]) == [nodes[3], nodes[0], nodes[1], nodes[2]])
    #expect(nodes[2].findPath(to: nodes[3]).isEmpty && nodes[2].findPath(from: nodes[3]).count == 4)
  }
}
