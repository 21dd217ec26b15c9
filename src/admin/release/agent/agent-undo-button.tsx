import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit } from '../../people/sign-in/use-session.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { AgentUndoDialog } from './agent-undo-dialog.tsx';

export function AgentUndoButton() {
  const { undo: text } = useAdminTexts().release.agent;
  const today = useSiteTime()?.now.slice(0, 10);
  const mayEdit = useMayEdit();
  const [isAsking, setAsking] = useState(false);
  if (!mayEdit || today === undefined) return null;
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={buttonClass.quiet}>
        {text.open}
      </button>
      {isAsking && <AgentUndoDialog today={today} onClose={() => setAsking(false)} />}
    </>
  );
}
