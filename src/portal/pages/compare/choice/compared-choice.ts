/** What a visitor has selected for comparison, stored until the tab is closed. */
import { type ComparedKind, maxCompared } from '#contract/catalogue/compared-ids.ts';
import { isId } from '#contract/id.ts';
import { createStore } from '../../../../ui/external-store.ts';

export type ComparedChoice = { id: number; name: string };

function openList(key: string) {
  const chosen = createStore<readonly ComparedChoice[]>(readStored(key));
  /** True if the visitor has tried to select more than the maximum, until the selection changes. */
  const isOneTooMany = createStore(false);

  function choose(items: readonly ComparedChoice[]) {
    store(key, JSON.stringify(items));
    isOneTooMany.write(false);
    chosen.write(items);
  }

  return {
    chosen,
    isOneTooMany,
    clear: () => choose([]),
    toggle({ id, name }: ComparedChoice) {
      const before = chosen.read();
      const others = before.filter((one) => one.id !== id);
      if (others.length < before.length) choose(others);
      else if (before.length < maxCompared) choose([...before, { id, name }]);
      else isOneTooMany.write(true);
    },
  };
}

function readStored(key: string): ComparedChoice[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, maxCompared) : [];
  } catch {
    return [];
  }
}

const isChoice = (given: Partial<ComparedChoice> | null): given is ComparedChoice =>
  isId(given?.id) && typeof given?.name === 'string';

/** Browsers may block storage. The selection then lasts until the page is left. */
function store(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

/** Partners and bonuses are selected separately, because they have different facts. */
export const comparedLists = {
  ids: openList('compared'),
  bonuses: openList('compared-bonuses'),
} satisfies Record<ComparedKind, unknown>;
