import { z } from 'zod';
import { type CallLimits, endpoint } from '@/lib/platform/shared/endpoint';
import { noInput, wireText } from '@/lib/platform/shared/wire';

/** A challenge is a purchase of the server's attention: a person needs one or two for a form. */
const challengeLimit: CallLimits = { address: { max: 60, seconds: 600 } };

/** A piece of work for the browser (ALTCHA, proof of work version 2); what is in it is the library's. */
const proofChallenge = z.looseObject({ parameters: z.looseObject({}), signature: z.string() });

export const getProofChallenge = endpoint({
  name: 'getProofChallenge',
  summary: 'A challenge that costs a browser about a second of work and a machine that sends thousands of forms hours.',
  method: 'GET',
  path: '/api/proof/challenge',
  auth: 'public',
  input: noInput,
  data: proofChallenge,
  limit: challengeLimit,
  background: true,
});

/** The solved challenge as a form sends it: JSON in base64. Its broken rule is `proof`. */
export const proof = wireText(4096).min(1, { error: 'proof' });
