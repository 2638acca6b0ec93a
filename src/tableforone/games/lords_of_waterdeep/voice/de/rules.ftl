# Das Spiel in Kürze, Optionen, Schlusswertung, Ergebnis.

primer = Du bist 8 Runden lang ein heimlicher Lord der Stadt. Abwechselnd setzen du und Pseudo einen
    Agenten auf ein Feld ein und nehmen, was es gibt: Abenteurer, Gold, Quests, Intrigenkarten, neue
    Gebäude. Nach jedem Agenten darfst du 1 Quest erfüllen: Du zahlst ihre Abenteurer und ihr Gold.
    Das bringt Punkte, und dein Lord gibt 4 Punkte dazu, wenn die Quest zu seinen 2 Arten gehört.
    Pseudo hat keine eigenen Punkte: Was er macht, wird von deinen abgezogen. Am Ende bringen übrige
    Abenteurer und übriges Gold ein paar Punkte, und jede offene Quest kostet 5. Du gewinnst, wenn
    du am Ende über 0 stehst.

## Optionen beim Aufbau: die Frage, dann die Möglichkeiten.

option-plot_trigger_on_quest_reward = Belohnungen und Verschwörungsquests
    .about = Lösen Belohnungen von Quests die Verschwörungsquests aus, die auf eine Aktion warten (7.4.2)?
option-plot_trigger_on_quest_reward-no = Nein
    .about = Nur was ein Feld oder eine gespielte Karte gibt, löst sie aus.
option-plot_trigger_on_quest_reward-yes = Ja
    .about = Auch Abenteurer und Gold aus einer erfüllten Quest lösen sie aus.
option-plot_counts_itself = Verschwörungsquests, die Quests zählen
    .about = Zählt eine Verschwörungsquest, die Quests ihrer Art zählt, auch sich selbst (7.4.5)?
option-plot_counts_itself-no = Nein
    .about = Sie zählt ab der nächsten Quest.
option-plot_counts_itself-yes = Ja
    .about = Sie bringt auch für sich selbst 2 Punkte.
option-plot_bonus_chains = Ketten von Verschwörungsquests
    .about = Löst der Bonus einer Verschwörungsquest andere Verschwörungsquests aus (7.4.4)?
option-plot_bonus_chains-no = Nein
    .about = Ein Bonus löst nichts weiter aus.
option-plot_bonus_chains-yes = Ja
    .about = Schurken und Gold aus der einen Verschwörungsquest lösen eine andere aus.
option-stock_on_free_entry = Vorrat auf einem kostenlosen Gebäude
    .about = Bekommt ein Gebäude, das kostenlos ins Spiel kommt, sofort seinen Vorrat (6.2.2)?
option-stock_on_free_entry-no = Nein
    .about = Es bleibt bis zur nächsten Runde leer.
option-stock_on_free_entry-yes = Ja
    .about = Es wird sofort gefüllt.
option-hall_vp_on_free_entry = Punkte auf einem kostenlosen Gebäude
    .about = Zählen die Siegpunktmarker auf einem Gebäude im { place-builders_hall } auch, wenn man
        es kostenlos
        nimmt (6.1.4)?
option-hall_vp_on_free_entry-no = Nein
    .about = Sie gehen zurück in den Vorrat.
option-hall_vp_on_free_entry-yes = Ja
    .about = Wer das Gebäude nimmt, bekommt die Punkte.
option-plots_limit = Zehn Bauplätze
    .about = Begrenzen die 10 gedruckten Bauplätze, wie viele Gebäude im Spiel sein können (6.1.6)?
option-plots_limit-no = Nein
    .about = Es können beliebig viele Gebäude sein.
option-plots_limit-yes = Ja
    .about = Sind 10 Gebäude im Spiel, kann niemand ein weiteres kaufen oder bekommen.
option-needs_right_to_left = Was Pseudo zuerst sucht
    .about = Sucht Pseudo von rechts nach links, was einer Quest fehlt (S5.2)?
option-needs_right_to_left-no = Zuerst Abenteurer
    .about = Zuerst Kleriker, dann Kämpfer, Schurken und Magier, zuletzt Gold.
option-needs_right_to_left-yes = Zuerst Gold
    .about = Zuerst Gold, dann Magier, Schurken und Kämpfer, zuletzt Kleriker. Mehr als ein Viertel seiner
        Einsätze ändert sich.
option-owner_pay_inside_value = Pseudo und deine Gebäude
    .about = Zählt zum Wert eines Feldes für Pseudo, was du dort als Besitzer erhältst (S7.4.3)?
option-owner_pay_inside_value-no = Ihm ist es gleich
    .about = Es entscheidet nur zwischen Feldern von gleichem Wert.
option-owner_pay_inside_value-yes = Er zahlt dir ungern
    .about = Es wird zuerst abgezogen. Deshalb nutzt er deine Gebäude seltener.
option-pseudo_avoids_the_inn = Pseudo und das { cliffwatch-inn }
    .about = Bleibt Pseudo dem { cliffwatch-inn } fern (S7.3)?
option-pseudo_avoids_the_inn-no = Er kommt ins Gasthaus
    .about = Er kommt wegen des Goldes, oder wenn kein anderes Feld mehr bringt. Die Quest von dort bekommst du.
option-pseudo_avoids_the_inn-yes = Er kommt nie
    .about = Er geht nie dorthin. So bekommst du weniger Quests, die du nicht willst.
option-only_quests_subtracted = Pseudos Punkte
    .about = Werden nur die Punkte der Quests abgezogen, die Pseudo erfüllt (S2.3)?
option-only_quests_subtracted-no = Nein
    .about = Auch seine Punkte aus Gebäuden und Verschwörungsquests werden abgezogen.
option-only_quests_subtracted-yes = Ja
    .about = Seine Punkte aus Gebäuden und Verschwörungsquests zählen nicht. Du stehst am Ende höher.
option-needs_served_once = Pseudos freie Wahl
    .about = Pseudo nimmt mehrere Abenteurer seiner Wahl: Zählt nur, was ihm zuerst fehlt (S6.3)?
option-needs_served_once-no = Nein
    .about = Jeder ist einer, der seinen Quests fehlt, solange einer fehlt.
option-needs_served_once-yes = Ja
    .about = Der erste fehlt seinen Quests, danach nimmt er die wertvollsten. Weniger als 1 % seiner
        Einsätze ändert sich.

## Zeilen der Schlusswertung, mitten im Satz.

score-quests = erfüllte Quests
score-lord = Bonus deines Lords
score-plot-quests = Verschwörungsquests
score-buildings = Gebäude
score-cards = Intrigenkarten und Belohnungen
score-cubes = Abenteurer in der Taverne
score-gold = Gold in der Taverne
score-open-quests = offene Quests
score-pseudo-quests = Pseudos erfüllte Quests
score-pseudo-other = Pseudos übrige Punkte
score-pseudo-lacks = fehlende Abenteurer bei Pseudos Karten
score-yours = deine eigenen Punkte
score-his = Pseudos Punkte

## Das Ergebnis.

result-won = Dein Punktestand ist { $mine }. Das ist mehr als 0: Du gewinnst.
result-lost = Dein Punktestand ist { $mine }. Das ist nicht mehr als 0: Pseudo gewinnt.
