import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import { pictureFolder } from '@/lib/base/media/rules/keys';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { plainPicture } from '@/test/pictures';
import { settled } from '@/test/settled';
import { verificationScene } from '@/test/verification';
import { applyForVerification } from './apply-for-verification';
import { decideOnApplication } from './decide-on-application';
import { getApplication } from './get-application';
import { getVerification } from './get-verification';
import { listApplications } from './list-applications';
import { openPapers, readPicture } from './open-papers';
import { withdrawApplication } from './withdraw-application';

const day = millisecondsInDay;

describeOnBothEngines('verification', (database) => {
  const scene = verificationScene(database);
  const { as, asReviewer, apply, decide, person, company, rows, markOf, events, pass, midnight, stored } = scene;
  useMediaFolder();
  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  test('goes from refused to passed, and puts the mark', async () => {
    const sent = await apply('lin');
    expect(sent).toMatchObject({ state: 'pending', name: '林*', paper: 'idCard', numberEnd: '002X', reason: '' });
    // Friday noon: decided by the end of Monday.
    expect(sent.dueAt).toBe('2026-11-24T00:00:00.000+08:00');
    await decide(sent.id, { isPassed: false, refusal: 'unreadable', reason: '反光' });
    expect((await getVerification(as('lin'))).individual).toMatchObject({
      latest: { state: 'refused', refusal: 'unreadable', reason: '反光' },
      holds: null,
    });
    // It may name what is private, which the console's list of deeds does not tell.
    expect(JSON.stringify(await scene.audits())).not.toContain('反光');
    expect(await markOf('lin')).toBe('none');
    const again = await apply('lin');
    await decide(again.id);
    expect((await getVerification(as('lin'))).individual).toMatchObject({ holds: { id: again.id, state: 'passed' } });
    expect(await markOf('lin')).toBe('individual');
    await decide((await apply('lin', await company())).id);
    expect(await markOf('lin')).toBe('both');
  });

  test('needs a bound mobile, and says every broken rule', async () => {
    const form = await person();
    const bare = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    await expect(applyForVerification(bare, form)).rejects.toMatchObject({ code: 'PhoneNeeded' });
    await expect(applyForVerification(as('lin'), { ...form, number: '1', back: undefined })).rejects.toMatchObject({
      details: {
        fields: [
          { field: 'number', rule: 'idCard' },
          { field: 'back', rule: 'required' },
        ],
      },
    });
    await expect(applyForVerification(as('lin'), { ...(await company()), contactPhone: '12' })).rejects.toMatchObject({
      details: { fields: [{ field: 'contactPhone', rule: 'phone' }] },
    });
    const small = new File([new Uint8Array(await plainPicture('red', { width: 599, height: 900 }))], 'a.jpg');
    await expect(applyForVerification(as('lin'), { ...form, back: small })).rejects.toMatchObject({
      details: { fields: [{ field: 'back', rule: 'dimensions' }] },
    });
    expect([await rows(), await stored()]).toEqual([[], []]);
  });

  test('sent twice at once is one application, and two of a kind do not wait together', async () => {
    const form = await person();
    const ends = await Promise.allSettled([1, 2, 3].map(() => applyForVerification(as('lin'), form)));
    const ids = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.id] : []));
    expect([ends.map(({ status }) => status), new Set(ids).size]).toEqual([Array(3).fill('fulfilled'), 1]);
    expect(await stored()).toHaveLength(2);
    await withdrawApplication(as('lin'), { id: ids[0] ?? '' });
    const others = await settled([apply('lin'), apply('lin'), apply('lin')]);
    expect(others.toSorted()).toEqual(['Changed', 'Changed', 'done']);
    expect(await rows()).toHaveLength(1);
  });

  test('counts five a day strictly', async () => {
    const uses: unknown[] = [];
    await apply('lin', undefined, { limit: async (use) => void uses.push(use) });
    expect(uses).toEqual([
      { name: 'verifications of', client: 'lin', limit: { max: 5, seconds: 86_400, strict: true } },
    ]);
  });

  test('is decided on once by two reviewers at once, never by its owner', async () => {
    const { id } = await apply('lin');
    await expect(decide(id, {}, 'lin')).rejects.toMatchObject({ code: 'Forbidden' });
    const refused = { isPassed: false, refusal: 'other', reason: '不符' } as const;
    expect((await settled([decide(id), decide(id, refused, 'eve'), decide(id)])).toSorted()).toEqual([
      'Changed',
      'Changed',
      'done',
    ]);
    const [row] = await rows();
    expect(await markOf('lin')).toBe(row?.state === 'passed' ? 'individual' : 'none');
    expect((await events()).filter((action) => /passed|refused/.test(action))).toHaveLength(1);
  });

  test('of both kinds at once at the same instant is both', async () => {
    const [one, other] = [await apply('lin'), await apply('lin', await company())];
    await Promise.all([decide(one.id), decide(other.id, {}, 'eve')]);
    expect(await markOf('lin')).toBe('both');
  });

  test('by one paper is of one account, also when both are passed at once', async () => {
    const [one, other] = [await apply('lin'), await apply('mo')];
    const ends = await settled([decide(one.id), decide(other.id, {}, 'eve')]);
    expect(ends.toSorted()).toEqual(['PaperTaken', 'done']);
    expect([await markOf('lin'), await markOf('mo')].toSorted()).toEqual(['individual', 'none']);
    const waiting = (await rows()).find(({ state }) => state === 'pending');
    expect(await getApplication(asReviewer(), { id: waiting?.id ?? '' })).toMatchObject({ isTaken: true });
  });

  test('is renewed while it holds, and the old one is replaced', async () => {
    const first = await apply('lin');
    await decide(first.id);
    const renewal = await apply('lin');
    expect(await markOf('lin')).toBe('individual');
    await decide(renewal.id);
    expect((await rows()).map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [first.id, 'replaced'],
        [renewal.id, 'passed'],
      ].toSorted(),
    );
    const hold = { state: 'passed', number_digest: null } as const;
    const both = database().db.transaction((tx) => tx.updateTable('verification_application').set(hold).execute());
    await expect(both).rejects.toThrow(/unique/i);
    const { before } = await getApplication(asReviewer(), { id: renewal.id });
    expect(before.map(({ id }) => id)).toEqual([first.id]);
  });

  test('is withdrawn by its owner alone, or decided on, never both', async () => {
    const { id } = await apply('lin');
    await expect(withdrawApplication(as('mo'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    const ends = await settled([withdrawApplication(as('lin'), { id }), decide(id)]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(await markOf('lin')).toBe((await rows()).length === 0 ? 'none' : 'individual');
    if ((await rows()).length === 0) {
      await scene.runRemovals();
      expect(await stored()).toEqual([]);
    }
  });

  test('ends with its paper after a notice a month before', async () => {
    const { id } = await apply('lin', await person({ validUntil: '2027-03-05' }));
    await decide(id);
    await decide((await apply('lin', await company())).id);
    pass(75 * day);
    await midnight();
    expect(await scene.told()).toEqual([]);
    pass(2 * day);
    await midnight();
    await midnight();
    expect(await scene.told()).toEqual(['verificationEnding']);
    pass(28 * day);
    await midnight();
    expect(await markOf('lin')).toBe('both');
    pass(day);
    await midnight();
    expect(await markOf('lin')).toBe('company');
    expect(await scene.told()).toEqual(['verificationEnding', 'verificationEnded']);
  });
});

describeOnBothEngines('papers', (database) => {
  const scene = verificationScene(database);
  const { as, asReviewer, apply, decide, rows, events, pass, midnight, stored } = scene;
  useMediaFolder();
  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  const [name, number] = ['林一', '11010519491231002X'];
  const tells = (text: string) => [name, number].filter((secret) => text.includes(secret));

  test('are in no row, file, log entry or export, and in no answer but that to a reviewer', async () => {
    const { id } = await apply('lin');
    await decide(id);
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) =>
      as('lin').emit(as('lin'), tx, 'account.exported', { personId: 'lin', parts }),
    );
    const answers = [
      await getVerification(as('lin')),
      await listApplications(asReviewer(), scene.query({ state: 'passed' })),
      await getApplication(asReviewer(), { id }),
      parts,
      await scene.everyRow(),
    ];
    for (const answer of answers) expect(tells(JSON.stringify(answer))).toEqual([]);
    for (const key of await stored()) {
      expect(pictureFolder(key)).toBeNull();
      const opened = await mediaStorage().read(key);
      const bytes = Buffer.from((opened && (await readBody(opened))) ?? []);
      // No picture either: a jpg begins with FFD8.
      expect([bytes.length > 100, bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))]).toEqual([true, false]);
    }
    expect(tells(JSON.stringify(await openPapers(asReviewer(), { id })))).toEqual([name, number]);
  });

  test('are opened by reviewers alone, and each look is recorded', async () => {
    const { id } = await apply('lin');
    for (const staff of [null, 'sales', 'editor'] as const) {
      const nosy = as('nosy', { caller: callerOf('nosy', { staff }) });
      await expect(openPapers(nosy, { id })).rejects.toMatchObject({ code: 'Forbidden' });
      await expect(listApplications(nosy, scene.query())).rejects.toMatchObject({ code: 'Forbidden' });
      await expect(getApplication(nosy, { id })).rejects.toMatchObject({ code: 'Forbidden' });
    }
    const { pictures } = await openPapers(asReviewer(), { id });
    expect(pictures.map(({ side }) => side)).toEqual(['front', 'back']);
    const [{ key } = { key: '' }] = pictures;
    const picture = await readPicture(asReviewer(), { key });
    expect([picture.name, picture.contentType, picture.body[0], picture.body[1]]).toEqual([
      'front.jpg',
      'image/jpeg',
      0xff,
      0xd8,
    ]);
    expect(await events()).toEqual(['verification.papers.opened', 'verification.picture.opened']);
    for (const [reader, link] of [
      [asReviewer('eve'), key],
      [asReviewer(), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
      [asReviewer(), 'none'],
    ] as const) {
      await expect(readPicture(reader, { key: link })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    // Somebody who reviews no more, in the session that the link was given to.
    await expect(readPicture(as('rui'), { key })).rejects.toMatchObject({ code: 'Forbidden' });
    pass(5 * millisecondsInMinute);
    await expect(readPicture(asReviewer(), { key })).rejects.toMatchObject({ code: 'LinkExpired' });
  });

  test('are removed 30 days after the decision: pictures of all, facts of those that do not hold', async () => {
    const { id } = await apply('lin');
    await decide(id);
    const refused = await apply('mo', await scene.person({ number: '440524188001010014' }));
    await decide(refused.id, { isPassed: false, refusal: 'differs' });
    pass(30 * day - 1);
    await midnight();
    expect(await stored()).toHaveLength(4);
    pass(1);
    await midnight();
    expect(await stored()).toEqual([]);
    const facts = Object.fromEntries((await rows()).map((row) => [row.id, row.sealed !== null]));
    expect(facts).toEqual({ [id]: true, [refused.id]: false });
    await expect(openPapers(asReviewer(), { id: refused.id })).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await openPapers(asReviewer(), { id })).pictures).toEqual([]);
    expect((await getVerification(as('mo'))).individual.latest).toMatchObject({ state: 'refused', name: '' });
  });

  test('go with the account, and those of a crash within an hour', async () => {
    await decide((await apply('zoe')).id);
    await database().db.transaction((tx) => as('zoe').emit(as('zoe'), tx, 'account.erased', { personId: 'zoe' }));
    await mediaStorage().put('papers/crashed/front.box', Buffer.from('some'));
    await scene.runRemovals('crashed');
    expect([await rows(), await stored()]).toEqual([[], []]);
  });

  test('wait in the order in which they are due', async () => {
    const first = await apply('mo');
    pass(1000);
    const second = await apply('lin', await scene.company());
    const ids = async (query: Parameters<typeof scene.query>[0]) =>
      (await listApplications(asReviewer(), scene.query(query))).list.map(({ id }) => id);
    expect(await ids({})).toEqual([first.id, second.id]);
    expect(await ids({ kind: 'company' })).toEqual([second.id]);
    expect(await ids({ search: 'lin' })).toEqual([second.id]);
    expect(await ids({ search: '名字' })).toEqual([first.id, second.id]);
    expect(await ids({ search: '林' })).toEqual([]);
    expect(await ids({ state: 'refused' })).toEqual([]);
    await expect(decideOnApplication(asReviewer(), scene.decision(first.id, { revision: 7 }))).rejects.toMatchObject({
      code: 'Changed',
    });
    await expect(
      decideOnApplication(asReviewer(), scene.decision(first.id, { isPassed: false })),
    ).rejects.toMatchObject({ code: '400' });
    await expect(decideOnApplication(asReviewer(), scene.decision('none'))).rejects.toMatchObject({
      code: 'NullPointer',
    });
    expect(noon).toBeLessThan(scene.now());
  });
});
