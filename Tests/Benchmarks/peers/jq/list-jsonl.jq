import "words" as words;
words::lines(inputs; $today)
