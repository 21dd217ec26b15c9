/** Summarizes the effects of a change in one sentence. */
import type { EffectKind, ShownPlaces } from '#contract/catalogue/effect/effects.ts';
import type { Language } from '#contract/language.ts';
import { countedIn } from './counted.ts';
import type { EffectKinds, EffectTexts } from './en/admin/catalogue/effect.ts';
import { fillText } from './fill-text.ts';

export type DescribedChange = {
  action: keyof EffectTexts['sentence']['actions'];
  name: string | null;
  markets: string[];
};

type Side = Pick<ShownPlaces, 'totals' | 'followers'> & { counts: ReadonlyMap<EffectKind, number> };
type Sides = Record<'appears' | 'vanishes', Side>;

export async function writeEffectSentence(
  language: Language,
  { action, name, markets }: DescribedChange,
  { appears, vanishes }: Sides,
): Promise<string> {
  const { texts }: { texts: EffectTexts } = await import(`./${language}/admin/catalogue/effect.ts`);
  const { actions, ...sentence } = texts.sentence;
  const counted = countedIn(language);
  const list = new Intl.ListFormat(language);
  const things = ({ counts }: Side) =>
    list.format(
      kindsOf(texts.counted).flatMap((kind) => {
        const count = counts.get(kind);
        return count ? counted(count, texts.counted[kind]) : [];
      }),
    );
  const said = fillText(actions[action], {
    name: name ?? sentence.unnamed,
    markets: list.format(markets),
  });
  const pages = Math.max(appears.totals.pages, vanishes.totals.pages);
  if (pages + appears.totals.feeds + vanishes.totals.feeds === 0) {
    return fillText(sentence.nothing, { action: said });
  }
  const [gone, added] = [things(vanishes), things(appears)];
  const effects = [
    ...(gone ? [fillText(sentence.hides, { things: gone })] : []),
    ...(added ? [fillText(sentence.shows, { things: added })] : []),
  ];
  return fillText(sentence.whole, {
    action: said,
    effects: effects.length > 0 ? list.format(effects) : sentence.changes,
    pages: counted(pages, sentence.pages),
    followers: counted(Math.max(appears.followers, vanishes.followers), sentence.followers),
  });
}

const kindsOf = (texts: EffectTexts['counted']) => Object.keys(texts) as EffectKinds[];
