extension BenchmarkTable {
  static let feedScroll = BenchmarkTable(
    name: "feed-scroll", title: "feed-scroll, rows", columns: rows,
    lines: [
      Line(label: "frame, median: no row enters", command: ["feed-scroll"], keys: ["frame_cpu_ms_median"]),
      Line(
        label: "frame in which a row is built or enters, median", command: ["feed-scroll"],
        keys: ["row_frame_cpu_ms_median"]),
      Line(label: "frame, mean of all", command: ["feed-scroll"], keys: ["frame_cpu_ms_mean"]),
      Line(
        label: "with pixels, median, top / middle", command: ["feed-scroll"],
        keys: ["frame_pixels_cpu_ms_median", "middle_frame_pixels_cpu_ms_median"]),
      Line(
        label: "with pixels, mean, top / middle", command: ["feed-scroll"],
        keys: ["frame_pixels_cpu_ms_mean", "middle_frame_pixels_cpu_ms_mean"]),
      Line(
        label: "the same under a translucent bar and a button, median", command: ["feed-scroll"],
        keys: ["frame_pixels_overlays_cpu_ms_median"]),
      Line(
        label: "the same without shadows, median", command: ["feed-scroll"],
        keys: ["frame_pixels_no_shadows_cpu_ms_median"]),
      Line(
        label: "rows built, at most in one frame", command: ["feed-scroll"], keys: ["frame_rows_built_max"], digits: 0),
      Line(
        label: "bodies / layouts in quiet frames", command: ["feed-scroll"], keys: ["quiet_bodies", "quiet_layouts"],
        digits: 0),
      Line(
        label: "live nodes, top / middle", command: ["feed-scroll"], keys: ["live_nodes", "middle_live_nodes"],
        digits: 0),
      Line(
        label: "MB: the array / everything else at its peak", command: ["feed-scroll"],
        keys: ["data_mb", "peak_rss_without_data_mb"], digits: 1),
    ])

  static let feedJump = BenchmarkTable(
    name: "feed-jump", title: "feed-jump, rows", columns: rows,
    lines: [
      Line(
        label: "to the middle, ids `Int` / `UUID` / `String`", command: ["feed-jump"],
        keys: ["jump_ms", "uuid_jump_ms", "string_jump_ms"], digits: 1),
      Line(
        label: "to the end, the same", command: ["feed-jump"],
        keys: ["jump_end_ms", "uuid_jump_end_ms", "string_jump_end_ms"], digits: 1),
      Line(label: "to the middle with its picture", command: ["feed-jump"], keys: ["jump_pixels_ms"], digits: 1),
      Line(
        label: "rows built / of a screenful", command: ["feed-jump"], keys: ["jump_rows_built", "screen_rows"],
        digits: 0),
    ])

  static let feedMutate = BenchmarkTable(
    name: "feed-mutate", title: "feed-mutate, rows; ids `UUID` / `String`", columns: rows,
    lines: [
      Line(label: "50 in front", command: ["feed-mutate"], keys: ["uuid_prepend_ms", "string_prepend_ms"]),
      Line(label: "50 at the end", command: ["feed-mutate"], keys: ["uuid_append_ms", "string_append_ms"]),
      Line(
        label: "the first removed", command: ["feed-mutate"], keys: ["uuid_delete_above_ms", "string_delete_above_ms"]),
      Line(
        label: "one inserted on the screen", command: ["feed-mutate"], keys: ["uuid_insert_ms", "string_insert_ms"]),
      Line(label: "one removed on the screen", command: ["feed-mutate"], keys: ["uuid_delete_ms", "string_delete_ms"]),
      Line(label: "shuffle", command: ["feed-mutate"], keys: ["uuid_shuffle_ms", "string_shuffle_ms"]),
    ])

  static let stream = BenchmarkTable(
    name: "stream", title: "stream, 1,500 tokens",
    columns: [
      Column(header: "`StreamingTranscript`"), Column(header: "the document's screen", prefix: "literal_"),
      Column(header: "the naive one", prefix: "naive_"),
      Column(header: "ours, a paint each", prefix: "paint_per_token_"),
    ],
    lines: [
      Line(label: "updates of the text", command: ["stream"], keys: ["updates"], digits: 0),
      Line(label: "bodies", command: ["stream"], keys: ["bodies"], digits: 0),
      Line(label: "layouts", command: ["stream"], keys: ["layouts"], digits: 0),
      Line(label: "allocations, thousands", command: ["stream"], keys: ["allocations"], digits: 0, factor: 0.001),
      Line(label: "CPU with pixels, ms", command: ["stream"], keys: ["cpu_ms_total"], digits: 0),
      Line(label: "the longest frame, ms", command: ["stream"], keys: ["frame_cpu_ms_max"], digits: 1),
    ])

  static let streamMemory = BenchmarkTable(
    name: "stream-memory", title: "stream, answers in the conversation",
    columns: ["10", "50", "100", "1,000"].map { count in
      Column(header: count, suffix: "_" + count.filter(\.isNumber))
    },
    lines: [
      Line(label: "MB by which the process grows", command: ["stream"], keys: ["memory_mb"]),
      Line(label: "the same, naive", command: ["stream"], keys: ["naive_memory_mb"]),
      Line(label: "live nodes", command: ["stream"], keys: ["live_nodes"], digits: 0),
      Line(label: "the same, naive", command: ["stream"], keys: ["naive_live_nodes"], digits: 0),
    ])
}
