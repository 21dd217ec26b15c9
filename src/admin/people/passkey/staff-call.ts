import { useQuery } from '@tanstack/react-query';
import type {
  InvitedPerson,
  NewPasskey,
  PasskeyRequest,
  PasskeySignature,
  PasskeyState,
} from '#contract/people/passkey.ts';
import type { NewSession } from '#contract/people/session.ts';
import { failureIn, unreachable } from '../../../api/api-result.ts';

/** Makes a call that needs no token. Throws the failure, if there is one. */
async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/staff${path}`, init).catch(() => undefined);
  if (!response) throw unreachable;
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw failureIn(answer);
  return answer;
}

const post = <Answer>(path: string, body?: object) =>
  call<Answer>(path, {
    method: 'POST',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

export const staff = {
  request: () => post<PasskeyRequest>('/passkeys/request'),
  signIn: (signature: PasskeySignature) => post<NewSession>('/sign-in', signature),
  recover: (code: string) => post<NewSession>('/recovery', { code }),
  openInvitation: (secret: string) => post<InvitedPerson>('/invitation', { secret }),
  acceptInvitation: (secret: string, passkey: NewPasskey) =>
    post<NewSession>('/invitation/passkey', { secret, ...passkey }),
};

/** Assumes that passkeys are off until the server says that they are on. */
export function usePasskeyState(): PasskeyState {
  const { data } = useQuery({
    queryKey: ['passkey state'],
    queryFn: () => call<PasskeyState>('/passkeys'),
    staleTime: 60_000,
  });
  return data ?? { is_on: false, is_required: false };
}
