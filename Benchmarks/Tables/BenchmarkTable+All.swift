extension BenchmarkTable {
  /// All tables that `benchmarks all` writes.
  static let all = [growth, list, screens, pictures, feedScroll, feedJump, feedMutate, stream, streamMemory]

  static let rows = ["100", "10,000", "1,000,000"].map { count in
    Column(header: count, arguments: ["--rows", count.filter(\.isNumber)])
  }

  private static let growth = BenchmarkTable(
    name: "growth", title: "thousand instructions, rows", columns: rows,
    lines: [
      Line(
        label: "feed, a scroll frame, top / middle", command: ["feed-scroll"],
        keys: ["frame_instructions", "middle_frame_instructions"], digits: 0, factor: 0.001),
      Line(
        label: "feed under a blurred bar, a scroll frame", command: ["blur"], keys: ["blur_frame_instructions"],
        digits: 0,
        factor: 0.001),
      Line(
        label: "`List`, a scroll frame, top / middle", command: ["list"],
        keys: ["list_frame_instructions", "list_middle_frame_instructions"], digits: 0, factor: 0.001),
      Line(
        label: "`List`, a row removed / moved", command: ["list"],
        keys: ["list_delete_instructions", "list_reorder_instructions"], digits: 0, factor: 0.001),
      Line(
        label: "grid of pictures, a scroll frame", command: ["grid"], keys: ["grid_frame_instructions"], digits: 0,
        factor: 0.001),
      Line(
        label: "feed, a jump to the middle", command: ["feed-jump"], keys: ["jump_instructions"], digits: 0,
        factor: 0.001),
      Line(
        label: "feed, 50 rows in front, ids `UUID` / `String`", command: ["feed-mutate"],
        keys: ["uuid_prepend_instructions", "string_prepend_instructions"], digits: 0, factor: 0.001),
    ],
    showsSpread: true)

  private static let list = BenchmarkTable(
    name: "list", title: "`List` of 10,000 rows, sections",
    columns: [1, 10, 100].map { count in
      Column(header: "\(count)", arguments: ["--rows", "10000", "--sections", "\(count)"])
    },
    lines: [
      Line(
        label: "scroll frame with pixels, median, top / middle", command: ["list"],
        keys: ["list_frame_cpu_ms_median", "list_middle_frame_cpu_ms_median"]),
      Line(label: "frame of a swipe", command: ["list"], keys: ["list_swipe_frame_cpu_ms_median"]),
      Line(
        label: "the frame after a row was removed / moved", command: ["list"],
        keys: ["list_delete_cpu_ms_median", "list_reorder_cpu_ms_median"]),
      Line(
        label: "bodies of it", command: ["list"], keys: ["list_delete_bodies", "list_reorder_bodies"], digits: 0),
      Line(label: "live nodes", command: ["list"], keys: ["list_live_nodes"], digits: 0),
    ])

  private static let screens = BenchmarkTable(
    name: "screens", title: "", columns: [Column(header: "ours")],
    lines: [
      Line(
        label: "grid of 10,000 pictures: a scroll frame, all threads, ms", command: gridRun,
        keys: ["grid_frame_cpu_ms_mean"]),
      Line(
        label: "the thread that draws, median / longest, ms", command: gridRun,
        keys: ["grid_frame_cpu_ms_median", "grid_frame_cpu_ms_max"]),
      Line(
        label: "squares that wait for their picture, at most / those that had it before", command: gridRun,
        keys: ["grid_waiting_max", "grid_flickers"], digits: 0),
      Line(label: "peak MB", command: gridRun, keys: ["grid_peak_rss_mb"], digits: 0),
      Line(
        label: "form of 60 controls: from the start of the process to its pixels, CPU / time, ms", command: ["form"],
        keys: ["form_first_pixels_cpu_ms", "form_first_pixels_ms"], digits: 0),
      Line(
        label: "a letter typed, median / longest, ms", command: ["form"],
        keys: ["form_key_cpu_ms_median", "form_key_cpu_ms_max"]),
      Line(
        label: "200 springs: a frame, median / longest, ms", command: ["springs"],
        keys: ["springs_frame_cpu_ms_median", "springs_frame_cpu_ms_max"]),
      Line(
        label: "editor of 5,000 characters: a letter typed, median / longest, ms", command: ["editor"],
        keys: ["editor_key_cpu_ms_median", "editor_key_cpu_ms_max"]),
      Line(
        label: "feed under a blurred bar: a scroll frame, median / mean, ms", command: ["blur"],
        keys: ["blur_frame_cpu_ms_median", "blur_frame_cpu_ms_mean"]),
      Line(
        label: "thousand instructions: a letter in the form", command: ["form"], keys: ["form_key_instructions"],
        digits: 0,
        factor: 0.001),
      Line(
        label: "a letter in the editor", command: ["editor"], keys: ["editor_key_instructions"], digits: 0,
        factor: 0.001),
      Line(
        label: "a frame of the springs", command: ["springs"], keys: ["springs_frame_instructions"], digits: 0,
        factor: 0.001),
    ])
  private static let gridRun = ["grid", "--rows", "10000"]

  private static let pictures = BenchmarkTable(
    name: "pictures", title: "100,000 rows with pictures", columns: [Column(header: "MB")],
    lines: [
      Line(
        label: "resident after the first 1,000", command: pictureRun, keys: ["picture_first_rss_mb"], digits: 1),
      Line(label: "at the end", command: pictureRun, keys: ["picture_end_rss_mb"], digits: 1),
      Line(label: "back at the start", command: pictureRun, keys: ["picture_back_rss_mb"], digits: 1),
      Line(label: "ratio of that to the first", command: pictureRun, keys: ["picture_rss_ratio"]),
      Line(label: "peak", command: pictureRun, keys: ["picture_peak_rss_mb"], digits: 1),
    ])
  private static let pictureRun = ["picture-memory", "--rows", "100000"]
}
