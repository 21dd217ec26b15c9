/** Shows where something is shown, and what a change makes appear or vanish. Loaded on demand. */
import { type ReactNode, useEffect, useRef } from 'react';
import type {
  EffectCard,
  EffectKind,
  EffectList,
  ShownPlaces,
} from '#contract/catalogue/effect/effects.ts';
import { countedIn } from '../../../messages/counted.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { adminLanguage, useAdminTexts } from '../language.ts';
import { LoadError } from '../load-error.tsx';

type Planned = { release: number } | { kind: EffectKind; id: number | null; draft: object | null };

const sent = (planned: Planned) =>
  'release' in planned
    ? { ...planned, lang: adminLanguage() }
    : { ...planned, draft: planned.draft && JSON.stringify(planned.draft), lang: adminLanguage() };

/** Lists the effects of publishing a release or saving a draft, as of when the panel was opened. */
export function EffectsPanel(planned: Planned) {
  const change = useRef(sent(planned));
  const { mutate, data, error } = trpc.admin.effect.ofChange.useMutation(showsOwnErrors);
  useEffect(() => mutate(change.current), [mutate]);
  const { effect: text } = useAdminTexts();
  if (error) return <LoadError error={error} retry={() => mutate(change.current)} />;
  if (!data) return <Loading />;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-strong">
        {data.sentence}
      </p>
      {(['vanishes', 'appears'] as const).map(
        (side) =>
          hasPlaces(data[side]) && (
            <section key={side} className="flex flex-col gap-2">
              <h3 className="font-strong">{text[side]}</h3>
              <Places places={data[side]} />
            </section>
          ),
      )}
    </div>
  );
}

/** Lists the places where visitors see something now. */
export function WhereShown({ kind, id }: { kind: EffectKind; id: number }) {
  const { data, error, refetch } = trpc.admin.effect.where.useQuery({ kind, id });
  const { effect: text } = useAdminTexts();
  const counted = countedIn(adminLanguage());
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Loading />;
  return (
    <div className="flex flex-col gap-4">
      {hasPlaces(data) ? (
        <>
          <p role="status" className="font-strong">
            {counted(data.followers, text.followers)}
          </p>
          <Places places={data} />
        </>
      ) : (
        <p role="status" className="text-muted">
          {text.nowhere}
        </p>
      )}
    </div>
  );
}

function Loading() {
  const { effect: text } = useAdminTexts();
  return (
    <div role="status">
      <p className="text-muted text-small">{text.loading}</p>
      <Skeleton className="mt-2 h-24" />
    </div>
  );
}

const hasPlaces = ({ totals }: ShownPlaces) => totals.pages + totals.feeds > 0;

function Places({ places }: { places: ShownPlaces }) {
  const { effect: text } = useAdminTexts();
  const { pages, lists, cards, feeds, codes, totals, unread_pages } = places;
  return (
    <div className="flex flex-col gap-1">
      <Group title={text.pages} total={totals.pages}>
        {pages.map(({ path, language, market, title }) => (
          <li key={`${path} ${market}`}>
            <a
              href={`${path}${path.includes('?') ? '&' : '?'}market=${market}`}
              lang={language}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4"
            >
              {title || path}
            </a>{' '}
            <Small>{`${path} · ${market}`}</Small>
          </li>
        ))}
      </Group>
      <Group title={text.lists} total={totals.lists}>
        {lists.map((list) => (
          <ListItem key={`${list.list} ${list.category} ${list.market}`} list={list} />
        ))}
      </Group>
      <Group title={text.cards} total={totals.cards}>
        {cards.map((card) => (
          <CardItem key={`${card.kind} ${card.id}`} card={card} />
        ))}
      </Group>
      <Group title={text.codes} total={totals.codes}>
        {codes.map((card) => (
          <CardItem key={card.id} card={card} />
        ))}
      </Group>
      <Group title={text.feeds} total={totals.feeds}>
        {feeds.map(({ path }) => (
          <li key={path} className="break-words">
            <Small>{path}</Small>
          </li>
        ))}
      </Group>
      {unread_pages > 0 && (
        <p className="text-muted text-small">
          {fillText(text.unread, { count: String(unread_pages) })}
        </p>
      )}
    </div>
  );
}

const Small = ({ children }: { children: string }) => (
  <span className="break-words text-muted text-small">{children}</span>
);

function ListItem({ list: { list, category, market, position } }: { list: EffectList }) {
  const { effect: text } = useAdminTexts();
  const place = fillText(text.place, { position: String(position) });
  return (
    <li>
      {text.list[list]}{' '}
      <Small>{[category, market, place].filter((part) => part !== null).join(' · ')}</Small>
    </li>
  );
}

function CardItem({ card: { name, pages } }: { card: EffectCard }) {
  const { effect: text } = useAdminTexts();
  const counted = countedIn(adminLanguage());
  return (
    <li>
      <span dir="auto">{name}</span> <Small>{counted(pages, text.onPages)}</Small>
    </li>
  );
}

type GroupProps = { title: string; total: number; children: ReactNode[] };

/** Starts folded, because a partner can be on hundreds of pages. */
function Group({ title, total, children }: GroupProps) {
  const { effect: text } = useAdminTexts();
  if (total === 0) return null;
  const more = total - children.length;
  return (
    <details>
      <summary className="min-h-10 cursor-pointer py-2">
        {title} <span className="text-muted">{total}</span>
      </summary>
      <ul className="flex flex-col gap-1 pb-2 pl-4">
        {children}
        {more > 0 && <li className="text-muted">{fillText(text.more, { count: String(more) })}</li>}
      </ul>
    </details>
  );
}
