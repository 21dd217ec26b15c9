import { useState } from 'react';
import { isEmail, maxLength } from '#contract/text-rule.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { ShownOnce } from '../../shown-once.tsx';
import { EmailField } from './email-field.tsx';

type Props = { person: { id: number; name: string }; onClose: () => void };

/** Creates a link for adding a passkey, and shows it once or sends it to the person. */
export function InviteDialog({ person: { id, name }, onClose }: Props) {
  const { passkey: text, refusal: refusals } = useAdminTexts();
  const [link, setLink] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const invite = trpc.admin.token.invite.useMutation(showsOwnErrors);

  async function submit(fields: FormData) {
    const typed = String(fields.get('email')).trim();
    if (typed !== '' && !isEmail(typed)) return setRefusal(text.notEmail);
    setRefusal(undefined);
    const email = typed === '' ? null : typed;
    try {
      const made = await invite.mutateAsync({ id, draft: { email, language: adminLanguage() } });
      if (made.link !== null) return setLink(made.link);
      toast.success(text.invitationSent(typed));
      onClose();
    } catch (error) {
      setRefusal(problemOf(error, refusals).message);
    }
  }

  return (
    <Dialog title={text.inviteNamed(name)} onClose={onClose}>
      {link === undefined ? (
        <ClosingForm save={submit}>
          <p className="text-muted">{text.inviteHint}</p>
          <EmailField
            label={text.email}
            hint={text.emailHint}
            error={refusal}
            maxLength={maxLength.email}
          />
          <FormButtons action={text.makeInvitation} onCancel={onClose} />
        </ClosingForm>
      ) : (
        <ShownOnce
          label={text.linkFor(name)}
          hint={text.linkShownOnce}
          value={link}
          copy={text.copyLink}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
