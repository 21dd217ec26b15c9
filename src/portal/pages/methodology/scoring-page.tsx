import { PageTitle } from '../../frame/page-title.tsx';
import type { LoadedScoring } from './load-scoring.ts';
import { Lines, Part } from './page-part.tsx';

export function ScoringPage({ texts, none, categories, changed }: LoadedScoring) {
  return (
    <div className="flex max-w-[40rem] flex-col gap-8">
      <PageTitle>{texts.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <h1 className="text-balance text-display">{texts.title}</h1>
        <p className="text-body">{texts.intro}</p>
        {none && (
          <p className="rounded-control border border-line border-dashed px-4 py-3">{none}</p>
        )}
      </div>
      {categories.map(({ slug, title, criteria }) => (
        <Part key={slug} title={title}>
          <dl className="divide-y divide-line rounded-card border border-line bg-raised">
            {criteria.map(({ name, description, weight }) => (
              <div
                key={name}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3"
              >
                <dt dir="auto" className="break-words font-strong">
                  {name}
                </dt>
                <dd className="figures">
                  <span className="sr-only">{texts.weight}: </span>
                  {weight}
                </dd>
                {description && (
                  <dd dir="auto" className="col-span-2 break-words text-muted">
                    {description}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Part>
      ))}
      {texts.parts.map(({ title, lines }) => (
        <Part key={title} title={title}>
          <Lines lines={lines} />
        </Part>
      ))}
      {changed && <p className="text-muted text-small">{changed}</p>}
    </div>
  );
}
