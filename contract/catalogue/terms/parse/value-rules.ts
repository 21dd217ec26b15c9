/** Rules that find an offer's value. They run after the rules for conditions, which contain amounts too. */
import { type Rule, rule } from './rule.ts';

const given =
  '(?:free bets?|freebets?|bonus(?: bets?| cash| money)?|free chips?|cash|freebet|bedava bahis|ucretsiz bahis|deneme bonusu|nakit)';
/** “100% welcome bonus up to $200”. */
const words = '(?: [a-z-]{1,20}){0,5}';
const spins = '(?:spins?|cevirme|donus|fs)(?![a-z])';
const free = '(?:free|bonus|extra|no-? ?wager|bedava|ucretsiz)';

export const valueRules: Rule[] = [
  '(?<=(?<![a-z])spins?(?: is| are)?(?: each)?) (?:worth|valued at|value(?: of| is)?:?) {money:spin_value}',
  '{money:spin_value} (?:per|a|each) (?:free )?spin(?![a-z])',
  '(?<![a-z])spins (?:at|of) {money:spin_value}',
  '(?<![a-z])her (?:cevirme|donus|spin)(?:in)?(?: degeri)? {money:spin_value}',
  '(?<![a-z])(?:cevirme|donus|spin) (?:degeri|basina):? {money:spin_value}',
  `{percent:percent}${words},? up to (?:a maximum of )?{money:cap}`,
  `{percent:percent}${words},? \\(?{max}(?: bonus)?(?: of)? {money:cap}`,
  `{percent:percent}${words},? {money:cap} (?:kadar|degerine kadar)`,
  `{money:cap} (?:kadar|varan) {percent:percent}`,
  '{max} bonus{is}? {money:cap}',
  '(?<![a-z])up to {money:cap}(?: in| of| worth of)? (?:cashback|bonus|free bets|back)',
  '(?<![a-z])bonus (?:of )?up to {money:cap}',
  '{money:cap} (?:kadar|varan) (?:bonus|iade|bedava bahis|kayip iadesi)',
  `{percent:percent} (?:(?:deposit|first|match|matched|welcome|reload|weekly|sign-?up|hos ?geldin|yatirim|ilk|haftalik|kayip|casino|spor) ?)*(?:bonus|match|cashback|iade)`,
  `{money:amount}(?: degerinde| tutarinda)?(?: in| of| worth of)?(?: no-? ?deposit| welcome| sign-?up| risk)? ${given}(?![a-z])(?! up to)`,
  '(?<![a-z])get {money:amount}(?! (?:back|when|if))',
  `{count:free_spins}(?:'[a-z]{1,4})?(?: adet| kadar| varan)?(?: ${free}){0,2} ${spins}(?! (?:a|per|each|every) (?:day|night|evening))(?<!(?:gunde|her gun|gun basina) \\d{1,4} [a-z ]{0,20})`,
].map((pattern) => rule(pattern));

/** For a text that only gives the offer's value, such as “$20” or “Get $30”. */
export const bareValueRules: Rule[] = ['{money:amount}', '{percent:percent}'].map((pattern) =>
  rule(pattern),
);
