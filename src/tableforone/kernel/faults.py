"""What do we say when something a person gave us is wrong?  One sentence, with the way out."""


class Fault(ValueError):
    """Bad input from outside: the message names what is wrong, where, and what to do.

    Every face of the program (command line, terminal, web) shows the sentence as it is and changes nothing.
    """
