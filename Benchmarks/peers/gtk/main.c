// The feed as a GtkListView, and the screens of the other cases. Arguments: scroll ROWS FRAMES | jump ROWS TIMES | first ROWS, then
// "plain" leaves the shadows out; or a case, how many of its items, and how often. Prints one line of JSON.

#include "rows.h"
#include "screen.h"

// --- A card ---

static GtkWidget *label(const char *name, gboolean wraps) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_widget_add_css_class(label, name);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), wraps);
  return label;
}

static void make_card(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12), *head = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16), *avatar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *author = label("author", FALSE), *text = label("text", TRUE);
  gtk_widget_add_css_class(card, "card");
  gtk_widget_add_css_class(avatar, "avatar");
  gtk_widget_set_size_request(avatar, 48, 48);
  gtk_box_append(GTK_BOX(head), avatar);
  gtk_box_append(GTK_BOX(head), author);
  const char *const titles[] = {"Like", "Reply", "Share"};
  for (int index = 0; index < 3; index++) gtk_box_append(GTK_BOX(buttons), gtk_button_new_with_label(titles[index]));
  gtk_box_append(GTK_BOX(card), head);
  gtk_box_append(GTK_BOX(card), text);
  gtk_box_append(GTK_BOX(card), buttons);
  g_object_set_data(G_OBJECT(item), "author", author);
  g_object_set_data(G_OBJECT(item), "text", text);
  gtk_list_item_set_child(item, card);
}

static void fill_card(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  char text[400];
  int row = row_number(item);
  card_author(row, text, sizeof text);
  gtk_label_set_text(g_object_get_data(G_OBJECT(item), "author"), text);
  card_text(row, text, sizeof text);
  gtk_label_set_text(g_object_get_data(G_OBJECT(item), "text"), text);
}

static const char *const style =
    "window, listview { background: #f2f2f2; }"
    "row { padding: 0 16px 12px 16px; background: none; }"
    ".card { background: white; border-radius: 12px; padding: 16px; color: black; }"
    ".shadows .card { box-shadow: 0 2px 8px rgba(0, 0, 0, 0.15); }"
    ".avatar { background: #5856d6; border-radius: 24px; }"
    "label { font: 17px Inter; } .author { font-weight: bold; }"
    "button { all: unset; } button label { font: 13px Inter; color: #007aff; }";

GtkWidget *make_feed(int count, gboolean has_shadows) {
  add_style(style);
  GtkListItemFactory *factory = row_factory(make_card, fill_card);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows_new(count)))), factory);
  if (has_shadows) gtk_widget_add_css_class(list, "shadows");
  return list;
}

static void run_feed(const char *part, int rows, int times, gboolean plain) {
  GtkAdjustment *position;
  GtkWidget *list = make_feed(rows, !plain);
  open_window(scrolling(list, &position));
  double first = ms_since_start(), first_cpu = cpu_ms();
  double samples[MOST_SAMPLES], middle[MOST_SAMPLES];
  if (!strcmp(part, "first")) {
    printf("{\"first_pixels_ms\": %.3f, \"first_pixels_cpu_ms\": %.3f, \"peak_rss_mb\": %.2f}\n", first, first_cpu, peak_mb());
  } else if (!strcmp(part, "scroll")) {
    // The second frame of a new window still sets things up.
    frame();
    for (int index = 0; index < times; index++) samples[index] = scroll(position, 16);
    jump(list, rows / 2);
    for (int index = 0; index < times; index++) middle[index] = scroll(position, 16);
    printf("{\"frame_pixels_cpu_ms_median\": %.4f, \"middle_frame_pixels_cpu_ms_median\": %.4f, \"peak_rss_mb\": %.2f}\n",
           median(samples, times), median(middle, times), peak_mb());
  } else {
    for (int index = 0; index < times; index++) {
      jump(list, 0);
      samples[index] = jump(list, rows / 2);
    }
    printf("{\"jump_pixels_ms\": %.4f}\n", median(samples, times));
  }
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  int rows = atoi(arguments[2]), times = count > 3 ? MIN(atoi(arguments[3]), MOST_SAMPLES) : 1;
  if (!open_display()) return 1;
  if (!run_case(arguments[1], rows, times)) run_feed(arguments[1], rows, times, count > 4 && !strcmp(arguments[4], "plain"));
  save_picture();
  fflush(stdout);
  // The cost of ending the process does not matter.
  _Exit(0);
}
