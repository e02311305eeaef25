import { takeCode } from '@/lib/events/award/server/certificate/take-code';
import { awardScene } from '@/test/awards';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { readCertificate } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the check of a certificate', (database) => {
  const scene = awardScene(database);
  let code: string;

  beforeAll(async () => {
    await scene.addPeople(['lin']);
    const contestId = await scene.add(['lin'], { name: 'decided' });
    const planned = await scene.plan(contestId, [1], [1]);
    const { revision } = await scene.publish('shortlist', planned);
    await scene.publish('award', { contestId, revision });
    const held = { entryId: 'decided-1', personId: 'lin', awardId: planned.awardId };
    code = await takeCode(scene.as('lin'), held);
  });
  beforeEach(() => readAs(scene.visitor()));

  test('finds it however its code is written, and is read again when people are named otherwise', async () => {
    const written = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-');
    expect(await readCertificate('zh', written)).toMatchObject({
      certificate: { kind: 'awarded', award: { text: '金奖' }, person: '名字 lin', contest: { name: 'decided' } },
      code,
    });
    expect(new Set(tags.flat())).toEqual(new Set(['person:authors', 'contest:lists']));
  });

  test('finds none for a code that was never given, and asks for nothing where a text is no code', async () => {
    expect(await readCertificate('zh', '0'.repeat(16))).toBeNull();
    readAs(scene.visitor());
    for (const text of ['', 'abc', 'x'.repeat(17)]) expect(await readCertificate('zh', text)).toBeNull();
    expect(tags).toEqual([]);
  });
});
