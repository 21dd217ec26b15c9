import { PageTitle } from '../../frame/page-title.tsx';
import type { CostMethod } from './load-cost-method.ts';
import { Lines, Part } from './page-part.tsx';

export function CostMethodPage({ texts, returns, example }: CostMethod) {
  return (
    <div className="flex max-w-[40rem] flex-col gap-8">
      <PageTitle>{texts.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <h1 className="text-balance text-display">{texts.title}</h1>
        <p className="text-body">{texts.intro}</p>
      </div>
      {texts.parts.map(({ title, lines }) => (
        <Part key={title} title={title}>
          <Lines lines={lines} />
        </Part>
      ))}
      <Part title={texts.returns}>
        <p className="text-muted">{texts.returnsHint}</p>
        <dl className="figures grid max-w-64 grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {returns.map(({ name, share }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right">{share}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {example && (
        <Part title={texts.example}>
          <div className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
            <p className="font-strong">{example.line}</p>
            <Lines lines={example.steps} />
            {example.value && <p className="font-strong">{example.value}</p>}
            {example.assumed && <p className="text-muted">{example.assumed}</p>}
          </div>
        </Part>
      )}
      <Part title={texts.limits.title}>
        <Lines lines={texts.limits.lines} />
      </Part>
    </div>
  );
}
