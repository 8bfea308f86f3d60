$1 == id { print fee[$4]; exit }
