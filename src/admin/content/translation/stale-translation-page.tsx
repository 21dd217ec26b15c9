import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { trpc } from '../../api.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { fieldOf, titleOf } from './stale-translation.ts';

export function StaleTranslationPage() {
  const texts = useAdminTexts();
  const text = texts.form.stale;
  const { page = 1 } = useSearch({ from: '/admin/_editor/translations' });
  const list = trpc.admin.translation.list.useQuery(
    { limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  return (
    <ResourcePage
      title={text.title}
      filters={<p className="max-w-[44rem] text-muted">{text.explanation}</p>}
      list={list}
      empty={text.none}
      filtered={false}
    >
      {(stale) => (
        <>
          <ul aria-label={text.title} className="flex flex-col gap-2">
            {stale.map((one) => (
              <li
                key={`${one.kind} ${one.id} ${one.language} ${one.field}`}
                className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-line bg-raised px-4 py-2.5"
              >
                <Link
                  {...entityLink(one.kind, one.id)}
                  dir="auto"
                  className="font-strong underline-offset-4 hover:underline"
                >
                  {titleOf(one, texts)}
                </Link>
                <span className="text-muted text-small">
                  {texts.history.kinds[one.kind].kind}, {fieldOf(one, texts)}
                </span>
              </li>
            ))}
          </ul>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
