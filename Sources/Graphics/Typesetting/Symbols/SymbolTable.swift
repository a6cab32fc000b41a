/// The characters of two free icon fonts that stand for SF Symbols: a name, the outlined picture, and the filled one.
/// `m` is a character of Material Icons, `d` one of Material Design Icons, `l` one of `SymbolLines`; `-` means that
/// there is no filled one.
enum SymbolTable {
  static let rows = """
    abc mEB94 -  accessibility mE92C mE92C  airplane mE539 -  airplane.arrival mE904 -  airplane.departure mE905 -
    airplayaudio mE055 -  airplayvideo mE055 -  airpods mF003 -  airpodspro mF003 -  alarm mE855 mE855
    alarm.waves.left.and.right mE858 mE858  allergens mF221 -  ant mF0FA mF0FA
    antenna.radiowaves.left.and.right mEBBA -  antenna.radiowaves.left.and.right.slash mE0CE -  app mE835 mEB36
    app.background.dotted mE162 -  app.badge mE004 mE004  apple.terminal mEB8E mEB8E  applepencil dF3EB -
    appletv mE333 mE333  applewatch mE334 -  aqi.low mE3EA -  aqi.medium mE3EA -  arcade.stick mE338 -
    archivebox mE149 mE149  arkit mE9FE -  arrow.2.circlepath mE627 -  arrow.2.squarepath mE040 -
    arrow.backward mE5C4 -  arrow.branch mE0B6 -  arrow.clockwise mE5D5 -  arrow.clockwise.icloud mEB5A mEB5A
    arrow.counterclockwise mF053 -  arrow.down mE5DB -  arrow.down.app mE884 mE884  arrow.down.backward mF1E5 -
    arrow.down.doc mE2C4 mE2C4  arrow.down.forward mF1E4 -  arrow.down.forward.and.arrow.up.backward mF1CF -
    arrow.down.left mF1E5 -  arrow.down.right mF1E4 -  arrow.down.right.and.arrow.up.left mF1CF -
    arrow.down.to.line mE258 -  arrow.forward mE5C8 -  arrow.left mE5C4 -  arrow.left.and.right dF4E1 -
    arrow.left.arrow.right mE8D4 -  arrow.left.to.line mE5DC -  arrow.right mE5C8 -
    arrow.right.doc.on.clipboard mEA8E -  arrow.right.to.line mE5DD -  arrow.right.to.line.compact mE5DD -
    arrow.swap mE8D5 -  arrow.triangle.2.circlepath mE627 -  arrow.triangle.2.circlepath.camera mEFEB mEFEB
    arrow.triangle.branch mE0B6 -  arrow.triangle.merge mE252 -  arrow.triangle.pull dF4C2 -
    arrow.turn.down.left mE5D9 -  arrow.turn.down.right mE5DA -  arrow.turn.up.left mE15E -
    arrow.turn.up.right mF060 -  arrow.up mE5D8 -  arrow.up.and.down mEA16 -
    arrow.up.and.down.and.arrow.left.and.right mE89F -  arrow.up.arrow.down mE0C3 -  arrow.up.backward mF1E2 -
    arrow.up.backward.and.arrow.down.forward mF1CE -  arrow.up.bin mF09B mF09B  arrow.up.doc mE9FC mE9FC
    arrow.up.forward mF1E1 -  arrow.up.forward.app mE89E mE89E  arrow.up.left mF1E2 -
    arrow.up.left.and.arrow.down.right mF1CE -  arrow.up.left.and.down.right.magnifyingglass mE56B -
    arrow.up.right mF1E1 -  arrow.up.to.line mE25A -  arrow.uturn.backward mE166 -  arrow.uturn.down mEBA2 -
    arrow.uturn.forward mE15A -  arrow.uturn.left mE166 -  arrow.uturn.right mE15A -  arrow.uturn.up mEBA1 -
    arrowshape.down dF046 dF046  arrowshape.left dF04E dF04E  arrowshape.right dF055 dF055
    arrowshape.turn.up.left mE15E mE15E  arrowshape.turn.up.left.2 mE15F mE15F  arrowshape.turn.up.right mF060 mF060
    arrowshape.up dF05E dF05E  arrowtriangle.backward mE5DE mE5DE  arrowtriangle.down mE5C5 mE5C5
    arrowtriangle.forward mE5DF mE5DF  arrowtriangle.left mE5DE mE5DE  arrowtriangle.right mE5DF mE5DF
    arrowtriangle.up mE5C7 mE5C7  aspectratio mE85B mE85B  asterisk mE1EB -  at mE0E6 -  atom mE9F4 -
    backpack mF19C mF19C  backward mE020 mE020  backward.end mE045 mE045  backward.frame mE045 mE045
    bag mE54C mE54C  balloon dF01C dF01C  balloon.2 mEA65 mEA65  bandage mE3F3 mE3F3  banknote mEF63 mEF63
    barcode dF071 -  barcode.viewfinder dF072 -  barometer mE57C -  baseball mEA51 mEA51  basket mE8CB mE8CB
    basketball mEA26 mEA26  bathtub mEA41 mEA41  battery.0 l3 -  battery.0percent l3 -  battery.100 l7 -
    battery.100.bolt l8 -  battery.100percent l7 -  battery.100percent.bolt l8 -  battery.25 l4 -
    battery.25percent l4 -  battery.50 l5 -  battery.50percent l5 -  battery.75 l6 -
    battery.75percent l6 -  beach.umbrella mEB3E mEB3E  bed.double mEFDF mEFDF  bell mE7F5 mE7F4
    bell.and.waves.left.and.right mE7F7 mE7F7  bell.badge mE7F7 mE7F7  bell.slash mE7F6 mE7F6  bicycle mE52F -
    binoculars dF0A5 dF0A5  bird mE00B mE00B  birthday.cake mE7E9 mE7E9  bitcoinsign mEBC5 -
    blinds.horizontal.closed mE286 -  bold mE238 -  bold.italic.underline mE165 -  bolt dF241 dF241
    bolt.badge.a mE3E5 mE3E5  bolt.batteryblock mE1A3 mE1A3  bolt.car mEB1C mEB1C  bolt.heart mEAA2 mEAA2
    bolt.horizontal dF241 dF241  bolt.shield mE32A mE32A  bolt.slash mE3E6 mE3E6  bonjour mE9F4 -  book dF0BE dF0BD
    book.closed dF0BA dF0BA  book.pages mE0E0 mE0E0  bookmark mE867 mE866  books.vertical dF331 dF331
    box.truck mE558 mE558  brain mEA4A mEA4A  brain.head.profile mEA4A mEA4A  briefcase mE943 mE8F9
    bubble.left dF365 mE253  bubble.left.and.bubble.right mE0BF mE0BF
    bubble.left.and.exclamationmark.bubble.right mE87F mE87F  bubble.left.and.text.bubble.right mE8AF mE8AF
    bubble.middle.bottom dF182 mE0B9  bubble.right dF365 mE253  building mE8D1 mE8D1  building.2 mE7F1 mE7F1
    building.2.crop.circle mE7F1 mE7F1  building.columns mE84F mE84F  bus mE530 mE530  bus.doubledecker mE530 mE530
    button.programmable mE837 -  cabinet mE875 mE875  cablecar mE571 mE571  calendar mE878 -
    calendar.badge.checkmark mE614 -  calendar.badge.clock dF0F0 -  calendar.badge.minus dF0F4 -
    calendar.badge.plus dF0F3 -  calendar.day.timeline.left mE936 -  camera mE412 mE412  camera.filters mE3E3 -
    camera.macro mE545 -  camera.metering.center.weighted mE3B5 -  camera.on.rectangle mE438 mE438  camera.rotate mEA38 mEA38
    camera.slash mF1A8 mF1A8  camera.viewfinder mE3B4 -  capslock mE318 mE318
    captions.bubble mE01C mE01C  car mE531 mE531  car.2 mE940 mE940  carrot dF10F dF10F  cart dF111 mE8CC
    cart.badge.minus mE928 mE928  cart.badge.plus mE854 mE854  cart.fill.badge.plus mE854 -  case mE943 mE8F9
    cat dF11B dF11B  cellularbars mE202 -  chair mEFED mEFED  chair.lounge mE16B mE16B  character mE894 -
    character.book.closed dF0BA dF0BA  character.bubble mE8E2 mE8E2  character.cursor.ibeam dF5E7 -
    chart.bar dF128 dF128  chart.bar.doc.horizontal mF071 mF071  chart.bar.xaxis mE26B -  chart.donut mE917 mE917
    chart.dots.scatter mE268 -  chart.line.downtrend.xyaxis mE8E3 -  chart.line.flattrend.xyaxis mE8E4 -
    chart.line.uptrend.xyaxis mE6E1 -  chart.pie mE6C4 mE6C4  chart.xyaxis.line mE6E1 -  checklist mE6B1 -
    checklist.checked mE6B1 -  checkmark l1 -  checkmark.icloud mE2BF mE2BF  checkmark.seal mEF76 mEF76
    checkmark.shield mE8E8 mE8E8  chess.piece mEAB1 mEAB1  chevron.backward mE2EA -  chevron.compact.down mE5CF -
    chevron.compact.left mE5CB -  chevron.compact.right mE5CC -  chevron.compact.up mE5CE -  chevron.down mE5CF -
    chevron.forward mE5E1 -  chevron.left mE2EA -  chevron.left.2 mEAC3 -
    chevron.left.forwardslash.chevron.right mE86F -  chevron.right mE5E1 -  chevron.right.2 mEAC9 -
    chevron.up mE5CE -  chevron.up.chevron.down l2 -  circle mE836 mE3FA  circle.dashed dF3DD -
    circle.dotted mE1AF -  circle.grid.2x2 mE5C3 mE5C3  circle.grid.3x3 mE5C3 mE5C3  circle.hexagongrid mEAA6 mEAA6
    circle.hexagonpath mEAA6 mEAA6  circle.inset.filled mE837 -  circle.lefthalf.filled mEB37 -
    circle.lefthalf.striped.horizontal.inverse mEB37 -  circle.righthalf.filled mEB37 -  clipboard dF14D dF147
    clock mE8B5 mE924  clock.arrow.circlepath mE889 -  clock.badge.checkmark dF5CE dF5CE  cloud mE2C2 mE2BD
    cloud.moon mEA46 mEA46  cloud.moon.rain mEA46 mEA46
    comb mE14E mE14E  command mEAE7 -
    computermouse mE323 mE323  control mEAE6 -  cpu mE322 mE322  creditcard mE870 mE870  crop mE3BE -
    crop.rotate mE437 -  cross mE548 mE548  cross.case mF109 mF109  cross.vial dF096 dF093  crown dF1A5 dF1A5
    cube dF1A7 dF1A6  cube.transparent mE9FE mE9FE  cup.and.heat.waves mEFEF mEFEF  cup.and.saucer mE541 mE541
    curlybraces mEAD3 -  cursorarrow dF1B4 -  cursorarrow.click mE762 -  cursorarrow.rays mE762 -
    curtains.closed mEC1D -  cylinder dF1B8 dF1B8  cylinder.split.1x2 dF1B8 dF1B8  decrease.indent mE23D -
    delete.backward mE14A mE14A  delete.left mE14A mE14A  deskclock mE8B5 mE924  desktopcomputer mE30B -
    dial.high mE9E4 mE9E4  dial.low mE9E4 mE9E4  dial.medium mE9E4 mE9E4  diamond dF1A2 dF1A2  dice mEB40 mEB40
    die.face.1 dF1CA dF1CA  die.face.2 dF1CB dF1CB  die.face.3 dF1CC dF1CC  die.face.4 dF1CD dF1CD
    die.face.5 dF1CE dF1CE  die.face.6 dF1CF dF1CF  dishwasher mE54A mE54A  display dF1C4 -  display.2 dF37A -
    divide dF1D4 -  doc dF224 dF214  doc.append dF222 dF222  doc.badge.gearshape mE8B9 -
    doc.on.clipboard mE14F mE14F  doc.on.doc mE14D mE14D  doc.plaintext dF219 dF219  doc.richtext mEF42 mEF42
    doc.text mE873 mE873  doc.text.magnifyingglass mE880 -  doc.viewfinder mE5FA mE5FA  dock.rectangle mE06C -
    dog mE91D mE91D  dollarsign mE227 -  door.garage.closed mF011 -  door.left.hand.closed mEFFD -
    door.left.hand.open mEB4F -  dot.radiowaves.left.and.right mE51E -  dot.radiowaves.up.forward mE0E5 -
    dot.scope mE1B3 -  dots.and.line.vertical.and.cursorarrow.rectangle mE913 -  drop mE91C mE798
    drop.slash mE0C4 mE0C4  drop.triangle mE91C mE91C  dumbbell mEB43 mEB43  ear mE023 -
    ear.badge.checkmark mE023 -  ecg.text.page mEAA2 mEAA2  eject mE8FB mE8FB  ellipsis mE5D3 -
    ellipsis.bubble mE625 mE625  ellipsis.vertical mE5D4 -  engine.combustion dF1FA dF1FA  envelope mE0E1 mE158
    envelope.badge mF18A mF18A  envelope.open dF5EF mE151  equal dF1FC -  eraser dF1FE dF1FE  escape mE879 -
    eurosign mE926 -  ev.charger mE56D mE56D  exclamationmark mE645 -  exclamationmark.2 mE645 -
    exclamationmark.3 mE645 -  exclamationmark.bubble mE85A mE85A  exclamationmark.icloud mE2C1 mE2C1
    exclamationmark.octagon dF029 dF029  exclamationmark.shield mF014 mF014  exclamationmark.triangle mF083 mE002
    externaldrive mE1DB mE1DB  externaldrive.connected.to.line.below mE1DB mE1DB  eye mE8F4 mE8F4
    eye.slash mE8F5 mE8F5  eyebrow mE8F4 -  eyedropper mE3B8 -  eyeglasses dF2AA -  eyeglasses.slash mE8F5 -
    eyes mE8F4 -  face.dashed mE87C mE87C  face.smiling mE813 mE7F2  face.smiling.inverse mE7F2 -  faceid mE87C -
    facemask mF218 mF218  fan mEC17 mEC17  fan.ceiling mEC17 mEC17  faxmachine mEAD8 mEAD8  ferry mE532 mE532
    figure mE84E -  figure.2 mE63D -  figure.2.arms.open mE63D -  figure.2.and.child.holdinghands mF1A2 -
    figure.and.child.holdinghands mF1A2 -
    figure.arms.open mE84E -  figure.child mEB67 -  figure.cooldown mE92C -  figure.dance mEBC4 -
    figure.golf mEB45 -  figure.hiking mE50A -  figure.indoor.cycle mE52F -  figure.mind.and.body mEA78 -
    figure.outdoor.cycle mE52F -  figure.pool.swim mEB48 -  figure.roll mE914 -  figure.run mE566 -
    figure.skiing.downhill mE509 -  figure.stand mE4EB -  figure.strengthtraining.traditional mEB43 -
    figure.surfing mE515 -  figure.walk mE536 -  figure.wave mEA1D -  figure.yoga mEA78 -  film mE02C mE02C
    fireworks mEA65 -  fish dF23A dF23A  flag dF23D mE153  flag.2.crossed mEA1A mEA1A  flag.checkered mF06E -
    flag.pattern.checkered mF06E -  flame mEF55 mEF55  flashlight.off.fill mF00A mF00A  flashlight.on mF00B mF00B
    flask dF096 dF093  flip.horizontal mE3E8 mE3E8  flowchart mE97A mE97A  folder dF256 mE2C7
    folder.badge.gearshape dF253 dF253  folder.badge.minus dF258 dF258  folder.badge.plus mE2CC mE2CC
    football mEA29 mEA29  fork.knife mE56C -  forward mE01F mE01F  forward.end mE044 mE044
    forward.frame mE044 mE044  fossil.shell dF5D0 dF5D0  fuelpump mE546 mE546  function mE24A -
    gamecontroller mEA28 mEA28  gauge mE9E4 -  gauge.medium mE9E4 -  gauge.with.dots.needle.33percent mE9E4 -
    gauge.with.dots.needle.50percent mE9E4 -  gauge.with.dots.needle.67percent mE9E4 -
    gauge.with.dots.needle.bottom.50percent mE9E4 -  gear mE8B8 mE8B8  gearshape mE8B8 mE8B8  gearshape.2 mF10C mF10C
    gift mE8F6 mE8B1  giftcard mE8F6 mE8F6  globe mE894 -  globe.americas mE80B mE80B
    globe.asia.australia mE80B mE80B  globe.desk mE80B mE80B  globe.europe.africa mE80B mE80B  gobackward mE042 -
    gobackward.10 mE059 -  gobackward.15 mE059 -  gobackward.30 mE05A -  goforward dF467 -  goforward.10 mE056 -
    goforward.15 mE056 -  goforward.30 mE057 -  graduationcap mE80C mE80C  greaterthan dF16C -  grid mE3EC -
    guitars dF2C4 dF2C4  gyroscope mE84D -  hammer mEA59 mEA59  hand.draw mE155 mE155  hand.point.right dF2C7 dF2C7
    hand.point.up mE913 mE913  hand.point.up.braille mE913 mE913  hand.point.up.left mE913 mE913
    hand.raised mE925 mE925  hand.raised.fingers.spread mEBB9 mEBB9  hand.raised.slash mF1B0 mF1B0
    hand.rays mE764 mE764  hand.tap mE913 mE913  hand.thumbsdown dF512 mE8DB  hand.thumbsup dF514 mE8DC
    hand.wave mE766 mE766  handbag mE54C mE54C  hands.and.sparkles mF21F mF21F  hands.clap mEBE5 mEBE5
    hands.sparkles mF21F mF21F  handshake mEBCB mEBCB  hare mE799 mE799  hdr.on mE3EE -  headphones mF01F -
    hearingdevice.ear mE023 mE023  heart mE87E mE87D  heart.slash dF2D4 mEAC2  heart.text.square mEAA2 mEAA2
    hexagon dF2D9 mEB39  hifispeaker mE32D mE32D  highlighter mE22B -  homepod mE32D mE32D  hourglass mE88B -
    hourglass.bottomhalf.filled mEA5C -  hourglass.tophalf.filled mEA5B -  house mE88A mE88A
    house.lodge mE587 mE587  humidity mE798 mE798  hurricane mEBD5 -  icloud mE2C2 mE2BD
    icloud.and.arrow.down mE2C0 mE2C0  icloud.and.arrow.up mE2C3 mE2C3  icloud.slash mE2C1 mE2C1
    increase.indent mE23E -  indianrupeesign mEAF7 -  infinity mEB3D -  info lA -
    internaldrive mE1DB mE1DB  ipad mE331 -  ipad.and.iphone mE1B1 -
    ipad.landscape mE32F -  iphone mE325 -  iphone.gen3 mE325 -  iphone.landscape mE0D5 -
    iphone.radiowaves.left.and.right mE62D -  italic mE23F -  ivfluid.bag mEFE4 mEFE4  key mE0DA mE0DA
    keyboard mE312 mE312  keyboard.chevron.compact.down mE31A -  ladybug mE868 mE868  lamp.desk mF02A -
    lamp.floor mF02A mF02A  lamp.table mF02A mF02A  laptopcomputer mE31E -  laptopcomputer.and.iphone mE326 -
    largecircle.fill.circle mE837 -  laser.burst mE3E4 -  lasso mE155 -  latch.2.case mEB3F mEB3F
    laurel.leading mEB4C -  laurel.trailing mEB4C -  leaf mEA35 mEA35  lessthan dF16E -  level mF108 mF108
    lifepreserver mEF73 mEF73  light.beacon.max mEBF6 mEBF6  lightbulb dF336 mE0F0  lightbulb.max mE79A mE79A
    lightrail mE570 mE570  line.3.horizontal mE5D2 -  line.3.horizontal.decrease mE152 -  line.diagonal mE15B -
    line.horizontal.3 mE5D2 -  line.horizontal.3.decrease mE152 -  lineweight mE91A -  link mE157 -
    link.slash mE16F -  list.bullet mE241 -  list.bullet.clipboard mE85D mE85D  list.bullet.indent mE8DE -
    list.clipboard dF14E dF14E  list.dash mE896 -  list.dash.header.rectangle mEF42 -
    rectangle.fill.on.rectangle.angled mE3E0 mE3E0  dot.radiowaves.right mE0E5 -  list.number mE242 -
    list.star mEA4F -  list.triangle mE896 -
    livephoto mE39E -  livephoto.play mE9C1 -  lizard mF0FA mF0FA  location mE569 mE569  location.north mE55D mE55D
    location.slash mF1EF mF1EF  lock mE899 mE897  lock.open mE898 mE898  lock.rotation mEADE -
    lock.shield mE32A mE32A  lock.slash mE641 mE641  long.text.page.and.pencil.fill mE745 -  lungs mEFD8 mEFD8
    macbook mE320 -  macbook.and.iphone mE326 -  macpro.gen3 dF1C5 dF1C5  macwindow mE069 -
    macwindow.on.rectangle mE3E0 -  magazine dF395 dF395  magicmouse mE323 mE323  magnifyingglass mE8B6 -
    map mE55B mE55B  mappin dF34E -  mappin.and.ellipse mE55E -  mappin.slash mE0C7 -  medal mEA3F mEA3F
    megaphone mEF49 mEF49  memories mE889 -  memorychip mE322 mE322  menubar.rectangle mE069 -  menucard mEA19 mEA19
    message mE0CB mE0CA  metronome mE01B mE01B  mic mE02A mE029  mic.slash mE02B mE02B  microbe mF221 mF221
    microphone mE02A mE029  microphone.slash mE02B mE02B  microwave mF204 mF204  minus mE15B -
    minus.magnifyingglass mE900 -  minus.plus.batteryblock dF10C dF10C  moon mEF44 mEF44  moon.slash mEB76 mEB76
    moon.stars mEA46 mEA46  moon.zzz mE046 mE046  moped mEB28 mEB28  motorcycle mE91B mE91B  mountain.2 mE564 mE564
    mouth mE7F2 mE7F2  move.3d mE89F -  movieclapper mE404 mE404  mug mEFEF mEFEF  multiply mE5CD -
    music.mic mEF5A -  music.note mE405 -  music.note.list mE03D -  music.quarternote.3 mE030 -
    mustache mE87C mE87C  network mE9F4 -  newspaper mEB81 mEB81  nose mE87C mE87C  note mE06F mE06F
    note.text dF39E -  number mE9EF -  numbers mEAC7 -  octagon dF3C4 dF3C3  oilcan dF3C7 dF3C7
    opticaldisc mE019 mE019  option mEAE8 -  oven mF204 mF204  paintbrush mE243 mE243
    paintbrush.pointed mE3AE mE3AE  paintpalette mE40A mE40A  paperclip mE226 -  paperplane mE163 mE163
    paragraphsign dF27D -  parkingsign mE54F -  party.popper mEA65 mEA65  pause mE034 mE034  pawprint mE91D mE91D
    pc dF1C5 -  pencil mE3C9 -  pencil.and.outline mF10A -  pencil.and.ruler mEA3B mEA3B  pencil.slash mE950 -
    pencil.tip dF3EA -  pentagon mEB50 mEB50  percent mEB58 -  person mE7FF mE7FD  person.2 mE7FC mE7FB
    person.2.wave.2 mE91F mE91F  person.3 mF233 mF233  person.3.sequence mF233 mF233
    person.and.background.dotted mF106 -  person.badge.key mEF3D mEF3D  person.badge.minus mEF66 mEF66
    person.badge.plus mE7FE mE7FE  person.badge.shield.checkmark mEF3D mEF3D  person.crop.artframe mE416 -
    person.crop.circle.badge.plus mE7FE mE7FE  person.crop.rectangle mF22E mF22E
    person.crop.square dF007 dF006  person.fill.checkmark mE174 mE174  person.fill.questionmark mE94C mE94C
    person.fill.xmark mF03E mF03E  person.icloud mE2BE mE2BE  person.line.dotted.person mE915 -
    person.slash mE510 mE510  person.text.rectangle dF5D2 dF5D2  person.wave.2 dF5CB dF5CB  personalhotspot mE1E2 -
    perspective mE428 -  phone mE0B0 mE0B0  phone.arrow.down.left mE649 mE649  phone.arrow.up.right mE61C mE61C
    phone.connection mE61D mE61D  phone.down mE0B1 mE0B1  phone.slash mE9CC mE9CC  photo mE3F4 mE3F4
    photo.artframe mE432 -  photo.badge.plus mE43E mE43E  photo.on.rectangle mE3B6 mE3B6
    photo.on.rectangle.angled mE413 mE413  photo.stack mE413 mE413  pianokeys mE521 -  pill dF402 dF402
    pills mF033 mF033  pin dF403 dF403  play mE037 mE037  play.slash mEF6A mEF6A  play.tv mE639 mE639
    playpause dF40E dF40E  plus mE145 -  plus.bubble mEF58 mEF58  plus.forwardslash.minus mE3CA -
    plus.magnifyingglass mE8FF -  plus.message mE266 -  plusminus mE3CA -
    point.3.connected.trianglepath.dotted mE80D -  point.topleft.down.curvedto.point.bottomright.up mE922 mE922
    popcorn dF422 dF422  power mE8AC -  poweroutlet.type.b mF1D4 mF1D4  powerplug mE63C mE63C  printer mE8AD mE8AD
    puzzlepiece mE87B mE87B  puzzlepiece.extension mE87B mE87B  qrcode mEF6B -  qrcode.viewfinder mF206 -
    questionmark mEB8B -  questionmark.bubble mE0C6 mE0C6  quote.bubble mE244 mE244  quote.closing mE244 -
    quote.opening mE244 -  rainbow mE3FC -  rays mE3E4 -  record.circle mE061 mE061  rectangle dF1A0 mEB54
    rectangle.3.group mE871 mE871  rectangle.and.pencil.and.ellipsis mF042 -  rectangle.badge.plus mE39D -
    rectangle.compress.vertical mE94D -
    rectangle.connected.to.line.below mE97A -  rectangle.dashed mE162 -  rectangle.expand.vertical mE94F -
    rectangle.grid.1x2 mE8E9 mE8E9  rectangle.grid.2x2 mE9B0 mE9B0  rectangle.grid.3x2 mE8F0 mE8F0
    rectangle.on.rectangle mE3E0 mE3E0  rectangle.portrait dF1A1 dF1A1
    rectangle.portrait.and.arrow.forward mE9BA mE9BA  rectangle.portrait.and.arrow.right mE9BA mE9BA
    rectangle.split.2x1 mE949 mE949  rectangle.split.3x1 mE8F3 mE8F3  rectangle.stack mE43C mE43C
    rectangle.stack.badge.plus mE02E mE02E  refrigerator mEB47 mEB47  repeat mE040 -  repeat.1 mE041 -
    return mE31B -  return.left mE31B -  rhombus dF1A2 dF1A2  road.lanes dF461 -  rosette mE7AF -  rotate.3d mE84D -
    rotate.left mE419 mE419  rotate.right mE41A mE41A  ruler mE41C mE41C  safari mE87A mE87A  sailboat mE502 mE502
    scale.3d mF1CE -  scanner mE329 mE329  scissors mE14E -  scooter mEB1F -  scope mE1B3 -  screwdriver dF477 dF477
    scribble mE155 -  scribble.variable mE746 -  scroll mEA3E mEA3E  sdcard mE623 mE623  seal dF124 dF124
    sensor mE51E mE51E  sensor.radiowaves.left.and.right.fill mE51E -  server.rack mE875 -  shield mE9E0 mE9E0
    shield.checkered mE32A -  shield.lefthalf.filled mE32A -  shift dF636 dF636  shippingbox dF3D7 dF3D7
    shippingbox.and.arrow.backward dF3D4 dF3D4  shoe mE50B mE50B  shoeprints.fill mE91D mE91D  shower mF061 mF061
    shuffle mE043 -  sidebar.leading mF114 -  sidebar.left mF114 -  sidebar.right mF114 -  sidebar.trailing mF114 -
    signature mE746 -  simcard mE32B mE32B  sink mF1F7 mF1F7  skateboard mE511 mE511  skew mE428 -  slash mE14B -
    slider.horizontal.2.square mE429 -  slider.horizontal.3 mE429 -  slider.vertical.3 dF66A -  slowmo mE068 -
    smallcircle.filled.circle mE837 mE837  smoke mE3DD mE3DD  snowflake mEB3B -  soccerball mEA2F mEA2F
    sofa mEFED mEFED  sos mEBF7 -  sparkle mE65F -  sparkles mE65F -  spatial.capture mE9FE -  speaker mE04E mE04E
    speaker.slash mE04F mE04F  speaker.wave.1 mE04D mE04D  speaker.wave.2 mE050 mE050  speaker.wave.3 mE050 mE050
    speedometer mE9E4 -  spigot mF107 mF107  sportscourt mEB90 mEB90  square mE835 mEB36  square.3.layers.3d mE53B -
    square.and.arrow.down lB dF1DA  square.and.arrow.up mE6B8 mE6B8
    square.and.line.vertical.and.square mE3B9 mE3B9  square.and.pencil l9 -  square.dashed mEF52 -
    square.fill.on.square.fill mE3E0 -  square.grid.2x2 dF570 dF570  square.grid.3x1.below.line.grid.1x2 mE871 mE871
    square.grid.3x2 mE8F0 mE8F0  square.grid.3x3 mE42A mE42A  square.grid.4x3.fill mE3EC mE3EC
    square.on.circle mE886 mE886  square.on.square mE3E0 mE3E0  square.split.1x2 mE947 mE947
    square.split.2x1 mE949 mE949  square.split.2x2 dF4F1 dF4F1  square.stack mE53B mE53B
    square.stack.3d.down.right mE53B mE53B  square.stack.3d.up mE53B mE53B  squareshape.split.2x2 dF4F1 dF4F1
    star mE83A mE838  star.bubble mF054 mF054  star.leadinghalf.filled mE839 -  star.slash mE83A -
    staroflife mE1EB mE1EB  steeringwheel dF4D4 -  sterlingsign mEAF1 -  stethoscope dF4D9 -  stop mE3C6 mE047
    stopwatch mE425 mE425  storefront mEA12 mEA12  stove mF1F7 mF1F7  strikethrough mE257 -  studentdesk mF8F4 -
    suit.club dF14F dF14F  suit.diamond mEAD5 mEAD5  suit.heart dF2D5 dF2D1  suit.spade mEB4C mEB4C
    suitcase dF0D6 dF0D6  suitcase.rolling mF235 mF235  sum mE24A -  sun.haze mE1C6 mE1C6  sun.horizon dF59A dF59A
    sun.max mE430 mE430  sun.min mE518 mE518  sunglasses dF4E0 dF4E0  sunrise dF59C dF59C  sunset dF59B dF59B
    swatchpalette mE40A mE40A  swift mE86F -  switch.2 mE9F6 -  switch.programmable mE9F6 -  syringe mE138 mE138
    table mE265 mE265  table.furniture mEAC6 mEAC6  tablecells mE265 mE265  tag dF4FC dF4F9  tag.slash mE9B6 mE9B6
    takeoutbag.and.cup.and.straw mEA74 mEA74  target mE8E1 -  teddybear mF06C mF06C  teletype mF1AA -
    tennis.racket mEA32 -  tennisball mEA32 mEA32  tent dF508 dF508  terminal mEB8E mEB8E  testtube.2 dF668 -
    text.aligncenter mE234 -  text.alignleft mE236 -  text.alignright mE237 -  text.append mE03B -
    text.badge.checkmark mE065 -  text.badge.minus mEB80 -  text.badge.plus mE03B -  text.badge.xmark mEB80 -
    text.book.closed dF61D dF61D  text.bubble dF36A mE0B7  text.cursor dF5E7 -  text.insert mEA20 -
    text.justify mE235 -  text.justify.leading mE236 -  text.justify.left mE236 -  text.justify.right mE237 -
    text.justify.trailing mE237 -  text.magnifyingglass mE880 -  text.page mEF42 mEF42  text.quote mE244 -
    text.word.spacing mE256 -  textformat mE165 -  textformat.abc mEB94 -  textformat.alt mE264 -
    textformat.size mE245 -  textformat.size.larger mEAE2 -  textformat.size.smaller mEADD -
    theatermasks mEA66 mEA66  thermometer mF076 -  thermometer.high mF076 -  thermometer.low mF076 -
    thermometer.medium mF076 -  thermometer.snowflake mE1FF mE1FF  thermometer.sun mE1FF mE1FF  ticket mE638 mE638
    timelapse mE422 -  timer mE425 -  toilet mE63D mE63D  tornado mE199 -  tortoise mE91D mE91D  touchid mE90D -
    train.side.front.car mE570 -  tram mE571 mE571  trash mE92E mE872  tray mE156 mE156
    tray.2 mE97F mE97F  tray.and.arrow.down dF1DA dF1DA  tray.and.arrow.up mE2C6 mE2C6  tray.full mE97F mE97F
    tree mEA63 mEA63  triangle mE86B dF536  trophy dF53A dF538  tropicalstorm mF070 -  truck.box mE558 mE558
    tshirt dF53F dF53F  tv mE333 mE333  uiwindow.split.2x1 mE949 -  umbrella dF54B dF54A  underline mE249 -
    video mE04B mE04B  video.slash mE04C mE04C  view.3d mE9FE -  viewfinder mE3C2 -  visionpro mF082 mF082
    voiceover mE91F -  volleyball mEA31 mEA31  wallet.bifold dF584 dF584  wallet.pass mE850 mE850
    wand.and.rays mE664 -  wand.and.sparkles mE663 -  wand.and.stars mE663 -  washer mE54A mE54A
    water.waves mE176 -  waterbottle dF1AB dF1AB  wave.3.left mE0E5 -  wave.3.right mE0E5 -  waveform mE1B8 -
    waveform.badge.magnifyingglass mE8B6 -  waveform.low mE1B8 -  waveform.path mF092 -  waveform.path.ecg dF430 -
    wifi mE63E -  wifi.exclamationmark mF063 -  wifi.router mE328 mE328  wifi.slash mE648 -  wind mEFD8 -
    wind.snow mEB3B -  window.horizontal mF088 -  window.vertical.closed mF088 -  wineglass mF1E8 mF1E8
    wrench dF5B7 dF5B7  wrench.adjustable mE869 mE869  wrench.and.screwdriver mF10B mF10B  x.squareroot mE24A -
    xmark mE5CD -  xmark.icloud mE2C1 mE2C1  xmark.seal dF15C dF15C  xmark.shield mF012 mF012  yensign mEAFB -
    zzz mE046 -
    airpods.max mF01F -  align.horizontal.center mE00F mE00F  align.horizontal.left mE00D mE00D
    align.horizontal.right mE010 mE010  align.vertical.bottom mE015 mE015  align.vertical.center mE011 mE011
    align.vertical.top mE00C mE00C  angle mEA49 -  apple.intelligence mE65F -  apple.logo dF035 -
    applelogo dF035 -  arrow.down.document mE2C4 mE2C4  arrow.trianglehead.2.clockwise.rotate.90 mE627 -
    arrow.trianglehead.2.counterclockwise.rotate.90 mE627 -  arrow.up.document mE9FC mE9FC
    arrow.up.message dF365 dF361  beats.headphones mF01F -  beziercurve dF559 -  bubble dF365 dF361
    camera.aperture dF104 -  circle.grid.cross dF296 dF296  clear mE14A mE14A  cube.box dF1A7 dF1A6
    delete.right mE14A mE14A  f.cursive dF295 -  fiberchannel mEFE6 -  filemenu.and.cursorarrow mE1B2 -
    filemenu.and.selection mE1B2 -  flag.pattern.checkered.2.crossed dF23C -  homekit mEA09 -
    ipad.homebutton mE331 -  iphone.homebutton mE325 -  list.bullet.below.rectangle mF1C3 -
    location.fill.viewfinder mE55C -  lock.open.rotation mEADE -  macmini mF025 mF025
    music.note.house mE405 mE405  pencil.and.scribble mE746 -  pencil.line mE745 -
    photo.fill.on.rectangle mE413 mE413  playstation.logo dF414 -  plus.app mE146 mE146
    pointer.arrow.click mE762 -  pointer.arrow.click.2 mE762 -  pointer.arrow.motionlines.click mE762 -
    poweroff mE8AC -  poweron mE8AC -  scalemass mEB5F mEB5F  space mE256 -  thermometer.variable mE1FF -
    widget.extralarge.badge.plus mE99B -  xbox.logo dF5B9 -
    dollarsign.arrow.circlepath mEB70 -  dollarsign.arrow.trianglehead.counterclockwise.rotate.90 mEB70 -
    gauge.with.dots.needle.0percent mE9E4 -  gauge.with.dots.needle.100percent mE9E4 -
    gauge.with.dots.needle.bottom.0percent mE9E4 -  gauge.with.dots.needle.bottom.100percent mE9E4 -
    gauge.with.needle mE9E4 mE9E4
    plus.square.on.square mE02E mE02E  doc.text.viewfinder mE5FA -  textformat.abc.dottedunderline mEB94 -
    square.and.arrow.up.on.square mE6B8 mE6B8  xmark.octagon dF15D dF15C  list.bullet.rectangle.portrait mF1C3 mF1C3
    icloud.and.arrow.up.and.arrow.down mEB5A -  arrow.forward.to.line mE5DD -  chevron.left.slash.chevron.right mE86F -
    paragraph mE247 -  iphone.and.arrow.forward mE0E7 mE0E7  leaf.arrow.circlepath mE760 -  light.max mE518 -
    squareshape.split.3x3 mE3EC -  figure.badminton mEA32 -  figure.climbing mE50A -  figure.walk.motion mE536 -
    rectangle.3.offgrid mE871 mE871  stairs.beneathhouse mF1A9 -  moonphase.last.quarter mEB37 -
    eyedropper.full mE3B8 -  lock.doc dF221 dF221  macwindow.and.pointer.arrow mE069 -
    rectangle.righthalf.inset.fill.arrow.right mE879 -  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left mE3E8 mE3E8
    externaldrive.badge.timemachine mE1DB -  applescript mE873 mE873
    smiley mE813 mE7F2  signpost.left mEB91 mEB91  signpost.right mEB91 mEB91  signpost.right.and.left mEB91 mEB91
    snow mEB3B -  text.viewfinder mE5FA -  square.stack.3d.down.forward mE53B mE53B  lanyardcard mEA67 mEA67
    hourglass.tophalf.fill mEA5B -  hourglass.bottomhalf.fill mEA5C -  eyedropper.halffull mE3B8 -
    bubbles.and.sparkles mE6DD mE6DD  arrow.up.heart mEA70 mEA70  arrow.trianglehead.clockwise mE5D5 -
    arrow.trianglehead.counterclockwise mF053 -  arrow.down.to.line.alt mE258 -  arrow.down.to.line.compact mE258 -
    arrow.up.to.line.alt mE25A -  arrow.up.to.line.compact mE25A -  arrow.left.to.line.alt mE5DC -
    arrow.left.to.line.compact mE5DC -  arrow.right.to.line.alt mE5DD -  arrow.right.arrow.left mE8D4 -
    clock.arrow.2.circlepath mE923 -  wand.and.rays.inverse mE664 -  wand.and.stars.inverse mE663 -
    textformat.superscript dF283 -  textformat.subscript dF282 -  sun.dust mE1C6 mE1C6  placeholdertext.fill mE8D2 -
    moonphase.first.quarter mEB37 -  figure.flexibility mEBC4 -  figure.gymnastics mEBC4 -
    figure.mixed.cardio mE566 -  figure.play mEA33 -  figure.handball mEA33 -  dial mE9E4 mE9E4
    circlebadge mEF4A mEF4A  nosign mE14B -  circle.circle mE837 mE837
    rectangle.portrait.on.rectangle.portrait mE3E0 mE3E0  video.bubble.left dF36B dF36B  video.bubble dF36B dF36B
    sparkles.tv mE639 mE639  phone.and.waveform mE61D mE61D  medical.thermometer mF076 mF076
    homepodmini mE32D mE32D  homepod.mini mE32D mE32D  circle.grid.hex mEAA6 mEAA6  candybarphone dF11E -
    camera.metering.none mE3B4 -  airpods.gen3 mF003 -  calendar.badge.clock.rtl dF0F0 -
    gearshape.arrow.triangle.2.circlepath mF232 -  leaf.arrow.triangle.circlepath mE760 -  lasso.sparkles mE155 -
    circle.lefthalf.fill mEB37 -  circle.righthalf.fill mEB37 -
    """

  /// Pictures that those fonts draw larger or smaller than Apple.
  static let factors: [String: Float] = [
    "chevron.left": 0.7, "chevron.right": 0.7, "chevron.backward": 0.7, "chevron.forward": 0.7, "chevron.up": 1.17,
    "chevron.down": 1.17,
  ]
}
