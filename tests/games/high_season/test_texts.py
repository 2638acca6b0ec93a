"""What the player reads: questions, answers, the log, the drawing."""

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.voice.names import effect_text, staff_called, staff_text
from tableforone.kernel.frames import OPPONENT, TABLE, YOU
from tests.games.high_season.crafted import (
    dice,
    face,
    hire,
    hired,
    kinds,
    legal,
    occupy,
    pending,
    play,
    ralph,
    rooms,
    table,
)


def test_dice_in_full_phrases() -> None:
    p = table()
    assert GAME.ask(p) == "Round 1: take a die or pass? You have 7 krones."
    assert GAME.say(p, n.TAKE + 1) == "Take a 1: prepare up to 2 rooms"
    assert GAME.say(p, n.TAKE + 6) == "Take a 6 (1 krone): imitate any other space with strength 1"
    assert GAME.say(p, n.PASS + 3) == "Pass: remove a 3 and gain 1 krone"
    assert [GAME.thing(p, a) for a in (n.TAKE + 1, n.PASS + 3, n.LOAN)] == ["die:1", "pass:3", "loan:1"]
    assert GAME.say(p, n.LOAN) == "Take your first loan: 2 krones now, −2 points at the end"
    p = table(staff=hired("s02"))
    assert GAME.say(p, n.TAKE + 6) == (
        "Take a 6: imitate any other space with strength 1; Impersonator: no fee, gain 1 krone"
    )


def test_rooms_with_price_and_door() -> None:
    p = table(dice=dice(3, 3), prepared=rooms(3, 4, 5, 11))
    play(p, n.TAKE + 3)
    assert GAME.say(p, n.ROOM + 11) == "Occupy room 11 (red, floor 2) for free; its door: gain 1 krone"
    assert GAME.say(p, n.ROOM + 18) == "Prepare room 18 (yellow, floor 3) for 2 krones"
    assert GAME.thing(p, n.ROOM + 18) == "prepare:18" and GAME.thing(p, n.ROOM + 11) == "occupy:11"
    assert GAME.ask(p) == "Prepare up to 2 rooms, or occupy one, 2 krones off? You have 7 krones."


def test_staff_and_pending_items() -> None:
    p = table(dice=dice(5))
    play(p, n.TAKE + 5)
    assert GAME.say(p, hire("s02")) == (
        "Hire the Impersonator for 4 krones; whenever you take a 6: no fee, gain 1 krone"
    )
    assert GAME.thing(p, hire("s02")) == "staff:s02"
    p = pending(n.MAIN, n.STEP + 0, n.DOOR + 9, die=4, strength=2)
    legal(p)
    assert (
        GAME.say(p, n.MAIN) == "Do the main action of your 4: advance 2 spaces on the Emperor track, or gain 2 krones"
    )
    assert GAME.say(p, n.STEP + 0) == "Use the Emperor bonus of row 1, space 3: occupy a blue room, 1 krone off"
    assert [GAME.thing(p, a) for a in (n.MAIN, n.STEP + 0, n.DOOR + 9)] == ["main", "emperor:1.3", "door:9"]
    play(p, n.STEP + 0)
    assert GAME.say(p, n.DECLINE) == "Decline the Emperor bonus of row 1, space 3"


def test_every_effect_and_every_member_has_words() -> None:
    doors = {effect_text(code) for code in cards.DOOR_BONUS if code}
    assert "hire a staff member for free" in doors
    assert "gain 2 krones and advance 1 space on the Emperor track" in doors
    assert len({staff_text(member) for member in range(len(cards.STAFF_IDS))}) == 27


def test_ralphs_reasons() -> None:
    p = table(dice=dice(1, 3, 3, 6, 6))
    die, room = ralph(p, face([2, 4], occupy("blue", "row")), "from_left")[:2]
    assert GAME.tell(die) == (
        "Ralph removes a 3. The hand comes from the left, so he wants the left die, a 2; neither that nor the other "
        "die, a 4, is left. Of the spaces with the most dice (2), space 3 is the first in the pointer’s direction."
    )
    assert GAME.tell(room) == (
        "Ralph occupies room 5 (blue). No blue room completes a row, so it is the first empty blue room of his "
        "zig-zag on the right side of the stairs."
    )
    p = table(occupied=[0, rooms(19, 20, 21, 28)])
    room = ralph(p, face([1, 1], occupy("red")), "from_left")[1]
    assert GAME.tell(room) == (
        "Ralph occupies room 1 (red). It is the first empty red room of his zig-zag on the left side of the stairs "
        "(the right side has none)."
    )
    p = table(occupied=[0, rooms(*range(1, 28))])
    room = ralph(p, face([1, 1], occupy("red", "row")), "from_left")[1]
    assert GAME.tell(room) == "Ralph occupies room 28 (red), the only empty red room he has left."


def test_9_6_4_a_room_that_completes_something_among_others() -> None:
    p = table(occupied=[0, rooms(1, 2, 5, 6, 26)])  # hotel 2: room 3 completes a red group, 12 and 27 blue ones
    room = ralph(p, face([1, 1], occupy("any", "group")), "from_left")[1]
    assert GAME.tell(room) == (
        "Ralph occupies room 12 (blue). It is the first room of his zig-zag that completes a group, "
        "on the right side of the stairs."
    )


