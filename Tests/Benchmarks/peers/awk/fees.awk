NR == FNR { wanted[NR] = $0; rarity[$0]; next }
$1 in rarity { rarity[$1] = $4 }
END { for (place = 1; place in wanted; place++) print fee[rarity[wanted[place]]] }
