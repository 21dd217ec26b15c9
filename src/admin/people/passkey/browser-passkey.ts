/** Creates passkeys and signs with them in the browser. The library is loaded when a button is pressed. */
import type {
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
  PasskeySignature,
} from '#contract/people/passkey.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { problemOf } from '../../problem.ts';

const load = () => import('@simplewebauthn/browser');

export async function createPasskey(creation: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await load();
  const { id, rawId, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { clientDataJSON, attestationObject, transports },
  };
}

export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeySignature> {
  const { startAuthentication } = await load();
  const { id, rawId, response } = await startAuthentication({ optionsJSON: request });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/**
 * Describes why a passkey didn't work. To protect privacy, browsers report the same error for cancelling as for having
 * no passkey.
 */
export function passkeyProblem(
  error: unknown,
  { passkey: text, refusal }: Pick<AdminTexts, 'passkey' | 'refusal'>,
): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return text.cancelled;
  if (name === 'InvalidStateError') return text.alreadyHere;
  if (name === 'SecurityError') return text.otherAddress;
  if (name === 'NotSupportedError' || name === 'ConstraintError') return text.unsupported;
  return problemOf(error, refusal).message;
}
