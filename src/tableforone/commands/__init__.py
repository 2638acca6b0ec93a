"""What can be done from the command line?  A file for each kind of command, with the arguments it takes."""
