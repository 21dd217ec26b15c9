import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { changed, type FilterChange } from '#contract/catalogue/filter/filter-change.ts';
import {
  type AnyChosen,
  countIn,
  type FilterForm,
} from '#contract/catalogue/filter/filter-form.ts';
import { pathIn } from '#contract/language-path.ts';
import { opensElsewhere, pressLink } from '../../ui/press/press-link.ts';
import { useLinkSearch, withSearch } from '../frame/link-parameters.ts';
import { usePageContext } from '../page-context.ts';

const chip =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-small lg:min-h-8 lg:px-2.5 transition-colors aria-busy:border-brass cramped:max-w-full';

export const chipClass = {
  plain: `${chip} border-line bg-raised hover:border-edge`,
  chosen: `${chip} border-brass bg-raised text-ink hover:border-brass-bright`,
  empty: `${chip} border-line border-dashed text-muted`,
} as const;

/** The list that a page filters: its path, and how its filters are changed and written in the URL. */
type PageFilter<Chosen extends object> = { path: string; form: FilterForm<Chosen> };

type Filter = {
  /** What was pressed last, even if it hasn't loaded yet. */
  requested: AnyChosen;
  /** How many values are requested. */
  count: number;
  isPending: boolean;
};

type FilterActions = {
  hrefOf: (change: FilterChange) => string;
  press: (change: FilterChange) => void;
  open: (resetScroll: boolean) => Promise<void>;
  preload: (change: FilterChange) => void;
};

const FilterContext = createContext<Filter | undefined>(undefined);
/** Apart, so that a press doesn't render the links of all other choices. */
const ActionsContext = createContext<FilterActions | undefined>(undefined);

export function useFilter(): Filter {
  const filter = use(FilterContext);
  if (!filter) throw new Error('A filter link needs the filter of its page.');
  return filter;
}

/** For everything but the choices, so that a pressed choice is painted before the rest of the page changes. */
export const useDeferredFilter = (): Filter => useDeferredValue(useFilter());

export function useFilterActions(): FilterActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('A filter link needs the filter of its page.');
  return actions;
}

type ProviderProps<Chosen extends object> = {
  filter: PageFilter<Chosen>;
  chosen: Chosen;
  children: ReactNode;
};

/**
 * Subscribes to the router once for all links of the filter. If each of a hundred choices used the router's own link,
 * clicks would take too long on slow phones.
 */
export function FilterProvider<Chosen extends object>({
  filter: { path: to, form },
  chosen,
  children,
}: ProviderProps<Chosen>) {
  const router = useRouter();
  const { language } = usePageContext();
  const market = useLinkSearch().get('market');
  const [pressed, setPressed] = useState<{ next: Chosen; before: Chosen }>();
  // Once another list has loaded, what was pressed before is outdated.
  const isPending = pressed?.before === chosen;
  const requested = isPending ? pressed.next : chosen;
  // Presses in quick succession each build on the one before, without waiting for a render.
  const latest = useRef(requested);
  latest.current = requested;
  const filter = useMemo(
    (): Filter => ({
      requested: requested as AnyChosen,
      count: countIn(form.names, requested as AnyChosen),
      isPending,
    }),
    [form, requested, isPending],
  );
  const actions = useMemo((): FilterActions => {
    return {
      hrefOf: (change) =>
        withSearch(
          pathIn(language, to),
          queryOf(form.write(changed(form, chosen, change)), market),
        ),
      press(change) {
        latest.current = changed(form, latest.current, change);
        setPressed({ next: latest.current, before: chosen });
      },
      async open(resetScroll) {
        const next = form.write(latest.current);
        await router.navigate({ to, search: (kept) => ({ ...kept, ...next }), resetScroll });
        setPressed(undefined);
      },
      preload(change) {
        // If preloading fails, the click reports the error.
        const next = form.write(changed(form, latest.current, change));
        router.preloadRoute({ to, search: (kept) => ({ ...kept, ...next }) }).catch(() => {});
      },
    };
  }, [router, to, form, language, market, chosen]);
  return (
    <ActionsContext value={actions}>
      <FilterContext value={filter}>{children}</FilterContext>
    </ActionsContext>
  );
}

function queryOf(search: object, market: string | null): URLSearchParams {
  const query = new URLSearchParams(market ? { market } : {});
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query;
}

type Props = {
  change: FilterChange;
  isChosen?: boolean;
  /** Set for links to other pages of the list. */
  resetScroll?: boolean;
  closesSheet?: boolean;
  className: string;
  'aria-label'?: string;
  children: ReactNode;
};

/** Keeps the scroll position. Starts loading the results when the link is hovered or touched. */
export function FilterLink(props: Props) {
  const { change, isChosen, resetScroll = false, closesSheet = false, ...attributes } = props;
  const { hrefOf, press, open, preload } = useFilterActions();
  const load = () => preload(change);
  return (
    <a
      {...attributes}
      href={hrefOf(change)}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        const sheet = event.currentTarget.closest<HTMLElement>(':popover-open');
        if (closesSheet) sheet?.hidePopover();
        press(change);
        pressLink(event, () => open(resetScroll));
      }}
      onFocus={load}
      onPointerEnter={load}
      onTouchStart={load}
    />
  );
}
