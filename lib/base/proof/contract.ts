import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, wireText } from '@/lib/platform/shared/wire';
import * as calls from './calls';

/** A proof-of-work challenge for the browser (ALTCHA, proof of work version 2) in the library's format. */
const proofChallenge = z.looseObject({ parameters: z.looseObject({}), signature: z.string() });

export const getProofChallenge = endpoint({
  name: 'getProofChallenge',
  ...calls.getProofChallenge,
  summary:
    'A challenge (ALTCHA, proof of work version 2) that costs a browser about a second of work and a machine that sends thousands of forms hours. Calls take as `proof` the JSON `{challenge, solution: {counter, derivedKey}}` in base64, once.',
  auth: 'public',
  input: noInput,
  data: proofChallenge,
  // It costs us one derived key. The limit is loose, since people in one network share it.
  limit: looseLimit,
});

/** The solved challenge as a form sends it: JSON in base64. Its broken rule is `proof`. */
export const proof = wireText(4096).min(1, { error: 'proof' });
