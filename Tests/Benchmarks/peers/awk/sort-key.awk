# The lines to list, each after the key to sort by: the fee's rank and the name.
BEGIN { rank["veryRare"] = 0; rank["rare"] = 1; rank["uncommon"] = 2; rank["common"] = 3 }
NR > 1 {
  if (!($3 in text)) text[$3] = age($3)
  print rank[$4] "\t" $2 "\t" text[$3] "\t" fee[$4]
}
