// The feed as a GtkListView, drawn by GTK's Cairo renderer into a window of 780 x 1688 pixels on Xvfb.
// Arguments: scroll ROWS FRAMES | jump ROWS TIMES | first ROWS; then "plain" leaves the shadows out. Prints one line of JSON.
// PEER_SERVER is the number of the display server's process, whose work is counted too.

#include <gtk/gtk.h>

#include "../measure.h"

// --- The model: a row is made when it is asked for ---

typedef struct { GObject object; int row; } Card;
typedef GObjectClass CardClass;
G_DEFINE_TYPE(Card, card, G_TYPE_OBJECT)
static void card_class_init(CardClass *type) { (void)type; }
static void card_init(Card *card) { (void)card; }

typedef struct { GObject object; guint rows; } Feed;
typedef GObjectClass FeedClass;
static GType item_type(GListModel *model) { (void)model; return card_get_type(); }
static guint item_count(GListModel *model) { return ((Feed *)model)->rows; }
static gpointer item_at(GListModel *model, guint row) {
  if (row >= ((Feed *)model)->rows) return NULL;
  Card *card = g_object_new(card_get_type(), NULL);
  card->row = row;
  return card;
}
static void implement_model(GListModelInterface *model) {
  model->get_item_type = item_type;
  model->get_n_items = item_count;
  model->get_item = item_at;
}
G_DEFINE_TYPE_WITH_CODE(Feed, feed, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, implement_model))
static void feed_class_init(FeedClass *type) { (void)type; }
static void feed_init(Feed *feed) { (void)feed; }

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
  int row = ((Card *)gtk_list_item_get_item(item))->row;
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

// --- Frames ---

static GtkWidget *list;
static GtkAdjustment *position;
static gboolean is_painted;
static int server;

static void did_paint(GdkFrameClock *clock, gpointer data) { (void)clock, (void)data; is_painted = TRUE; }

// Of this process and the display server.
static double cpu_ms(void) { return own_cpu_ms() + (server ? cpu_ms_of(server) : 0); }

static void frame(void) {
  is_painted = FALSE;
  // A frame even if nothing has changed.
  gdk_frame_clock_request_phase(gtk_widget_get_frame_clock(list), GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!is_painted) g_main_context_iteration(NULL, TRUE);
  gdk_display_sync(gdk_display_get_default());
}

static double scroll(void) {
  double before = cpu_ms();
  gtk_adjustment_set_value(position, gtk_adjustment_get_value(position) + 16);
  frame();
  return cpu_ms() - before;
}

static double jump(guint row) {
  double before = cpu_ms();
  gtk_widget_activate_action(list, "list.scroll-to-item", "u", row);
  frame();
  return cpu_ms() - before;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  const char *part = arguments[1];
  int rows = atoi(arguments[2]), times = count > 3 ? atoi(arguments[3]) : 1;
  gboolean plain = count > 4 && !strcmp(arguments[4], "plain");
  server = getenv("PEER_SERVER") ? atoi(getenv("PEER_SERVER")) : 0;
  double server_before = server ? cpu_ms_of(server) : 0;
  setenv("GDK_BACKEND", "x11", 1);
  setenv("GSK_RENDERER", "cairo", 1);
  // Without this the X11 backend loads OpenGL, which the Cairo renderer does not use, and 59 MB with it.
  setenv("GDK_DEBUG", "gl-disable", 1);
  setenv("GDK_SCALE", "2", 1);
  setenv("GTK_A11Y", "none", 1);
  setenv("GSETTINGS_BACKEND", "memory", 1);
  if (!gtk_init_check()) { fprintf(stderr, "no display\n"); return 1; }
  GtkCssProvider *css = gtk_css_provider_new();
  gtk_css_provider_load_from_data(css, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css), 800);

  Feed *feed = g_object_new(feed_get_type(), NULL);
  feed->rows = rows;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_card), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill_card), NULL);
  list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(feed))), factory);
  if (!plain) gtk_widget_add_css_class(list, "shadows");
  GtkWidget *scroller = gtk_scrolled_window_new(), *window = gtk_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(did_paint), NULL);
  frame();
  double first = ms_since_start(), first_cpu = cpu_ms() - server_before;
  double samples[4000], middle[4000];
  if (times > 4000) times = 4000;
  if (!strcmp(part, "first")) {
    printf("{\"first_pixels_ms\": %.3f, \"first_pixels_cpu_ms\": %.3f, \"peak_rss_mb\": %.2f}\n", first, first_cpu, peak_mb());
  } else if (!strcmp(part, "scroll")) {
    // The second frame of a new window still sets things up.
    frame();
    for (int index = 0; index < times; index++) samples[index] = scroll();
    jump(rows / 2);
    for (int index = 0; index < times; index++) middle[index] = scroll();
    printf("{\"frame_pixels_cpu_ms_median\": %.4f, \"middle_frame_pixels_cpu_ms_median\": %.4f, \"peak_rss_mb\": %.2f}\n",
           median(samples, times), median(middle, times), peak_mb());
  } else {
    for (int index = 0; index < times; index++) {
      jump(0);
      samples[index] = jump(rows / 2);
    }
    printf("{\"jump_pixels_ms\": %.4f}\n", median(samples, times));
  }
  fflush(stdout);
  // What the process costs while it ends is of no interest.
  _Exit(0);
}
