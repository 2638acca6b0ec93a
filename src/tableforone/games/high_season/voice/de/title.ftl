# official

game-name = Hochsaison: Grand Hotel Roll & Write
    .short = Hochsaison
