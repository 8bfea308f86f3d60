import "words" as words;
first(.[] | select(.id == $id)) | .rarity | words::fee_text
