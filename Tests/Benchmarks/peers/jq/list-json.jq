import "words" as words;
words::lines(.[]; $today)
