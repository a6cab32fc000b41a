import SimulatorTesting
import SwiftUI

@MainActor @Suite("Rows with bindings to their elements", .simulator(.iPhoneSE))
struct ForEachBindingTests {
  struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
    init(_ id: Int) {
      self.id = id
      title = "Task \(id)"
    }
  }

  @Observable final class Model {
    var tasks = (0..<5).map(Task.init)
    @ObservationIgnored var escaped: [Int: Binding<Task>] = [:]
    var description: String { tasks.map { "\($0.id)\($0.isDone ? "x" : "")" }.joined(separator: " ") }
  }

  struct TaskRow: View {
    @Binding var task: Task
    var model: Model?
    var body: some View {
      Button("\(task.title) \(task.isDone ? "done" : "open")") { task.isDone.toggle() }
        .frame(height: 40)
        .accessibilityIdentifier("task \(task.id)")
        .onAppear { model?.escaped[task.id] = $task }
    }
  }

  struct StateList: View {
    @State private var tasks = (0..<5).map(Task.init)
    var body: some View {
      ForEach($tasks) { $task in TaskRow(task: $task) }
      Button("insert") { tasks.insert(Task(9), at: 0) }.accessibilityIdentifier("insert")
      Text(verbatim: tasks.filter(\.isDone).map { "\($0.id)" }.joined(separator: " ")).accessibilityIdentifier("done")
    }
  }

  struct ModelList: View {
    @Bindable var model: Model
    var body: some View {
      ForEach($model.tasks) { $task in TaskRow(task: $task, model: model) }
      Text(verbatim: model.description).accessibilityIdentifier("tasks")
    }
  }

  @Test("given rows of state, when one writes its element, then that row alone runs")
  func ownRow() async throws {
    let screen = await Screen { VStack { StateList() } }
    var mark = screen.mark()
    try await screen.tap("task 2")
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 1)
    #expect(try screen.find("task 2").label == "Task 2 done")
    #expect(try screen.find("done").label == "2")
    // When an element is inserted before them
    mark = screen.mark()
    try await screen.tap("insert")
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 1)
    // Then each row still has its own element
    mark = screen.mark()
    try await screen.tap("task 3")
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 1)
    #expect(try screen.find("done").label == "2 3")
  }

  private struct Folder: Identifiable {
    let id: Int
    var name: String
    var tasks: [Task]
    init(_ id: Int) {
      self.id = id
      name = "Folder \(id)"
      tasks = (0..<3).map { Task(id * 10 + $0) }
    }
  }

  private struct FolderName: View {
    let name: String
    var body: some View { Text(verbatim: name) }
  }

  private struct PlainRow: View {
    let task: Task
    var body: some View { Text(verbatim: task.title) }
  }

  private struct Folders: View {
    @State private var folders = (1...3).map(Folder.init)
    var body: some View {
      Button("rename") { folders[0].name = "First" }.accessibilityIdentifier("rename")
      Button("add") { folders[1].tasks.append(Task(23)) }.accessibilityIdentifier("add")
      ForEach($folders) { $folder in
        FolderName(name: folder.name)
        ForEach($folder.tasks) { $task in TaskRow(task: $task) }
      }
      ForEach(folders) { folder in ForEach(folder.tasks) { PlainRow(task: $0) } }
    }
  }

  @Test("given rows inside of rows, when one inner element changes, then its row alone runs")
  func nestedState() async throws {
    let screen = await Screen { ScrollView { VStack { Folders() } } }
    // When an inner element changes itself
    var mark = screen.mark()
    try await screen.tap("task 11")
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 1)
    #expect(mark.bodies(of: PlainRow.self) == 1)
    #expect(mark.bodies(of: FolderName.self) == 0)
    #expect(try screen.find("task 11").label == "Task 11 done")
    // When another property of the outer element changes
    mark = screen.mark()
    try await screen.tap("rename")
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 0)
    #expect(mark.bodies(of: FolderName.self) == 1)
    // When an element is added to an inner collection, and then another one changes
    mark = screen.mark()
    try await screen.tap("add")
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 1)
    mark = screen.mark()
    try await screen.tap("task 12")
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 1)
    #expect(try screen.find("task 12").label == "Task 12 done")
    #expect(try screen.find("task 11").label == "Task 11 done")
  }

  @Test("given rows of an observable object's property, when one element changes, then that row alone runs")
  func ofModel() async throws {
    let model = Model()
    let screen = await Screen { VStack { ModelList(model: model) } }
    let mark = screen.mark()
    try await screen.tap("task 1")
    try await screen.settle()
    model.tasks[4].isDone = true
    try await screen.settle()
    #expect(mark.bodies(of: TaskRow.self) == 2)
    #expect(mark.bodies(of: ModelList.self) == 2)
    #expect(try screen.find("tasks").label == "0 1x 2 3 4x")
    #expect(try screen.find("task 4").label == "Task 4 done")
  }

  @Test("given bindings that somebody kept, when elements come, go and move, then each leads to its own, or to nothing")
  func kept() async throws {
    let model = Model()
    let screen = await Screen { VStack { ModelList(model: model) } }
    try await screen.settle()
    let first = try #require(model.escaped[1])
    let second = try #require(model.escaped[3])
    // When elements change with no frame in between
    model.tasks.remove(at: 0)
    model.tasks.insert(Task(8), at: 3)
    model.tasks.swapAt(0, 3)
    first.wrappedValue.isDone = true
    second.isDone.wrappedValue = true
    #expect(first.wrappedValue.id == 1)
    #expect(model.description == "8 2 3x 1x 4")
    // When an element is removed
    model.tasks.removeAll { $0.id == 3 }
    second.wrappedValue.title = "Nobody"
    #expect(second.wrappedValue.id == 3)
    #expect(model.description == "8 2 1x 4")
    model.tasks = []
    first.wrappedValue.isDone = false
    try await screen.settle()
    #expect(try screen.find("tasks").label == "")
    #expect(!screen.exists("task 1"))
  }

  struct Editor: View {
    let binding: Binding<Task>
    var body: some View { Text(binding.wrappedValue.title).accessibilityIdentifier("editor") }
  }
  struct WithEditor: View {
    @Bindable var model: Model
    @State private var edited: Binding<Task>?
    var body: some View {
      ModelList(model: model)
      Button("edit") { edited = model.escaped[2] }.accessibilityIdentifier("edit")
      if let edited { Editor(binding: edited) }
    }
  }

  @Test(
    "given a binding that another view keeps, when its element changes, then that view runs; not for other elements")
  func elsewhere() async throws {
    let model = Model()
    let screen = await Screen { VStack { WithEditor(model: model) } }
    try await screen.tap("edit")
    try await screen.settle()
    for title in ["Once", "Twice"] {
      let mark = screen.mark()
      model.tasks[2].title = title
      try await screen.settle()
      #expect(try screen.find("editor").label == title)
      #expect(mark.bodies(of: Editor.self) == 1)
    }
    let mark = screen.mark()
    model.tasks[3].title = "Other"
    try await screen.settle()
    #expect(mark.bodies(of: Editor.self) == 0)
    #expect(mark.bodies(of: TaskRow.self) == 1)
  }

  @Observable final class Outline {
    struct Group: Identifiable, Equatable {
      let id: Int
      var tasks = (0..<3).map(Task.init)
    }
    var groups = [Group(id: 0), Group(id: 1)]
  }
  struct Nested: View {
    @Bindable var outline: Outline
    var body: some View {
      ForEach($outline.groups) { $group in
        ForEach($group.tasks) { $task in TaskRow(task: $task).accessibilityIdentifier("\(group.id)-\(task.id)") }
      }
    }
  }

  @Test("given rows in rows, when one writes its element, then that row alone runs")
  func nested() async throws {
    let outline = Outline()
    let screen = await Screen { VStack { Nested(outline: outline) } }
    let mark = screen.mark()
    try await screen.tap("1-2")
    try await screen.settle()
    #expect(outline.groups.map { $0.tasks.map(\.isDone) } == [[false, false, false], [false, false, true]])
    #expect(try screen.find("1-2").label == "Task 2 done")
    #expect(mark.bodies(of: TaskRow.self) == 1)
  }

  struct Words: View {
    @State private var words = ["a", "b", "c"]
    var body: some View {
      ForEach($words, id: \.self) { $word in
        Button(word) {
          // The word is its own id.
          word += "!"
          word += "?"
        }
        .accessibilityIdentifier("word \(word.prefix(1))")
      }
      Text(words.joined(separator: " ")).accessibilityIdentifier("words")
    }
  }

  @Test("given elements that are their own ids, when one is written twice, then it has both")
  func selfAsID() async throws {
    let screen = await Screen { VStack { Words() } }
    try await screen.tap("word b")
    try await screen.settle()
    #expect(try screen.find("words").label == "a b!? c")
    try await screen.tap("word b")
    try await screen.settle()
    #expect(try screen.find("words").label == "a b!?!? c")
  }

  struct DeletingList: View {
    @Bindable var model: Model
    var body: some View {
      List {
        ForEach($model.tasks) { $task in TaskRow(task: $task) }
          .onDelete { model.tasks.remove(atOffsets: $0) }
      }
    }
  }

  @Test("given a list, when a row is deleted, then the rows below write their own elements")
  func onDelete() async throws {
    let model = Model()
    let screen = await Screen { DeletingList(model: model) }
    let row = try screen.find("task 1").frame
    try await screen.drag(
      from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY), duration: .milliseconds(300))
    try await screen.settle()
    try await screen.tap(.label("Delete"))
    try await screen.settle()
    #expect(model.description == "0 2 3 4")
    try await screen.tap("task 3")
    try await screen.settle()
    #expect(model.description == "0 2 3x 4")
    #expect(try screen.find("task 3").label == "Task 3 done")
  }

  @Test("given lists of bindings, then they have a row for each element, and can be chosen from")
  func lists() async throws {
    let tasks = Knob((0..<3).map(Task.init))
    let chosen = Knob<Int?>(nil)
    let items = Binding(get: { tasks.value }, set: { tasks.value = $0 })
    let choice = Binding(get: { chosen.value }, set: { chosen.value = $0 })
    for number in 0..<4 {
      let screen = await Screen {
        switch number {
        case 0: List(items) { $task in Text(task.title).accessibilityIdentifier("task \(task.id)") }
        case 1: List(items, id: \.title) { $task in Text(task.title).accessibilityIdentifier("task \(task.id)") }
        case 2:
          List(items, selection: choice) { $task in Text(task.title).accessibilityIdentifier("task \(task.id)") }
        default:
          List(items, id: \.id, selection: choice) { $task in
            Text(task.title).accessibilityIdentifier("task \(task.id)")
          }
        }
      }
      #expect(try screen.find("task 2").label == "Task 2")
      guard number >= 2 else { continue }
      chosen.value = nil
      try await screen.tap("task 1")
      #expect(chosen.value == 1)
    }
  }

  @Test("given a binding to a collection, then it is a collection of bindings")
  func collection() {
    let tasks = Knob((0..<3).map(Task.init))
    let items = Binding(get: { tasks.value }, set: { tasks.value = $0 })
    #expect(items.map(\.wrappedValue.id) == [0, 1, 2])
    #expect(items.reversed().first?.id == 2)
    items[1].title.wrappedValue = "New"
    items.last?.wrappedValue.isDone = true
    #expect(tasks.value[1].title == "New")
    #expect(tasks.value[2].isDone)
  }
}
