// The cases with many rows: a list in sections, a grid of pictures, the feed under a bar that blurs it.

#include "rows.h"
#include "screen.h"

static GtkWidget *label(GtkWidget *box, const char *name) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_widget_add_css_class(label, name);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_box_append(GTK_BOX(box), label);
  return label;
}

static GtkSelectionModel *without_selection(Rows *rows) {
  return GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows)));
}

// --- A list in sections ---

// GtkListView has sections from 4.12 on; before, the first row of a section shows the header, as in a GtkListBox.
static void make_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *header = label(row, "header");
  gtk_widget_add_css_class(content, "content");
  g_object_set_data(G_OBJECT(item), "header", header);
  g_object_set_data(G_OBJECT(item), "title", label(content, "title"));
  g_object_set_data(G_OBJECT(item), "detail", label(content, "detail"));
  gtk_box_append(GTK_BOX(row), content);
  gtk_list_item_set_child(item, row);
}

static void fill_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  char text[400];
  int row = row_number(item);
  GtkWidget *header = g_object_get_data(G_OBJECT(item), "header");
  gtk_widget_set_visible(header, row % 100 == 0);
  snprintf(text, sizeof text, "Section %d", row / 100);
  gtk_label_set_text(GTK_LABEL(header), text);
  card_author(row, text, sizeof text);
  gtk_label_set_text(g_object_get_data(G_OBJECT(item), "title"), text);
  card_text(row, text, sizeof text);
  gtk_label_set_text(g_object_get_data(G_OBJECT(item), "detail"), text);
}

void run_list(int count, int times) {
  add_style(
      "window, listview { background: #f2f2f7; }"
      "row { padding: 0; background: none; }"
      ".header { min-height: 32px; padding: 0 16px; font: bold 13px Inter; color: #6d6d72; }"
      ".content { background: white; min-height: 42px; padding: 9px 16px; }"
      // A pixel is half a point.
      ".content { box-shadow: inset 0 -0.5px #c6c6c8; }"
      ".title { font: 17px Inter; color: black; } .detail { font: 13px Inter; color: #8e8e93; }");
  Rows *rows = rows_new(count);
  GtkAdjustment *position;
  GtkWidget *list = gtk_list_view_new(without_selection(rows), row_factory(make_row, fill_row));
  open_window(scrolling(list, &position));
  frame();
  double top[MOST_SAMPLES], middle[MOST_SAMPLES], removals[9], moves[9];
  for (int index = 0; index < times; index++) top[index] = scroll(position, 16);
  jump(list, count / 2);
  for (int index = 0; index < times; index++) middle[index] = scroll(position, 16);
  jump(list, count / 2);
  for (int index = 0; index < 9; index++) {
    double before = cpu_ms();
    rows_remove(rows, count / 2 + 2);
    frame();
    removals[index] = cpu_ms() - before;
  }
  for (int index = 0; index < 9; index++) {
    double before = cpu_ms();
    rows_move(rows, count / 2 + 2, count / 2 + 5);
    frame();
    moves[index] = cpu_ms() - before;
  }
  printf("{\"list_frame_cpu_ms_median\": %.4f, \"list_middle_frame_cpu_ms_median\": %.4f, \"list_delete_cpu_ms_median\": %.4f, "
         "\"list_reorder_cpu_ms_median\": %.4f, \"list_peak_rss_mb\": %.2f}\n",
         median(top, times), median(middle, times), median(removals, 9), median(moves, 9), peak_mb());
}

// --- A grid of pictures ---

static int loading;

static void load(GTask *task, gpointer source, gpointer data, GCancellable *cancellable) {
  (void)source, (void)cancellable;
  GError *error = NULL;
  GdkTexture *texture = gdk_texture_new_from_filename(data, &error);
  texture ? g_task_return_pointer(task, texture, g_object_unref) : g_task_return_error(task, error);
}

static void did_load(GObject *picture, GAsyncResult *result, gpointer data) {
  (void)data;
  loading--;
  GdkTexture *texture = g_task_propagate_pointer(G_TASK(result), NULL);
  if (!texture) return;
  gtk_picture_set_paintable(GTK_PICTURE(picture), GDK_PAINTABLE(texture));
  g_object_unref(texture);
}

static void make_picture(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *picture = gtk_picture_new();
  gtk_picture_set_content_fit(GTK_PICTURE(picture), GTK_CONTENT_FIT_COVER);
  gtk_widget_set_size_request(picture, 128, 128);
  gtk_list_item_set_child(item, picture);
}

