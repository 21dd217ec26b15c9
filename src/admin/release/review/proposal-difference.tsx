import { isListKind } from '#contract/release/proposal.ts';
import { DifferenceList } from '../../catalogue/history/difference-list.tsx';
import type { Difference } from '../../catalogue/history/field/field-difference.ts';
import type { Proposal } from '../release-output.ts';
import { idsIn } from './live-value.tsx';
import { OrderMoves } from './order-moves.tsx';
import { type ProposedField, useProposedFields } from './proposed-fields.ts';
import { useProductNames } from './use-names.ts';

type Props = { proposal: Pick<Proposal, 'kind' | 'entity_id' | 'action' | 'ops'> };

/** The changes of a proposal, field by field. A deletion needs no details. */
export function ProposalDifference({ proposal }: Props) {
  const fields = useProposedFields(proposal);
  const names = useProductNames(
    fields.flatMap(({ format, before, after }) => [before, after].flatMap((v) => idsIn(format, v))),
  );
  if (proposal.action === 'delete') return null;
  if (isListKind(proposal.kind)) return <OrderMoves proposal={proposal} />;
  const differences = fields.map((field) => difference(field, proposal.action));
  return <DifferenceList differences={differences.filter(isFilled)} names={names} />;
}

const sets: readonly string[] = ['categories', 'images', 'products'];

/** Something new has no state before. */
function difference(field: ProposedField, action: Proposal['action']): Difference {
  const { format } = field;
  const [before, after] = [field.before, field.after].map((value) => {
    if (sets.includes(format)) return value ?? [];
    const isUnknown = format === 'text' && typeof value === 'object' && value !== null;
    return isUnknown ? JSON.stringify(value) : value;
  });
  return { ...field, before: action === 'create' ? undefined : before, after };
}

/** The empty fields of something new say nothing. */
const isFilled = ({ before, after }: Difference) =>
  before !== undefined || !(after === null || (Array.isArray(after) && after.length === 0));
