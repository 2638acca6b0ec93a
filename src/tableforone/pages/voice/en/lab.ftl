# The page of the lab.

lab-about = Ask a question, let computer players play it a few hundred times on the same deals, and read the report.
lab-new = Start a small study
lab-question = What do you want to know?
lab-player = Who plays?
lab-sure = How sure do you want to be?
lab-sure-50 = Roughly
lab-sure-200 = Well
lab-sure-400 = Precisely
# $reach: percentage points; $games: of each variant
lab-reach = ±{ $reach }, { $games } games each
lab-start = Start
lab-one = Only one study can run at a time: stop the other one first.
# $command: what to type
lab-larger = For larger studies or your own cards: { $command }.
lab-studies = Studies
lab-report = Report
lab-games = Games as a table
lab-continue = Continue
lab-empty = No studies yet. Start with a small one; a few hundred games take some minutes.
lab-running = In progress
lab-so-far = So far, by variant
# $n, $all: parts
lab-parts = { $n } of { $all } parts finished
lab-blocks = Full blocks are finished and saved. You can stop and continue another day. Your own games stay fast meanwhile.
lab-stop = Stop and save
lab-report-so-far = See it so far
lab-idle = No study is running. A study runs while you do something else; every finished block of games is saved.
player-random-about = chooses at random
player-greedy-about = one step ahead, fast
player-search-about = thinks ahead, slow
player-expert-about = the best, slow
