import { useParams } from '@tanstack/react-router';
import { useFormContext, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import type { EffectKind } from '#contract/catalogue/effect/effects.ts';
import { maxId } from '#contract/id.ts';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';
import { wholeNumber } from '../search-parameters.ts';
import { EffectsPanel, WhereShown } from './effects-panel.tsx';
import { OpenedSection } from './opened-section.tsx';

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
      <OpenedSection title={text.where}>{() => <WhereShown kind={kind} id={id} />}</OpenedSection>
      {isDirty && mayWrite && (
        <OpenedSection title={text.changes}>
          {() => {
            const draft = schema.safeParse(getValues()).data;
            return draft ? (
              <EffectsPanel kind={kind} id={id} draft={draft} />
            ) : (
              <p className="text-muted">{text.incomplete}</p>
            );
          }}
        </OpenedSection>
      )}
    </div>
  );
}
