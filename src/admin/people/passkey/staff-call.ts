import { useQuery } from '@tanstack/react-query';
import type { NewPasskey, PasskeySignature, PasskeyState } from '#contract/people/passkey.ts';
import { failureIn, unreachable } from '../../../api/api-result.ts';
import type { DataOf, JsonOf, PathOf } from '../../../api/call-api.ts';

/** Makes a call that needs no token. If it fails, throws the failure. */
async function call<Data>(path: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(path, init).catch(() => undefined);
  if (!response) throw unreachable;
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw failureIn(answer);
  return answer;
}

const get = <Path extends PathOf<'GET'>>(path: Path) => call<DataOf<'GET', Path>>(path);

const post = <Path extends PathOf<'POST'>>(path: Path, body?: JsonOf<'POST', Path>) =>
  call<DataOf<'POST', Path>>(path, {
    method: 'POST',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

export const staff = {
  request: () => post('/api/staff/passkeys/request'),
  signIn: (signature: PasskeySignature) => post('/api/staff/sign-in', signature),
  recover: (code: string) => post('/api/staff/recovery', { code }),
  openInvitation: (secret: string) => post('/api/staff/invitation', { secret }),
  acceptInvitation: (secret: string, passkey: NewPasskey) =>
    post('/api/staff/invitation/passkey', { secret, ...passkey }),
};

/** Assumes that passkeys are off until the server reports that they are on. */
export function usePasskeyState(): PasskeyState {
  const { data } = useQuery({
    queryKey: ['passkey state'],
    queryFn: () => get('/api/staff/passkeys'),
    staleTime: 60_000,
  });
  return data ?? { is_on: false, is_required: false };
}
