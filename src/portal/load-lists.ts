import type { RouterContext } from '../router.tsx';
import { outcomeOf } from './outcome.ts';
import type { Section } from './sections.ts';

type Loading = {
  context: RouterContext;
  abortController: AbortController;
};

const shown = 10;

async function asked({ context, abortController }: Loading, category: Section) {
  const { loadApi, language: lang, market } = context;
  const { catalogue } = await loadApi();
  const input = { category, market, lang, limit: shown };
  return { catalogue, input, options: { signal: abortController.signal } };
}

export async function loadPartners(loading: Loading, section: Section) {
  const { catalogue, input, options } = await asked(loading, section);
  return outcomeOf(catalogue.products.query(input, options));
}

export async function loadBonuses(loading: Loading, section: Section) {
  const { catalogue, input, options } = await asked(loading, section);
  return outcomeOf(catalogue.bonuses.query(input, options));
}
