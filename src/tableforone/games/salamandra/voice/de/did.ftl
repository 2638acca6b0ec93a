# Deine Züge im Protokoll.

did-pass = Du passt.
did-stop-harvest = Du beendest die Ernte.
did-stop-recycle = Du tauschst nichts mehr aus.
did-pay = Du zahlst { $what }.
did-build-at = Du baust es bei { $cell }.
did-wake = Du reaktivierst den Lehrling auf { FORM($where, case: "dative") }.
did-send = Du schickst den Lehrling { FORM($where, case: "from") }.
did-rest = Der Lehrling auf { FORM($where, case: "dative") } ruht sich aus: 1 Kristall.
did-place-bare = Du setzt einen Lehrling auf { FORM($where, case: "accusative") }.
did-place = Du setzt einen Lehrling auf { FORM($where, case: "accusative") }: { $gain }.
did-work = Der Lehrling auf { FORM($where, case: "dative") } erntet: { $gain }.
did-brew = Der Lehrling auf { FORM($where, case: "dative") } braut: { $gain }.
did-recycle = Du tauschst aus: { $what }.
did-book = Du wählst { FORM($spot, case: "accusative") }.
did-harvest = Du erntest { $grove }.
did-temple = { $half ->
    [white] Du gehst in die weiße Hälfte des Tempels: { $prize }.
   *[black] Du gehst in die schwarze Hälfte des Tempels: { $prize }.
}
did-convert = { $card }: Du zahlst { $price } für { $what }.
did-take = Du nimmst: { $card }.
did-build = Du zahlst { $cost } für { FORM($field, case: "definite") }.
did-build-free = Du baust { FORM($field, case: "definite") } kostenlos.
did-buy = Du kaufst { $what } für { $price }.
