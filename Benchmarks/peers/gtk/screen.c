#include "screen.h"

#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

static GtkWidget *window;
static gboolean is_painted;
static int server;
static double server_before;

static void did_paint(GdkFrameClock *clock, gpointer data) { (void)clock, (void)data; is_painted = TRUE; }

gboolean open_display(void) {
  server = getenv("PEER_SERVER") ? atoi(getenv("PEER_SERVER")) : 0;
  server_before = server ? cpu_ms_of(server) : 0;
  setenv("GDK_BACKEND", "x11", 1);
  setenv("GSK_RENDERER", "cairo", 1);
  // Without this the X11 backend loads OpenGL, which the Cairo renderer does not use, and 59 MB with it.
  setenv("GDK_DEBUG", "gl-disable", 1);
  setenv("GDK_SCALE", "2", 1);
  setenv("GTK_A11Y", "none", 1);
  setenv("GTK_IM_MODULE", "gtk-im-context-simple", 1);
  setenv("GSETTINGS_BACKEND", "memory", 1);
  if (gtk_init_check()) return TRUE;
  fprintf(stderr, "no display\n");
  return FALSE;
}

void add_style(const char *style) {
  GtkCssProvider *css = gtk_css_provider_new();
  gtk_css_provider_load_from_data(css, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css), 800);
}

GtkWidget *scrolling(GtkWidget *content, GtkAdjustment **position) {
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), content);
  if (position) *position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  return scroller;
}

void open_window(GtkWidget *root) {
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_child(GTK_WINDOW(window), root);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(did_paint), NULL);
  frame();
}

double cpu_ms(void) { return own_cpu_ms() + (server ? cpu_ms_of(server) - server_before : 0); }

void frame(void) {
  is_painted = FALSE;
  // A frame even if nothing has changed.
  gdk_frame_clock_request_phase(gtk_widget_get_frame_clock(window), GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!is_painted) g_main_context_iteration(NULL, TRUE);
  gdk_display_sync(gdk_display_get_default());
}

double scroll(GtkAdjustment *position, double points) {
  double before = cpu_ms();
  gtk_adjustment_set_value(position, gtk_adjustment_get_value(position) + points);
  frame();
  return cpu_ms() - before;
}

double jump(GtkWidget *list, guint row) {
  double before = cpu_ms();
  gtk_widget_activate_action(list, "list.scroll-to-item", "u", row);
  frame();
  return cpu_ms() - before;
}

void focus_window(void) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  Display *display = gdk_x11_display_get_xdisplay(gdk_display_get_default());
  XSetInputFocus(display, gdk_x11_surface_get_xid(surface), RevertToParent, CurrentTime);
  while (!gtk_window_is_active(GTK_WINDOW(window))) g_main_context_iteration(NULL, TRUE);
}

void press_x(const int *count) {
  Display *display = gdk_x11_display_get_xdisplay(gdk_display_get_default());
  int before = *count, key = XKeysymToKeycode(display, XK_x);
  XTestFakeKeyEvent(display, key, True, CurrentTime);
  XTestFakeKeyEvent(display, key, False, CurrentTime);
  XFlush(display);
  while (*count == before) g_main_context_iteration(NULL, TRUE);
}

void save_picture(void) {
  const char *file = getenv("PEER_PICTURE");
  if (!file) return;
  GdkPaintable *picture = gtk_widget_paintable_new(window);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_scale(snapshot, 2, 2);
  gdk_paintable_snapshot(picture, snapshot, 390, 844);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  GdkTexture *texture = gsk_renderer_render_texture(
      gtk_native_get_renderer(GTK_NATIVE(window)), node, &GRAPHENE_RECT_INIT(0, 0, 780, 1688));
  gdk_texture_save_to_png(texture, file);
}
