const plain: Record<string, string> = {
  ç: 'c',
  Ç: 'c',
  ğ: 'g',
  Ğ: 'g',
  ı: 'i',
  I: 'i',
  İ: 'i',
  ö: 'o',
  Ö: 'o',
  ş: 's',
  Ş: 's',
  ü: 'u',
  Ü: 'u',
  '’': "'",
  '‘': "'",
  '×': 'x',
  '−': '-',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
};

/** Lower case without Turkish letters, and as long as the text, so that a match has the same place in both. */
export const folded = (text: string) =>
  text.replace(
    /[A-ZÇĞİÖŞÜçğıöşü’‘×−–\u00a0\u202f\t]/g,
    (letter) => plain[letter] ?? letter.toLowerCase(),
  );
