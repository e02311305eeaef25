import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import { awardScene } from '@/test/awards';
import { describeOnBothEngines } from '@/test/engines';
import { checkCommand, resultFiles } from '../../codes';
import type { ResultDocument } from '../../contract';
import { getContestIntegrity } from './get-contest-integrity';
import { getContestResult, getResultKey, getResultSignature } from './result-files';

/** The command as it is shown, run in the folder of the files. */
function check(folder: string): Promise<boolean> {
  const [program = '', ...words] = checkCommand.split(' ');
  return new Promise((resolve) => execFile(program, words, { cwd: folder }, (error) => resolve(error === null)));
}

describeOnBothEngines('the files of a result', (database) => {
  const scene = awardScene(database);
  let contest: { name: string };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'result-'));
    await scene.addPeople(['sam', 'kim', 'lee']);
    const id = await scene.add(['sam', 'kim', 'lee'], { is_blind: 1 });
    contest = { name: id };
    await scene.publish('award', await scene.plan(id, [1, 3], [3]));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const keyId = async () => {
    const { results } = await getContestIntegrity(scene.visitor(), contest);
    return results[0]?.keyId ?? '';
  };
  const files = async (stage: 'shortlist' | 'award') => [
    await getContestResult(scene.visitor(), { ...contest, stage }),
    await getResultSignature(scene.visitor(), { ...contest, stage }),
    await getResultKey(scene.visitor(), { keyId: await keyId() }),
  ];
  const write = ({ name, body }: FileAnswer) => writeFile(join(folder, name), body);
  const documentOf = async (stage: 'shortlist' | 'award') => {
    const [{ body } = { body: new Uint8Array() }] = await files(stage);
    return JSON.parse(new TextDecoder().decode(body)) as ResultDocument;
  };

  test('are checked by the command that is shown, and altered ones are refused', async () => {
    for (const stage of ['shortlist', 'award'] as const) {
      const downloaded = await files(stage);
      expect(downloaded.map(({ name }) => name)).toEqual(Object.values(resultFiles));
      await Promise.all(downloaded.map(write));
      expect(await check(folder)).toBe(true);
      const [result, signature] = downloaded;
      if (!result || !signature) throw new Error('Three files are published.');
      expect(signature.body).toHaveLength(64);
      const text = new TextDecoder().decode(result.body);
      for (const altered of [text.replace('"number":3', '"number":1'), `${text}\n`]) {
        expect(altered).not.toBe(text);
        await write({ ...result, body: new TextEncoder().encode(altered) });
        expect(await check(folder)).toBe(false);
      }
      await write(result);
      await write({ ...signature, body: signature.body.map((byte, place) => (place === 0 ? byte ^ 1 : byte)) });
      expect(await check(folder)).toBe(false);
    }
    const [result] = await files('award');
    const [signature] = (await files('shortlist')).slice(1);
    await Promise.all([result, signature].flatMap((file) => (file ? [write(file)] : [])));
    expect(await check(folder)).toBe(false);
  });

  test('name people with the awards of a blind contest, nobody with its shortlist', async () => {
    const [shortlist, awards] = [await documentOf('shortlist'), await documentOf('award')];
    expect(shortlist.outcome.map(({ number, people, awards: won }) => [number, people, won])).toEqual([
      [1, [], []],
      [3, [], []],
    ]);
    expect(awards.outcome.map(({ number, people, result }) => [number, people, result])).toEqual([
      [1, [{ id: 'sam', name: '名字 sam' }], 'shortlisted'],
      [3, [{ id: 'lee', name: '名字 lee' }], 'awarded'],
    ]);
  });

  test('are what the integrity page tells of them, with the rules and the numbers', async () => {
    const { results, ...facts } = await getContestIntegrity(scene.visitor(), contest);
    const { format, stage, version, publishedTime, shortlist, awards, outcome, ...said } = await documentOf('award');
    expect(said).toEqual(facts);
    expect([format, stage, version]).toEqual(['lightfield.contest-result.1', 'award', 1]);
    expect(shortlist).toEqual({ way: 'hand', top: 0, reason: '评委一致' });
    expect([awards.length, outcome.length]).toEqual([1, 2]);
    const [result] = await files('award');
    expect(results.at(-1)).toMatchObject({ stage, version, publishedTime, bytes: result?.body.length });
    expect(facts.terms).toEqual([
      {
        version: 1,
        madeTime: expect.any(String),
        sha256: {
          // `printf %s '<p>参赛须知</p>' | sha256sum`
          zh: '5d32a727d246260a64b25f8cd4a022cfd1bdd8a90cd73b23c0736a60c1763efa',
          en: '7ab9711360d35627a0cd1bb00efd7acca8dc1520989fde1e26f3f71a81db7655',
        },
      },
    ]);
    expect(facts.entries.states).toEqual([
      { state: 'awarded', count: 1 },
      { state: 'notAwarded', count: 1 },
      { state: 'notShortlisted', count: 1 },
    ]);
  });

  test('leave out who had erased their account before', async () => {
    await scene.addPeople(['gone']);
    const id = await scene.add(['gone']);
    const erased = { erased_at: 1, nickname: '' };
    await database().db.transaction((tx) => tx.updateTable('person').set(erased).where('id', '=', 'gone').execute());
    await scene.publish('shortlist', await scene.plan(id, [1], []));
    const { body } = await getContestResult(scene.visitor(), { name: id, stage: 'shortlist' });
    expect(JSON.parse(new TextDecoder().decode(body)).outcome[0].people).toEqual([]);
  });

  test('are checked by a key that is published under its id only', async () => {
    await expect(getResultKey(scene.visitor(), { keyId: '0'.repeat(16) })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('are not there for a result that is not published, and for another version', async () => {
    const name = await scene.add(['sam']);
    for (const asked of [
      { name, stage: 'award' },
      { name: 'none', stage: 'award' },
      { ...contest, stage: 'award', version: 2 },
    ] as const) {
      await expect(getContestResult(scene.visitor(), asked)).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(getResultSignature(scene.visitor(), asked)).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });
});
