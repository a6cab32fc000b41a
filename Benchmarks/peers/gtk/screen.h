// A window of 390 x 844 points at scale 2 on Xvfb, drawn by GTK's Cairo renderer, one frame on request. PEER_SERVER is
// the number of the display server's process, whose work is counted too.
#pragma once

#include <gtk/gtk.h>

#include "../measure.h"

enum { MOST_SAMPLES = 4000 };

// Returns false without a display.
gboolean open_display(void);
void add_style(const char *style);
// Shows the window, with its first frame.
void open_window(GtkWidget *root);
// The content in a scroll view; its position.
GtkWidget *scrolling(GtkWidget *content, GtkAdjustment **position);

// The time of this process and the display server, since the display was opened.
double cpu_ms(void);
void frame(void);
double scroll(GtkAdjustment *position, double points);
double jump(GtkWidget *list, guint row);
// There is no window manager that would assign the keyboard focus.
void focus_window(void);
// Presses and releases the key of the letter x in the window, until `count` has increased.
void press_x(const int *count);
// The picture of the last frame, if PEER_PICTURE names a file.
void save_picture(void);

// A list of the feed's cards.
GtkWidget *make_feed(int count, gboolean has_shadows);
// Returns false if there is no case of that name.
gboolean run_case(const char *name, int count, int times);
void run_list(int count, int times), run_grid(int count, int times), run_form(int count, int times);
void run_springs(int count, int times), run_editor(int count, int times), run_blur(int count, int times);
