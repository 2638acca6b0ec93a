# What is wrong with a request, a file or an address.

fault-title = This did not work
fault-program = Something went wrong in the program. Your games are safe; reload the page.
fault-no-page = There is nothing at this address. See all games.
fault-not-here = That cannot be done here. See all games.
fault-no-file = The form has no file. Choose one first.
# $name: of a field; $value: what was sent
fault-number = “{ $value }” is not a whole number ({ $name }). Reload the page.

## Many games from one file. $n: files

transfer-opened = { $n ->
    [one] 1 file was opened.
   *[other] { $n } files were opened.
}
transfer-known = { $n ->
    [one] 1 was here already.
   *[other] { $n } were here already.
}
transfer-left = { $n ->
    [one] 1 file was not read. Open the same file again.
   *[other] { $n } files were not read. Open the same file again.
}
transfer-wrong = { $n } could not be opened.
# $name: of the file; $why: what is wrong
transfer-file = { $name }: { $why }
transfer-stopped = { $name }: { $why } The files after it were not read.
