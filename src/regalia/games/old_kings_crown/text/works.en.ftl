# How the game works on one screen, in English.

works-bid = Everyone bids one card in secret. The strongest goes first: place your Herald, then take a Kingdom card, steal one, or take your card back.
    .title = Bid
works-hide = Lay one card face down beside each of the three Regions. Only you know where your strength is.
    .title = Hide
works-clash = Region by region, all cards are revealed. Some act first; then the highest total of Strength and Supporters wins.
    .title = Clash
works-reward = The winner chooses one of the Region’s two Locations, for its Influence and its text. Your Herald there brings more.
    .title = Choose
works-send = Send one card to a Council for its Votes and one on a Journey for its Lore. Lore buys new cards.
    .title = Send
works-winter = Cards that fought are discarded; eliminated ones are lost. After six years, the player with the most Influence wins.
    .title = Clear up
