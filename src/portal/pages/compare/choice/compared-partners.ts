/** The partners that a visitor has selected for comparison, stored until the tab is closed. */
import { maxCompared } from '#contract/catalogue/compared-ids.ts';
import { isId } from '#contract/id.ts';
import { createStore } from '../../../../ui/external-store.ts';

export type ComparedChoice = { id: number; name: string };

const key = 'compared';

function readStored(): ComparedChoice[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, maxCompared) : [];
  } catch {
    return [];
  }
}

const isChoice = (given: Partial<ComparedChoice> | null): given is ComparedChoice =>
  isId(given?.id) && typeof given?.name === 'string';

export const comparedPartners = createStore<readonly ComparedChoice[]>(readStored());

/** True if the visitor has tried to select more than the maximum, until the selection changes. */
export const isOneTooMany = createStore(false);

/** Browsers may block storage. The selection then lasts until the page is left. */
function store(value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

function choose(partners: readonly ComparedChoice[]) {
  store(JSON.stringify(partners));
  isOneTooMany.write(false);
  comparedPartners.write(partners);
}

export const clearCompared = () => choose([]);

export function toggleCompared({ id, name }: ComparedChoice) {
  const chosen = comparedPartners.read();
  const others = chosen.filter((one) => one.id !== id);
  if (others.length < chosen.length) choose(others);
  else if (chosen.length < maxCompared) choose([...chosen, { id, name }]);
  else isOneTooMany.write(true);
}
