import { webcrypto } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { answerCalls } from '@/test/answers';
import { algorithm } from '../rules/difficulty';
import { solveProof } from './solve-proof';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

beforeAll(() => {
  // The environment has no WebCrypto, which every browser has on https.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
afterEach(() => jest.restoreAllMocks());

const challengeOf = (counter: number) => createChallenge({ algorithm, cost: 10, counter, deriveKey, ...secrets });

test('asks for a challenge and answers with it and what solves it', async () => {
  const challenge = await challengeOf(7);
  const calls = answerCalls({ '/api/proof/challenge': { data: challenge } });
  const proof = JSON.parse(atob(await solveProof()));
  expect(calls).toHaveLength(1);
  expect(proof.challenge).toEqual(challenge);
  expect(proof.solution).toMatchObject({ counter: 7 });
  const { verified } = await verifySolution({ ...proof, deriveKey, ...secrets });
  expect(verified).toBe(true);
});

test('gives up when it is told to, before and during the work', async () => {
  const endless = await challengeOf(4_000_000_000);
  answerCalls({ '/api/proof/challenge': { data: endless } });
  await expect(solveProof(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  const leaving = new AbortController();
  const work = expect(solveProof(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  setTimeout(() => leaving.abort(), 100);
  await work;
});

test('the page has its turn meanwhile', async () => {
  answerCalls({ '/api/proof/challenge': { data: await challengeOf(3000) } });
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  await solveProof();
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
});

test('says what the server said when there is no challenge', async () => {
  answerCalls({ '/api/proof/challenge': { code: 'TooManyRequests', retryAfter: 60 } });
  await expect(solveProof()).rejects.toMatchObject({ code: 'TooManyRequests' });
});
