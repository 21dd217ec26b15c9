import type { Proposed } from '#contract/release/proposal.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { client } from '../../api.ts';
import { dismiss, toast, toastStore } from '../../frame/toast-store.ts';

/** Says which release a change was added to. */
export async function announceProposed({ proposal }: Proposed, text: AdminTexts['release']) {
  if (!proposal) {
    toast.success(text.removed);
    return;
  }
  const { release_id: id, state } = proposal;
  // The change is proposed in any case, so a failure to load the name isn't shown.
  const release = await client.admin.release.get.query({ id }).catch(() => undefined);
  const name = release?.name ?? `#${id}`;
  const message = state === 'asked' ? text.sent(name) : text.added(name);
  // Several changes in a row are announced once.
  for (const shown of toastStore.read()) if (shown.text === message) dismiss(shown.id);
  toast.success(message, undefined, {
    link: { label: text.show, to: { to: '/admin/releases/$id', params: { id: String(id) } } },
  });
}
