// Passkeys: converts between the browser's WebAuthn API and the server's JSON.
import { ApiError, call } from '../net/api';
import type { Guest, Passkey, PasskeyMade, PasskeySigned } from '../protocol/types';

/** IANA COSE algorithm numbers, preferred first: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

/** Whether passkeys are available: they need TLS or localhost, and a host name instead of an IP address. */
export const possible = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^(\[|[\d.]+$)/.test(location.hostname);

/** The user cancelled, was too slow, or already has the key on this device; browsers do not say which. */
const notGiven = (): ApiError => new ApiError(0, 'passkey_not_given', '', 'The browser gave no passkey.');

function text(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function given(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await asked;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw notGiven();
}

export const passkeys = {
  async add(password: string): Promise<Passkey> {
    const question = await call('POST me/passkeys/challenge', { body: { password } });
    const made = await given(
      navigator.credentials.create({
        publicKey: {
          rp: { name: 'Germini' },
          user: { id: bytes(question.user), name: question.login, displayName: question.login },
          challenge: bytes(question.challenge),
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: question.have.map((id) => ({ type: 'public-key', id: bytes(id) })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        },
      }),
    );
    const answer = made.response as AuthenticatorAttestationResponse;
    const key = answer.getPublicKey();
    if (!key) throw notGiven();
    const body: PasskeyMade = {
      id: text(made.rawId),
      public_key: text(key),
      client_data: text(answer.clientDataJSON),
      authenticator_data: text(answer.getAuthenticatorData()),
    };
    return call('POST me/passkeys', { body });
  },

  /** `merge`: merges the current guest into the account. */
  async logIn(merge: boolean): Promise<Guest> {
    const { challenge } = await call('POST log-in/passkey/challenge', { body: {} });
    const signed = await given(
      navigator.credentials.get({ publicKey: { challenge: bytes(challenge), userVerification: 'required' } }),
    );
    const answer = signed.response as AuthenticatorAssertionResponse;
    const body: PasskeySigned = {
      id: text(signed.rawId),
      client_data: text(answer.clientDataJSON),
      authenticator_data: text(answer.authenticatorData),
      signature: text(answer.signature),
      ...(merge ? { merge } : {}),
    };
    return call('POST log-in/passkey', { body });
  },
};
