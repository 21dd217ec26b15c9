/**
 * Recognizes passwords that many people choose: common words, keyboard runs, repetitions and digits, in any
 * combination. Unlike a list, that covers every spelling, such as `Passw0rd!2026` and `1q2w3e4r5t`.
 */

const words =
  'aceboard|admin|administrator|welcome|hosgeldin|password|passwort|passphrase|passcode|secret|parola|sifre|login|' +
  'letmein|changeme|default|access|master|test|guest|root|user|account|hello|merhaba|' +
  'iloveyou|ilove|love|loveyou|seniseviyorum|askim|canim|bebegim|hayatim|sevgilim|forever|baby|sweet|heart|' +
  'princess|prenses|angel|melek|flower|sunshine|summer|winter|spring|autumn|monday|friday|' +
  'january|february|march|april|august|september|october|november|december|istanbul|ankara|izmir|turkiye|turkey|' +
  'monkey|dragon|tiger|lion|eagle|kartal|aslan|cheese|chocolate|cookie|banana|orange|purple|' +
  'football|baseball|basketball|soccer|hockey|futbol|galatasaray|fenerbahce|besiktas|trabzonspor|' +
  'liverpool|chelsea|arsenal|barcelona|realmadrid|juventus|manchester|united|cowboys|yankees|' +
  'superman|batman|spiderman|pokemon|starwars|matrix|naruto|minecraft|computer|internet|samsung|google|facebook|' +
  'instagram|apple|windows|michael|jordan|jennifer|jessica|ashley|daniel|charlie|thomas|robert|anthony|nicole|' +
  'michelle|matthew|andrew|joshua|george|hannah|mustafa|mehmet|ahmet|fatma|ayse|zeynep|emre|atatürk|ataturk|' +
  'freedom|trustno|whatever|killer|shadow|hunter|ranger|mustang|harley|ferrari|mercedes|gangster|lovely|' +
  'casino|bonus|bahis|slot|poker|jackpot|lucky|winner|money|bet|promo|qwerty|asdf|zxcv';

/** Neighbors on keyboards and in alphabets, in both directions. */
const rows = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopğü', 'asdfghjklşi', 'zxcvbnmöç'],
  ...['qazwsxedcrfvtgbyhnujmikolp', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p'],
  ...['q1w2e3r4t5y6u7i8o9p0', 'qwertzuiop', 'azertyuiop', '147258369', '!@#$%^&*()'],
].flatMap((row) => [row, [...row].reverse().join('')]);

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Removed parts leave a gap, so that their ends don't form another part. */
const gap = '\n';

const hidden = (part: string) => gap.repeat(part.length);

function withoutWords(text: string, siteWords: readonly string[]): string {
  const spelled = [...text].map((letter) => leet[letter] ?? letter).join('');
  let rest = text;
  for (const word of [...words.split('|'), ...siteWords].toSorted((a, b) => b.length - a.length)) {
    for (const read of [text, spelled]) {
      for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + word.length)) {
        rest = rest.slice(0, at) + hidden(word) + rest.slice(at + word.length);
      }
    }
  }
  return rest;
}

/** Removes runs of three or more neighbors, or of equal characters. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let length = 1;
    const isRun = (part: string) =>
      /^(.)\1+$/.test(part) || rows.some((row) => row.includes(part)) || /^(.+)\1$/.test(part);
    for (let end = at + 3; end <= text.length && !text.slice(at, end).includes(gap); end += 1) {
      if (isRun(text.slice(at, end))) length = end - at;
    }
    rest += length > 1 ? hidden(text.slice(at, at + length)) : text[at];
    at += length;
  }
  return rest;
}

/** A password with fewer letters and digits than this, besides its common parts, is easy to guess. */
const minOwnCharacters = 5;

/** Several words are a phrase, and phrases aren't among the passwords that many people use. */
const isPhrase = (text: string) => /\S[\s_.,-]+\S/.test(text);

/** The site's name counts as a common part, because all of its visitors know it. */
export function isCommonPassword(password: string, siteUrl: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (isPhrase(text)) return false;
  const siteWords = new URL(siteUrl).hostname.split('.').filter(({ length }) => length > 3);
  const rest = withoutRuns(withoutWords(text, siteWords)).replace(/[^\p{L}\p{N}]/gu, '');
  return rest.length < minOwnCharacters || new Set(rest).size < minOwnCharacters - 1;
}
