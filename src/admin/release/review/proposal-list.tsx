import type { ReactNode } from 'react';
import { maxProposals, type Release } from '#contract/release/release.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { AgentBar } from '../agent/agent-bar.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { NamingProposalsContext } from './use-names.ts';
import { useShownCount } from './use-shown-count.tsx';

type Props = { release: Release; children: ReactNode };

/** Everything that a release changes. `children` are shown above it, and know the names of its contents. */
export function ProposalList({ release, children }: Props) {
  const { page: text } = useAdminTexts().release;
  const { data, error, refetch } = trpc.admin.proposal.list.useQuery({
    release: release.id,
    limit: maxProposals,
  });
  const { count, button } = useShownCount(data?.items.length ?? 0, text.showMore);
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-60" />;
  return (
    <NamingProposalsContext value={data.items}>
      {children}
      <TitledSection id="contents" title={text.contents} className="flex flex-col gap-3">
        <AgentBar release={release} proposals={data.items} />
        {data.items.length === 0 ? (
          <div className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
            <p>{text.empty}</p>
            <p className="text-small">{text.emptyHint}</p>
          </div>
        ) : (
          <ul aria-label={text.contents} className="flex flex-col gap-3">
            {data.items.slice(0, count).map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} release={release} />
            ))}
          </ul>
        )}
        {button}
      </TitledSection>
    </NamingProposalsContext>
  );
}
