/** Marks the fields that a proposal changes, with the live value below each. */
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useFieldBoxes } from '../../form/note/field-boxes.ts';
import { useAdminTexts } from '../../language.ts';
import { releaseLook } from '../release-look.ts';
import type { FullProposal } from '../release-output.ts';
import { LiveValue } from '../review/live-value.tsx';
import { type ProposedField, useProposedFields } from '../review/proposed-fields.ts';

/** The proposal that is laid over a form. */
export const MarkedProposalContext = createContext<FullProposal | undefined>(undefined);

/** Must be rendered inside the form. */
export function ProposedMarks(): ReactNode {
  const proposal = use(MarkedProposalContext);
  return proposal?.action === 'change' ? <Marks proposal={proposal} /> : null;
}

function Marks({ proposal }: { proposal: FullProposal }) {
  const { start, boxes } = useFieldBoxes(useProposedFields(proposal), 'proposed');
  return (
    <>
      <span ref={start} hidden />
      {boxes.map(({ field, box }) => createPortal(<LiveNote field={field} />, box, field.path))}
    </>
  );
}

function LiveNote({ field }: { field: ProposedField }) {
  const { pending: text } = useAdminTexts().release;
  return (
    <p className={`border-l-2 pl-2 text-muted text-small ${releaseLook.line}`}>
      <span className="sr-only">{text.marked}. </span>
      {text.live}
      <LiveValue field={field} />
    </p>
  );
}
