import { randomInt } from 'node:crypto';
import { newVisitor } from '../answers';

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Headers of a request from `address` by our proxy that claims to come from `claimed`. */
const forged = (claimed: string, address: string) => ({
  'X-Forwarded-For': `${claimed}, ${address}`,
  'X-Real-IP': claimed,
  'True-Client-IP': claimed,
  Forwarded: `for=${claimed}`,
});

test('nobody evades a limit, or uses up that of somebody else, by a claimed address', async () => {
  const { ask } = newVisitor();
  // Rejected as incomplete, but counted: ten per hour and address.
  const call = async (headers: Record<string, string>) =>
    (await ask('/api/cooperation/leads/send', { form: {}, headers })).status;
  const [own, other] = [newAddress(), newAddress()];
  let calls = 0;
  // An hour may end meanwhile.
  for (; calls < 21 && (await call(forged(newAddress(), own))) !== 429; calls += 1);
  expect(calls).toBeGreaterThanOrEqual(10);
  expect(calls).toBeLessThan(21);
  expect(await call(forged(own, other))).toBe(400);
});
