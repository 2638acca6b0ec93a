"""Tests of finding the numbered paragraphs of a rules text."""

from tableforone.kernel.rules import paragraphs, rules_of
from tests.toy import TOY


def test_headings_and_paragraphs_have_numbers() -> None:
    text = "# Title\n\nNo rule.\n\n## 2. Set-up\n\n2.1 Take five\ncards.\n\n2.1.1 Not 6.\n\n### 2.2 Deal\n\nOne each.\n"
    assert paragraphs(text) == {"2": "Set-up", "2.1": "Take five cards.", "2.1.1": "Not 6.", "2.2": "Deal One each."}


def test_solo_rules_have_an_s() -> None:
    assert paragraphs("## S6 Gifts\n\nS6.1. A gift.\n") == {"S6": "Gifts", "S6.1": "A gift."}


def test_a_line_that_only_begins_with_a_number_belongs_to_the_rule_above() -> None:
    assert paragraphs("2.1 In the box:\n8 white cards,\n10 black ones.") == {
        "2.1": "In the box: 8 white cards, 10 black ones."
    }


def test_a_number_that_comes_again_is_a_mention() -> None:
    assert paragraphs("2.1 One.\n2.2 As in\n2.1 above.") == {"2.1": "One.", "2.2": "As in 2.1 above."}


def test_a_heading_without_a_number_or_a_rule_across_ends_a_paragraph() -> None:
    assert paragraphs("2.1 One.\n## Notes\nOf no rule.\n2.2 Two.\n---\nOf none either.") == {
        "2.1": "One.",
        "2.2": "Two.",
    }


def test_numbers_need_a_space_behind_them() -> None:
    assert paragraphs("1.5x\n2.1: no") == {}


def test_rules_of_a_game_are_read_from_its_folder() -> None:
    assert list(rules_of(TOY.folder)) == ["1", "1.1"]