def test_7_4_2_only_an_effect_that_comes_twice_is_used_again() -> None:
    p = pending(n.EXTRA + 6, n.EXTRA + 7, strip=1)  # strip 2: the Head receptionist
    assert [GAME.say(p, a) for a in legal(p)[1:]] == [
        "Use the Head receptionist’s effect: prepare any room for free",
        "Use the Head receptionist’s effect: occupy any room for free",
    ]
    both, second = (n.EXTRA + 4, n.EXTRA + 5), (n.EXTRA + 5,)  # strip 1: the Red room service
    for pieces, times in ((both, ""), (second, " again")):
        p = pending(n.DOOR + 9, *pieces, prepared=rooms(3, 4, 5, 10))
        services = [GAME.say(p, a) for a in legal(p) if a >= n.EXTRA]
        assert [said.partition(":")[0] for said in services] == [f"Use the Red room service’s effect{times}"]


def test_6_3_1_a_row_filled_too_late() -> None:
    assert GAME.tell(("line", YOU, 4, 0)) == "You fill row R1, but Ralph was first and has its 1 point."
    assert GAME.tell(("line", OPPONENT, 8, 0)) == "Ralph fills column 1, but you were first and have its 8 points."


def test_7_1_1_steps_that_are_lost_are_not_said_to_be_marked() -> None:
    p = table(round=6, track=[5, 6, 7, 9, 0, 0, 0, 0], dice=dice(4, 4, 4))
    told = [GAME.tell(event) for event in play(p, n.TAKE + 4, n.STEPS)]
    assert told[1:] == ["You advance 1 space on the Emperor track.", "The track is full: you lose 2 spaces."]
    p = table(round=6, track=[5, 6, 7, 10, 0, 0, 0, 0], dice=dice(4))
    assert kinds(play(p, n.TAKE + 4, n.STEPS)) == ["take", "steps_lost"]


def test_7_2_more_marks_than_needed() -> None:
    assert GAME.tell(("visit", TABLE, OPPONENT, 0, 5, 0)) == (
        "The Emperor visits: Ralph has 5 marks in row 1 and needs 4, which is enough."
    )
    assert (
        GAME.tell(("visit", TABLE, YOU, 1, 1, -3))
        == "The Emperor visits: you have 1 mark in row 2 and need 4 (−3 points)."
    )


def test_the_drawing_at_the_end_and_with_one_krone() -> None:
    lines = GAME.draw(GAME.view(table(round=7, money=1, stack=[])))
    assert lines[0] == "Round 7 of 7, the game is over. Points: you 0, Ralph 0."
    assert any(line.startswith("You have 1 krone. Loans left: 3") for line in lines)
    # nobody can be first any more (7.1.2)
    assert any("row 1 [.....] enough, first: nobody" in line for line in lines)


def test_the_drawing_is_complete_and_narrow() -> None:
    p = table(occupied=[rooms(5, 6, 7), rooms(22, 23, 24, 25)], firsts=[1 << 4, 1 << 3], card=4, loans=1, missed=[1, 0])
    lines = GAME.draw(GAME.view(p))
    drawn = "\n".join(lines)
    assert max(map(len, lines)) <= 79
    assert "Dice: 2× 1 prepare, 2× 2 occupy, 2× 3 either" in drawn
    assert " 5YfX  6YfX  7RgX | R1 you" in drawn  # hotel 1
    assert "L4 Ralph | 22YcX 23YcX 24ReX 25ReX ||" in drawn  # hotel 2
    assert "row 1 (now) [.....]" in drawn and "Ralph’s last card B01" in drawn


def test_the_view_holds_json_values_only_and_is_whole() -> None:
    view = GAME.view(table())
    assert len(view["you"]["rooms"]) == len(view["ralph"]["rooms"]) == 28
    assert view["you"]["rooms"][12] == {
        "id": "room:13",
        "number": 13,
        "floor": 2,
        "column": 6,
        "colour": "blue",
        "group": 8,
        "state": "closed",
        "door": "occupy a blue room, 1 krone off",
        "symbol": {"do": "occupy", "colour": "blue", "off": 1, "free": False},
        "prepare_cost": 1,
        "occupy_cost": 2,
        "vp": 2,
    }
    assert [line["name"] for line in view["lines"]][:3] == ["L1", "L2", "L3"]
    assert view["ralph"]["deck"]["left_by_grade"] == {"A": 2, "B": 12, "C": 2}


def test_every_member_of_the_staff_is_called_as_in_the_data() -> None:
    assert [staff_called(place) for place in range(len(cards.MEMBERS))] == [member["name"] for member in cards.MEMBERS]


def test_a_penalty_is_said_as_points_lost() -> None:
    p = table(round=3)
    about = GAME.explain(GAME.view(p), "emperor:1")
    assert about and about.now.endswith("You need 4 after round 3, or you lose 2 points.")
    told = GAME.careful(GAME.view(p) | {"turn": 3}, ["die:1"])
    assert told[0] == "The Emperor visits after this round: you need 4 more marks, or you lose 2 points."
