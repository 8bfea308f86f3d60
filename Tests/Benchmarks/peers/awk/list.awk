$9 == "available" {
  if (!($3 in text)) text[$3] = age($3)
  print $2 "\t" text[$3] "\t" fee[$4]
}