static void fill_picture(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *picture = gtk_list_item_get_child(item);
  GCancellable *cancellable = g_cancellable_new();
  g_object_set_data_full(G_OBJECT(item), "loading", cancellable, g_object_unref);
  GTask *task = g_task_new(picture, cancellable, did_load, NULL);
  g_task_set_task_data(task, g_strdup_printf("%s/%05d.png", getenv("PEER_PICTURES"), row_number(item)), g_free);
  loading++;
  g_task_run_in_thread(task, load);
  g_object_unref(task);
}

static void clear_picture(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  g_cancellable_cancel(g_object_get_data(G_OBJECT(item), "loading"));
  gtk_picture_set_paintable(GTK_PICTURE(gtk_list_item_get_child(item)), NULL);
}

void run_grid(int count, int times) {
  add_style(
      "window, gridview { background: white; }"
      // Three cells of 131 points.
      "gridview { margin-right: -3px; }"
      "gridview > child { padding: 0 3px 3px 0; background: none; border-radius: 0; }"
      "picture { background: #e5e5ea; }");
  GtkListItemFactory *factory = row_factory(make_picture, fill_picture);
  g_signal_connect(factory, "unbind", G_CALLBACK(clear_picture), NULL);
  GtkWidget *grid = gtk_grid_view_new(without_selection(rows_new(count)), factory);
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), 3);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), 3);
  GtkAdjustment *position;
  open_window(scrolling(grid, &position));
  // Pictures scroll by once those of the first screen are loaded.
  while (loading) g_main_context_iteration(NULL, TRUE);
  frame();
  double before = cpu_ms(), longest = 0;
  for (int index = 0; index < times; index++) {
    double start = seconds_on(CLOCK_MONOTONIC), thread = seconds_on(CLOCK_THREAD_CPUTIME_ID);
    scroll(position, 32);
    longest = MAX(longest, (seconds_on(CLOCK_THREAD_CPUTIME_ID) - thread) * 1000);
    sleep_until(start + 1 / 60.0);
  }
  while (loading) g_main_context_iteration(NULL, TRUE);
  frame();
  printf("{\"grid_frame_cpu_ms_mean\": %.4f, \"grid_frame_cpu_ms_max\": %.4f, \"grid_peak_rss_mb\": %.2f}\n",
         (cpu_ms() - before) / times, longest, peak_mb());
}

// --- The feed under a bar ---

typedef struct { GtkWidget widget; GtkWidget *content; } Blurred;
typedef GtkWidgetClass BlurredClass;
G_DEFINE_TYPE(Blurred, blurred, GTK_TYPE_WIDGET)
static void blurred_init(Blurred *blurred) { (void)blurred; }

// The content, and again its part below the bar, blurred.
static void paint_blurred(GtkWidget *widget, GtkSnapshot *snapshot) {
  GtkWidget *content = ((Blurred *)widget)->content;
  const graphene_rect_t bar = GRAPHENE_RECT_INIT(0, 844 - 83, 390, 83);
  gtk_widget_snapshot_child(widget, content, snapshot);
  gtk_snapshot_push_clip(snapshot, &bar);
  // A radius is twice a standard deviation.
  gtk_snapshot_push_blur(snapshot, 40);
  gtk_snapshot_push_clip(snapshot, &GRAPHENE_RECT_INIT(0, 844 - 83 - 60, 390, 83 + 60));
  gtk_widget_snapshot_child(widget, content, snapshot);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_append_color(snapshot, &(GdkRGBA){1, 1, 1, 0.8}, &bar);
  gtk_snapshot_pop(snapshot);
}

static void blurred_class_init(BlurredClass *type) {
  type->snapshot = paint_blurred;
  gtk_widget_class_set_layout_manager_type(type, GTK_TYPE_BIN_LAYOUT);
}

void run_blur(int count, int times) {
  GtkAdjustment *position;
  Blurred *blurred = g_object_new(blurred_get_type(), NULL);
  blurred->content = scrolling(make_feed(count, TRUE), &position);
  gtk_widget_set_parent(blurred->content, GTK_WIDGET(blurred));
  open_window(GTK_WIDGET(blurred));
  frame();
  double samples[MOST_SAMPLES];
  for (int index = 0; index < times; index++) samples[index] = scroll(position, 16);
  printf("{\"blur_frame_cpu_ms_median\": %.4f}\n", median(samples, times));
}
