# The title on the box; .short is for narrow places.

game-name = High Season: Grand Hotel Roll & Write
    .short = High Season
