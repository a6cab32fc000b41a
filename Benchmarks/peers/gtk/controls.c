// The cases of controls and animations: a form, springs, a text editor; and the list of cases.

#include <math.h>

#include "screen.h"

// --- A form ---

static char *typed;
static int changes;

static void did_type(GtkEditable *field, gpointer number) {
  if (GPOINTER_TO_INT(number)) return;
  g_free(typed);
  typed = g_strdup(gtk_editable_get_text(field));
  changes++;
}

static GtkWidget *make_control(int number) {
  char text[20];
  if (number % 3 == 0) {
    GtkWidget *field = gtk_entry_new();
    snprintf(text, sizeof text, "Field %d", number);
    gtk_entry_set_placeholder_text(GTK_ENTRY(field), text);
    g_signal_connect(field, "changed", G_CALLBACK(did_type), GINT_TO_POINTER(number));
    return field;
  }
  if (number % 3 == 2) {
    GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
    gtk_range_set_value(GTK_RANGE(slider), 0.5);
    return slider;
  }
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *toggle = gtk_switch_new();
  snprintf(text, sizeof text, "Toggle %d", number);
  GtkWidget *title = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_set_hexpand(title, TRUE);
  gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(row), title);
  gtk_box_append(GTK_BOX(row), toggle);
  return row;
}

void run_form(int count, int times) {
  add_style(
      "window { background: #f2f2f7; color: black; font: 17px Inter; }"
      "list { background: white; border-radius: 10px; }"
      "row { padding: 0 16px; min-height: 44px; border-bottom: 1px solid #e5e5ea; }"
      "entry, entry:focus-within { background: none; border: none; outline: none; box-shadow: none; padding: 0; }");
  // A GTK list with controls is not lazy.
  GtkWidget *form = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24), *section = NULL, *first = NULL;
  gtk_widget_set_margin_start(form, 16);
  gtk_widget_set_margin_end(form, 16);
  gtk_widget_set_margin_top(form, 24);
  for (int number = 0; number < count; number++) {
    if (number % 10 == 0) {
      section = gtk_list_box_new();
      gtk_list_box_set_selection_mode(GTK_LIST_BOX(section), GTK_SELECTION_NONE);
      gtk_box_append(GTK_BOX(form), section);
    }
    GtkWidget *control = make_control(number);
    if (!first) first = control;
    gtk_list_box_append(GTK_LIST_BOX(section), control);
  }
  open_window(scrolling(form, NULL));
  double start = ms_since_start(), start_cpu = cpu_ms(), samples[MOST_SAMPLES];
  g_object_set(gtk_settings_get_default(), "gtk-cursor-blink", FALSE, NULL);
  gtk_widget_grab_focus(first);
  focus_window();
  frame();
  for (int index = 0; index < times; index++) {
    double before = cpu_ms();
    press_x(&changes);
    frame();
    samples[index] = cpu_ms() - before;
  }
  printf("{\"form_first_pixels_ms\": %.3f, \"form_first_pixels_cpu_ms\": %.3f, \"form_key_cpu_ms_median\": %.4f}\n", start,
         start_cpu, median(samples, times));
}

// --- Springs ---

typedef struct { GtkWidget *board, **squares; int count, frames; double value, velocity, end; } Springs;

// GTK has no springs: one callback per frame moves all of them.
static gboolean tick(GtkWidget *board, GdkFrameClock *clock, gpointer data) {
  (void)clock;
  Springs *springs = data;
  if (springs->frames++ % 60 == 0) springs->end = 1 - springs->end;
  // The exact motion for mass 1, stiffness 158 and damping 15 after a 60th of a second.
  const double step = 1 / 60.0, decay = 7.5, speed = sqrt(158 - decay * decay);
  double distance = springs->value - springs->end, rest = (springs->velocity + decay * distance) / speed;
  double fade = exp(-decay * step), cosine = cos(speed * step), sine = sin(speed * step);
  double next = fade * (distance * cosine + rest * sine);
  springs->velocity = -decay * next + fade * speed * (rest * cosine - distance * sine);
  springs->value = springs->end + next;
  for (int index = 0; index < springs->count; index++) {
    int row = index / 10;
    double x = 20 + index % 10 * 36 + springs->value * (row % 2 ? -40 : 40), scale = 1 + springs->value / 2;
    GskTransform *place = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(x + 12, 30 + row * 40 + 12));
    place = gsk_transform_translate(gsk_transform_scale(place, scale, scale), &GRAPHENE_POINT_INIT(-12, -12));
    gtk_fixed_set_child_transform(GTK_FIXED(board), springs->squares[index], place);
    gsk_transform_unref(place);
  }
  return G_SOURCE_CONTINUE;
}

void run_springs(int count, int times) {
  add_style("window { background: white; } .square { background: #5856d6; border-radius: 6px; }");
  Springs springs = {.board = gtk_fixed_new(), .squares = g_new(GtkWidget *, count), .count = count};
  for (int index = 0; index < count; index++) {
    GtkWidget *square = springs.squares[index] = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_add_css_class(square, "square");
    gtk_widget_set_size_request(square, 24, 24);
    gtk_fixed_put(GTK_FIXED(springs.board), square, 20 + index % 10 * 36, 30 + index / 10 * 40);
  }
  open_window(springs.board);
  frame();
  gtk_widget_add_tick_callback(springs.board, tick, &springs, NULL);
  double samples[MOST_SAMPLES];
  for (int index = 0; index < times; index++) {
    double before = cpu_ms();
    frame();
    samples[index] = cpu_ms() - before;
  }
  printf("{\"springs_frame_cpu_ms_median\": %.4f}\n", median(samples, times));
}

// --- A text editor ---

static void did_edit(GtkTextBuffer *buffer, gpointer data) {
  (void)data;
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  g_free(typed);
  typed = gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
  changes++;
}

void run_editor(int count, int times) {
  add_style("textview, text { background: white; color: black; font: 17px Inter; }");
  GtkWidget *editor = gtk_text_view_new();
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(editor));
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(editor), GTK_WRAP_WORD_CHAR);
  char *text = stream_text(count);
  gtk_text_buffer_set_text(buffer, text, -1);
  g_signal_connect(buffer, "changed", G_CALLBACK(did_edit), NULL);
  GtkTextIter middle;
  gtk_text_buffer_get_iter_at_offset(buffer, &middle, count / 2);
  gtk_text_buffer_place_cursor(buffer, &middle);
  open_window(scrolling(editor, NULL));
  g_object_set(gtk_settings_get_default(), "gtk-cursor-blink", FALSE, NULL);
  gtk_widget_grab_focus(editor);
  gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(editor), gtk_text_buffer_get_insert(buffer), 0, TRUE, 0, 0.5);
  focus_window();
  frame();
  frame();
  double samples[MOST_SAMPLES];
  for (int index = 0; index < times; index++) {
    double before = cpu_ms();
    press_x(&changes);
    frame();
    samples[index] = cpu_ms() - before;
  }
  printf("{\"editor_key_cpu_ms_median\": %.4f}\n", median(samples, times));
}

// --- All cases ---

gboolean run_case(const char *name, int count, int times) {
  const struct { const char *name; void (*run)(int, int); } cases[] = {
      {"list", run_list}, {"grid", run_grid}, {"form", run_form}, {"springs", run_springs}, {"editor", run_editor}, {"blur", run_blur}};
  for (size_t index = 0; index < G_N_ELEMENTS(cases); index++)
    if (!strcmp(cases[index].name, name)) return cases[index].run(count, times), TRUE;
  return FALSE;
}
