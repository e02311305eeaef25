import { randomInt } from 'node:crypto';
import { newVisitor } from '../answers';

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** What who comes from `address` sends by our proxy, when they claim to come from `claimed`. */
const forged = (claimed: string, address: string) => ({
  'X-Forwarded-For': `${claimed}, ${address}`,
  'X-Real-IP': claimed,
  'True-Client-IP': claimed,
  Forwarded: `for=${claimed}`,
});

test('nobody gets past a limit, or uses up that of somebody else, by the address that they claim', async () => {
  const { ask } = newVisitor();
  // Refused for what it lacks, but counted: ten in an hour of one address.
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
