"""What do we say when something a person gave us is wrong?  One sentence, with the way out."""


class Fault(ValueError):
    """Bad input from outside: the message names what is wrong, where, and what to do.

    Every face of the program (command line, terminal, pages) shows the sentence as it is and changes nothing.
    """


class Stale(Fault):
    """The action was meant for another question than the one that is open: nothing was changed."""
