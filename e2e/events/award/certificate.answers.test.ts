import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCommand, resultFiles } from '@/lib/events/award/codes';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import type { Certificate } from '@/lib/events/award/contract/certificate';
import { languageNames } from '@/lib/platform/shared/language';
import { newPerson, newVisitor } from '../../answers';

/** The contest of the demonstration whose awards are published, and the entry that won gold. */
const [contest, entryId] = ['future-lab', 'contest-decided-e01'];
const { ask } = newVisitor();

type Held = Pick<Certificate, 'kind'> & { awardId: string | null };

/** The person of the demonstration who entered it. */
async function logInAsWinner() {
  const winner = newVisitor();
  const form = { account: '+12025550103', password: 'demonstration-of-light' };
  const { data } = (await winner.ask('/api/account/login', { form })).json<{ data: { token: string } }>();
  return (path: string) => winner.ask(path, { headers: { Authorization: `Bearer ${data.token}` } });
}

test('the holder of an award gets a certificate with its fonts, which anybody can check, and nobody else gets it', async () => {
  const asWinner = await logInAsWinner();
  const { data } = (await asWinner(`/api/award/certificate/list?entryId=${entryId}`)).json<{ data: Held[] }>();
  const gold = data.find(({ kind }) => kind === 'awarded');
  const file = `/api/award/certificate/file?entryId=${entryId}&awardId=${gold?.awardId}`;
  const { status, headers, bytes } = await asWinner(file);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = bytes.toString('latin1');
  expect([text.startsWith('%PDF-'), text.includes('/FontFile3'), bytes.length < 100_000]).toEqual([true, true, true]);
  const code = /certificate-([0-9A-Z-]+)\.pdf/.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
  const checked = await ask(`/api/award/certificate/check?code=${code}`, {
    headers: { Language: languageNames.en.header },
  });
  expect(checked.json<{ data: Certificate }>().data).toMatchObject({
    ...{ kind: 'awarded', award: { text: 'Gold', language: 'en' }, person: '林一舟' },
    contest: { name: contest, language: 'en' },
    entry: { number: 1 },
  });
  const stranger = await newPerson();
  const refused = await stranger.ask(file, { headers: { Authorization: `Bearer ${stranger.token}` } });
  expect([refused.status, (await ask(file)).status]).toEqual([404, 401]);
});

test('the result of a contest, as the product serves it, is checked by the command that is shown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-result-'));
  try {
    const { results } = (await ask(`/api/award/integrity?name=${contest}`)).json<{ data: ContestIntegrity }>().data;
    const award = results.find(({ stage }) => stage === 'award');
    for (const [name, path] of [
      [resultFiles.result, `file?name=${contest}&stage=award`],
      [resultFiles.signature, `signature?name=${contest}&stage=award`],
      [resultFiles.key, `key?keyId=${award?.keyId}`],
    ] as const) {
      const { status, bytes } = await ask(`/api/award/result/${path}`);
      expect([name, status]).toEqual([name, 200]);
      writeFileSync(join(folder, name), bytes);
    }
    const [program = '', ...words] = checkCommand.split(' ');
    expect(execFileSync(program, words, { cwd: folder }).toString()).toContain('Verified Successfully');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
