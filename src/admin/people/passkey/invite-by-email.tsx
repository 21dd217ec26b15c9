import { useRef, useState } from 'react';
import { type AdminTokenDraft, adminTokenDraft } from '#contract/people/admin-token.ts';
import type { Role } from '#contract/people/role.ts';
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
import { RoleField } from '../role-field.tsx';
import { EmailField } from './email-field.tsx';

/** Adds a person by their email address, and sends them a link for adding a passkey. Without SMTP, shows the link. */
export function InviteByEmail({ onClose }: { onClose: () => void }) {
  const { passkey: text, refusal: refusals } = useAdminTexts();
  const [role, setRole] = useState<Role>('editor');
  const [refusal, setRefusal] = useState<string>();
  const [invited, setInvited] = useState<{ email: string; link: string }>();
  /** The added person, in case the invitation has to be retried. */
  const added = useRef<AdminTokenDraft & { id: number }>(undefined);
  const create = trpc.admin.token.create.useMutation(showsOwnErrors);
  const invite = trpc.admin.token.invite.useMutation(showsOwnErrors);

  async function inviteTo(id: number, email: string) {
    const language = adminLanguage();
    try {
      return await invite.mutateAsync({ id, draft: { email, language } });
    } catch (error) {
      if (problemOf(error, refusals).code !== 'conflict') throw error;
      return invite.mutateAsync({ id, draft: { email: null, language } });
    }
  }

  async function submit(fields: FormData) {
    const email = String(fields.get('email')).trim();
    if (!isEmail(email)) return setRefusal(text.notEmail);
    setRefusal(undefined);
    try {
      const draft = adminTokenDraft.parse({ name: email, role });
      const isAdded = added.current?.name === email && added.current.role === role;
      if (!isAdded) added.current = { ...draft, id: (await create.mutateAsync(draft)).id };
      const { link } = await inviteTo(added.current?.id ?? 0, email);
      if (link !== null) return setInvited({ email, link });
      toast.success(text.invitationSent(email));
      onClose();
    } catch (error) {
      setRefusal(problemOf(error, refusals).message);
    }
  }

  return (
    <Dialog title={text.inviteByEmail} onClose={onClose}>
      {invited === undefined ? (
        <ClosingForm save={submit}>
          <p className="text-muted">{text.inviteHint}</p>
          <EmailField label={text.emailAddress} error={refusal} maxLength={maxLength.label} />
          <RoleField role={role} onChange={setRole} />
          <FormButtons action={text.invite} onCancel={onClose} />
        </ClosingForm>
      ) : (
        <ShownOnce
          label={text.linkFor(invited.email)}
          hint={text.linkShownOnce}
          value={invited.link}
          copy={text.copyLink}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
