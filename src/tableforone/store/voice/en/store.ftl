# Saved games and their files: what is wrong, and what to do.

## Files. $file: its path or name, at the start of the sentence

not-a-file = it is not a file
# $reason: what the system says
file-unread = { $file } cannot be read: { $reason }. Choose another file.
file-too-large = { $file } is too large for this program. Choose another file.
file-not-text = { $file } is not a text file (UTF-8). Choose another file.
# $reason: what the system says; $then: what to do, a sentence
file-unwritten = { $file } cannot be written: { $reason }. { $then }
then-other-file = Choose another file.
then-again = Nothing was changed; try again.

## What the system says most, inside other sentences.

reason-denied = permission denied
reason-exists = file exists
reason-folder = is a directory
reason-circle = too many levels of symbolic links
reason-connection = connection refused
reason-many-files = too many open files
reason-long-name = file name too long
reason-missing = no such file or directory
reason-name = no file can have this name
reason-full = no space left on device
reason-no-folder = not a directory
reason-not-permitted = operation not permitted
reason-read-only = read-only file system

## The file of all games. $file: its path or name

other-folder = Choose another data folder with --data or TABLEFORONE_DATA.
# $reason: what the system says
file-unusable = { $file } cannot be read or written ({ $reason }). { other-folder }
folder-unusable = { $file } cannot be used for your games: { $reason }. { other-folder }
file-busy = { $file } is in use by another program. Try again when it has finished.
file-foreign = { $file } belongs to another program. { other-folder }
file-newer = { $file } was saved by a newer version of the program. Update the program to open your games.
file-damaged = { $file } is damaged and was left as it is.
file-damaged-no-backup = { file-damaged } It has no backup yet: put back your own copy. { other-folder }
# $days: of the backups; $day: the latest
file-damaged-backups = { file-damaged } Backups: { COMMAS($days) }. Restore the latest with: tableforone restore { $day }
file-damaged-backups-elsewhere = { file-damaged } Backups: { COMMAS($days) }. Restore the latest with: tableforone restore { $day } and the same --data
file-gone = { $file } was removed or replaced while the program was running, so nothing can be saved. Put it back, or
    restart the program.
disk-full = { $file } cannot be written: the disk is full. Nothing was saved. Make room and try again.
no-home = No home folder was found for your games. Name a folder in TABLEFORONE_DATA.

## Backups.

# $file: the file of all games
backups-none = There are no backups of { $file } yet. One is made on each day you play.
# $day: what was asked for; $days: what there is
backup-damaged = The backup “{ $day }” of { $file } is damaged. Backups you can restore: { COMMAS($days) }.
backup-unknown = There is no backup “{ $day }” of { $file }. Backups you can restore: { COMMAS($days) }.

## Games.

# $id: of the game
no-table = There is no game “{ $id }”. See the first page or `tableforone tables`.
# $trouble: a sentence
unopenable = Game { $id } cannot be opened. { $trouble } Save what is there with `tableforone export { $id } FILE`, or
    delete it with `tableforone delete { $id }`.
unopenable-back = { unopenable } In the browser you can go back to an earlier moment.
played-elsewhere = Game { $id } was continued elsewhere in the meantime. Open it again to continue from there.
game-too-large = This game is too large to be opened again, so the move was not saved. Start another game.
no-report = There is no report on this game, because nothing failed.
no-earlier = This game has no earlier moment that can be shown.
# $game: its name
deck-none = { $game } has no cards that you can enter from your own copy.

# Stands where other messages have $where.
it = It

## Why a game in the list cannot be opened.

# $kind: what Python says
trouble-choices = The program fails at its set-up ({ $kind }).
trouble-shown = The program fails when it shows this game ({ $kind }).
# $fields: names of fields
trouble-row = Its row in the database is damaged: { COMMAS($fields) } cannot be read.
trouble-journal = Some of its moves are missing.
trouble-large = It is too large to be opened.
trouble-newer = It was played by newer rules than this version of the program has. Update the program first.

## Files from elsewhere.

read-too-long = Reading this file takes too long. It was not opened.
read-stopped = This file could not be read: reading was stopped. It was not opened.
read-closed = The program is stopping. Nothing was opened.
read-not-text = This file is not text. Choose a file that was saved by this program.
read-memory = This file needs too much memory. It was not opened.
# $kind: what Python says
read-failed = This file cannot be read: the rules failed at it ({ $kind }).
# $most: the limit
read-many-files = It has too many files: the limit is { $most }. Nothing was opened.
read-damaged = This file is damaged. Nothing was opened.
read-nameless = a file without a name
member-packed = It is packed in an unusual way. Pack it again as an ordinary zip file.
member-large = It is too large.
member-damaged = It is damaged.

## Links that carry a game.

link = This link
link-damaged = This link is incomplete or damaged. Ask for it again, and copy the whole link.
link-too-large = This link is too large to be opened. Ask for the saved game as a file instead.
link-no-room = This game is too long for a link. Download it and send the file instead.
