import SimulatorTesting
import SwiftUI
import Synchronization

@MainActor @Suite("Work of a view with an executor", .simulator(.iPhoneSE))
struct TaskExecutorTests {
  /// Counts the jobs that it runs.
  private final class Counting: TaskExecutor {
    let jobs = Atomic<Int>(0)
    func enqueue(_ job: consuming ExecutorJob) {
      jobs.add(1, ordering: .relaxed)
      let (job, executor) = (UnownedJob(job), asUnownedTaskExecutor())
      DispatchQueue.global().async { job.runSynchronously(on: executor) }
    }
  }

  @MainActor final class Model: ObservableObject {
    @Published var id = 1
    @Published var ran: [Int] = []
  }

  private struct TextWithTask: View {
    @ObservedObject var model: Model
    let executor: any TaskExecutor
    var body: some View {
      let id = model.id
      Text("Page").task(id: id, name: "work", executorPreference: executor) { await run(id) }
    }
    @concurrent nonisolated private func run(_ id: Int) async { await finish(id) }
    private func finish(_ id: Int) { model.ran.append(id) }
  }

  @Test(
    "given a view with work for an executor, when it appears and its id changes, then the executor runs it each time")
  func runs() async throws {
    // Given
    let (model, executor) = (Model(), Counting())
    let screen = await Screen { TextWithTask(model: model, executor: executor) }
    try await screen.wait("the first work") { model.ran == [1] }
    let first = executor.jobs.load(ordering: .relaxed)
    #expect(first > 0)
    // When
    model.id = 2
    try await screen.wait("the second work") { model.ran == [1, 2] }
    // Then
    #expect(executor.jobs.load(ordering: .relaxed) > first)
  }
}
