import { useParams } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import type { EffectKind } from '#contract/catalogue/effect/effects.ts';
import { maxId } from '#contract/id.ts';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';
import { wholeNumber } from '../search-parameters.ts';
import { EffectsPanel, WhereShown } from './effects-panel.tsx';

/** The schema of the form turns its fields into what would be saved. */
type Props = { kind: EffectKind; schema: z.ZodType<object> };

const readId = wholeNumber(1, maxId);

/** Folded sections at the end of a form. Nothing is read until one is opened. */
export function FormEffects({ kind, schema }: Props) {
  const { effect: text } = useAdminTexts();
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  const mayWrite = useMayWrite();
  const { id: inPath = '' } = useParams({ strict: false });
  const id = readId(inPath);
  if (id === undefined) return null;
  return (
    <div className="flex flex-col gap-2">
      <Folded title={text.where}>{() => <WhereShown kind={kind} id={id} />}</Folded>
      {isDirty && mayWrite && (
        <Folded title={text.changes}>
          {() => {
            const draft = schema.safeParse(getValues()).data;
            return draft ? (
              <EffectsPanel kind={kind} id={id} draft={draft} />
            ) : (
              <p className="text-muted">{text.incomplete}</p>
            );
          }}
        </Folded>
      )}
    </div>
  );
}

/** Reads its content when it is opened, so opening it again shows what has been edited since. */
function Folded({ title, children }: { title: string; children: () => ReactNode }) {
  const [content, setContent] = useState<ReactNode>();
  return (
    <details
      onToggle={({ currentTarget, target }) => {
        // The event of a nested details element bubbles in React.
        if (target === currentTarget) setContent(currentTarget.open ? children() : undefined);
      }}
      className="group/fold"
    >
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-small [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <h2 className="text-large">{title}</h2>
      </summary>
      <div className="pt-3 pl-7">{content}</div>
    </details>
  );
}
