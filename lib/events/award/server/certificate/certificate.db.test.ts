import { awardScene } from '@/test/awards';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { checkCertificate } from './check-certificate';
import { findCertificates } from './find-certificates';
import { getCertificate } from './get-certificate';

describeOnBothEngines('certificates', (database) => {
  const scene = awardScene(database);
  let contestId: string;
  let awardId: string;
  const gold = () => ({ entryId: `${contestId}-1`, awardId });
  const codesOf = (personId: string) =>
    scene.read().selectFrom('contest_certificate').select('code').where('person_id', '=', personId).execute();
  const check = async (personId: string, overrides = {}) => {
    const [held] = await codesOf(personId);
    return checkCertificate(scene.visitor(overrides), { code: held?.code ?? '' });
  };

  beforeAll(async () => {
    await scene.addPeople(['sam', 'kim', 'lee', 'member', 'asked']);
    contestId = await scene.add(['sam', 'kim', 'lee']);
    const team = { mode: 'team', team_name: '灯组' } as const;
    await database().db.transaction(async (tx) => {
      await tx.updateTable('contest_entry').set(team).where('id', '=', `${contestId}-1`).execute();
      await insertRows(tx, 'contest_entry_member', [
        { entry_id: `${contestId}-1`, person_id: 'member', state: 'confirmed', invited_at: 1 },
        { entry_id: `${contestId}-1`, person_id: 'asked', state: 'invited', invited_at: 2 },
      ]);
    });
    const planned = await scene.plan(contestId, [1, 2], [1]);
    awardId = planned.awardId;
    await expect(findCertificates(scene.as('sam'), gold())).rejects.toMatchObject({ code: 'NullPointer' });
    await scene.publish('award', planned);
  });

  test('are for who entered and for the members who confirmed, of what their entry holds', async () => {
    for (const personId of ['sam', 'member']) {
      expect(await findCertificates(scene.as(personId), gold())).toMatchObject([
        { kind: 'shortlisted', awardId: null, award: { text: '' } },
        { kind: 'awarded', awardId, award: { text: '金奖', language: 'zh' } },
      ]);
    }
    expect(await findCertificates(scene.as('asked'), gold())).toEqual([]);
    await expect(getCertificate(scene.visitor(), gold())).rejects.toMatchObject({ code: 'Unauthorized' });
    for (const [personId, asked] of [
      ['asked', gold()],
      ['kim', gold()],
      ['kim', { ...gold(), entryId: `${contestId}-2` }],
      ['lee', { entryId: `${contestId}-3`, awardId: '' }],
      ['sam', { entryId: 'none', awardId: '' }],
    ] as const) {
      await expect(getCertificate(scene.as(personId), asked)).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('are small files that are the same each time, and tell who asks for their code what they certify', async () => {
    const [file, again] = await Promise.all([
      getCertificate(scene.as('member'), gold()),
      getCertificate(scene.as('member'), gold()),
    ]);
    expect(again).toEqual(file);
    expect(file.contentType).toBe('application/pdf');
    expect(file.body.length).toBeLessThan(100_000);
    const text = Buffer.from(file.body).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/FontFile3');
    expect(text).not.toMatch(/PDFKit|Producer|Creator/);
    const [held] = await codesOf('member');
    expect(file.name.replaceAll('-', '')).toBe(`certificate${held?.code}.pdf`);
    expect(await check('member', { language: 'en' })).toEqual({
      ...{ kind: 'awarded', award: { text: 'Gold', language: 'en' } },
      contest: { text: `活动 ${contestId}`, language: 'zh', name: contestId },
      ...{ organiser: '名字 organiser', person: '名字 member', publishedTime: '2026-11-20T12:00:00.000+08:00' },
      entry: { text: `参赛 ${contestId}-1`, language: 'zh', number: 1, teamName: '灯组' },
    });
    await expect(checkCertificate(scene.visitor(), { code: '0000-0000-0000-0000' })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('name people as the result does, and nobody whose account is erased', async () => {
    await getCertificate(scene.as('sam'), { ...gold(), awardId: '' });
    const change = (to: { nickname: string; erased_at?: number }) =>
      database().db.transaction((tx) => tx.updateTable('person').set(to).where('id', '=', 'sam').execute());
    await change({ nickname: '大师' });
    expect(await check('sam')).toMatchObject({ kind: 'shortlisted', person: '名字 sam' });
    await change({ nickname: '', erased_at: 1 });
    expect(await check('sam')).toMatchObject({ kind: 'shortlisted', person: '' });
  });

  test('are in the export of an account', async () => {
    const parts: Record<string, unknown> = {};
    const context = scene.visitor();
    await getCertificate(scene.as('kim'), { entryId: `${contestId}-2`, awardId: '' });
    await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId: 'kim', parts }));
    expect(parts.certificates).toEqual([
      {
        code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
        entryId: `${contestId}-2`,
        awardId: null,
        madeAt: '2026-11-20T12:00:00.000+08:00',
      },
    ]);
  });
});
