import type { ReactNode } from 'react';
import type { Role } from '#contract/people/role.ts';
import { useAdminTexts } from '../language.ts';
import { StatusChips } from '../list/status-chips.tsx';

type Props = {
  person: { name: string; role: Role };
  isOwn: boolean;
  facts: string[];
  /** The buttons at the end of the row. */
  children?: ReactNode;
};

export function PersonFacts({ person: { name, role }, isOwn, facts, children }: Props) {
  const { people: text } = useAdminTexts();
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-1.5 md:grid-cols-[minmax(0,2fr)_auto_minmax(0,3fr)]">
        <p dir="auto" className="wrap-anywhere font-strong">
          {name}
        </p>
        <div className="md:min-w-36">
          <StatusChips
            statuses={[
              { label: text.roles[role].label, tone: role === 'viewer' ? 'quiet' : 'plain' },
              ...(isOwn ? [{ label: text.you, tone: 'plain' as const }] : []),
            ]}
          />
        </div>
        <div className="text-muted text-small">
          {facts.map((fact) => (
            <p key={fact} dir="auto">
              {fact}
            </p>
          ))}
        </div>
      </div>
      <div className="flex shrink-0 md:w-27">{children}</div>
    </div>
  );
}
