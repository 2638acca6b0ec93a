# As printed on the English box.

game-name = High Season: Grand Hotel Roll & Write
    .short = High Season
