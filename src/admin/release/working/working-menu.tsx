import { PackageOpen, Radio } from 'lucide-react';
import { useState } from 'react';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit } from '../../people/sign-in/use-session.ts';
import { releaseLook } from '../release-look.ts';
import { ReleaseChooser } from './release-chooser.tsx';
import { useReleaseName } from './use-release-name.ts';
import { useWorkingRelease } from './working-release.ts';

/** Shows where changes go, and chooses another place. */
export function WorkingMenu() {
  const { working: text } = useAdminTexts().release;
  const [isChoosing, setChoosing] = useState(false);
  const working = useWorkingRelease();
  const name = useReleaseName(working);
  const mayEdit = useMayEdit();
  if (!mayEdit) return null;
  const Icon = working === undefined ? Radio : PackageOpen;
  return (
    <>
      <button
        type="button"
        onClick={() => setChoosing(true)}
        aria-haspopup="dialog"
        className={`mx-1 flex min-h-10 items-center gap-3 rounded-control border px-3 text-left text-small hover:bg-lifted lg:mx-2 lg:min-h-8 ${working === undefined ? 'border-line text-muted' : releaseLook.line}`}
      >
        <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.label}: </span>
        <span className="truncate">
          {working === undefined ? text.live : text.inRelease(name ?? `#${working}`)}
        </span>
      </button>
      {isChoosing && <ReleaseChooser onClose={() => setChoosing(false)} />}
    </>
  );
}
