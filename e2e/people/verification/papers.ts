import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { isPaperNumber } from '../../../lib/people/verification/rules/papers';
import { isCreditCode } from '../../../lib/platform/shared/credit-code';
import { plainPicture } from '../../../test/pictures';
import { expect } from '../../fixtures';
import type { Person } from '../account/people';

/** The number of an ID card, with its check digit. A paper verifies one account. */
export const newIdNumber = () =>
  checked(`110105${1950 + randomInt(50)}1231${String(randomInt(1000)).padStart(3, '0')}`, (number) =>
    isPaperNumber('idCard', number),
  );

/** The credit code of a company, with its check digit. */
export const newCreditCode = () =>
  checked(`91310000${String(randomInt(10 ** 9)).padStart(9, '0')}`, (code) => isCreditCode(code));

function checked(start: string, isSound: (number: string) => boolean): string {
  const found = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((end) => start + end).find(isSound);
  if (!found) throw new Error(`No check digit fits ${start}.`);
  return found;
}

/** A picture as a form sends it, large enough to be read. */
export const paperPicture = async (colour = '#dfe7ee') => ({
  name: 'paper.jpg',
  mimeType: 'image/jpeg',
  buffer: await plainPicture(colour, { width: 900, height: 620 }),
});

/** Gives a person an application that waits, and one that was refused with a long reason, as `refuse` does it. */
export async function fillVerification(
  request: APIRequestContext,
  { token }: Pick<Person, 'token'>,
  refuse: (id: string) => Promise<unknown>,
): Promise<void> {
  const apply = async (fields: Record<string, string | Awaited<ReturnType<typeof paperPicture>>>) => {
    const multipart = { clientId: randomUUID(), validUntil: '', ...fields };
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await (await request.post('/api/verification/apply', { headers, multipart })).json();
    expect(answer.code).toBe('OK');
    return answer.data.id as string;
  };
  const picture = await paperPicture();
  const name = 'Immeasurable '.repeat(4).trim();
  await apply({
    kind: 'individual',
    realName: name,
    paper: 'idCard',
    number: newIdNumber(),
    front: picture,
    back: picture,
  });
  const contact = { legalRepresentative: name, contactName: name, contactPhone: '13800138000' };
  const company = { companyName: 'Immeasurable '.repeat(7).trim(), creditCode: newCreditCode(), ...contact };
  await refuse(await apply({ kind: 'company', ...company, licence: picture, authority: picture }));
}
