import { doorWith, silent } from '@/test/answer-door';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { toldPeople } from '@/test/told';
import { noticeTypes } from '../codes';
import { type MailEnd, mailTokens } from './mail-token';
import { getMailWish, saveMailWish } from './mail-wish';
import { getNoticeSettings } from './notice-settings';
import { messageRoutes } from './routes';
import { unsubscribeProtocol } from './unsubscribe-protocol';

describeOnBothEngines('ending mails by a link', (database) => {
  const { as, newReader, choose } = toldPeople(database);
  const visitor = () => testContext(database().db);
  const tokenOf = async (end: MailEnd) => (await mailTokens(database().db))(end);
  const mailedOf = async (id: string) => {
    const { choices } = await getNoticeSettings(as(id));
    return noticeTypes.filter((type) => choices[type].byMail);
  };

  /** What a mail program sends, which knows nothing but the header. */
  function press(token: string, { method = 'POST', body = 'List-Unsubscribe=One-Click' } = {}) {
    const { door } = doorWith(silent, {
      db: database().db,
      routes: messageRoutes,
      protocols: [unsubscribeProtocol],
    });
    return door.request(`http://localhost:3000/api/message/unsubscribe?token=${token}`, {
      method,
      ...(method === 'POST' && { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    });
  }

  test('one press in a mail program ends them, without a login and from no page', async () => {
    const id = await newReader({ byMail: true, byWechat: true });
    const token = await tokenOf({ personId: id, type: '' });
    const { revision } = await getNoticeSettings(as(id));
    for (let time = 0; time < 2; time += 1) expect((await press(token)).status).toBe(204);
    expect(await mailedOf(id)).toEqual([]);
    const after = await getNoticeSettings(as(id));
    expect(after.choices.likes).toEqual({ onSite: true, byMail: false, byWechat: true });
    // Who has the settings open saves nothing over it.
    expect(after.revision).toBeGreaterThan(revision);
  });

  test('takes a form of parts too, and nothing that is not the press', async () => {
    const id = await newReader({ byMail: true });
    const token = await tokenOf({ personId: id, type: '' });
    for (const body of ['', 'List-Unsubscribe=Perhaps']) expect((await press(token, { body })).status).toBe(400);
    expect(await mailedOf(id)).toEqual([...noticeTypes]);
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const { door } = doorWith(silent, { db: database().db, routes: [], protocols: [unsubscribeProtocol] });
    const address = `http://localhost:3000/api/message/unsubscribe?token=${token}`;
    expect((await door.request(address, { method: 'POST', body })).status).toBe(204);
    expect(await mailedOf(id)).toEqual([]);
  });

  test('looking changes nothing: it leads to the page, which only says how it stands', async () => {
    const id = await newReader({ byMail: true });
    const token = await tokenOf({ personId: id, type: 'likes' });
    const answer = await press(token, { method: 'GET' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect(await getMailWish(visitor(), { token })).toEqual({ type: 'likes', wanted: ['likes'], isGone: false });
    expect(await mailedOf(id)).toEqual([...noticeTypes]);
  });

  test('a link of one type ends that one, and gives back nothing but that', async () => {
    const id = await newReader({ byMail: true });
    const token = await tokenOf({ personId: id, type: 'likes' });
    expect(await saveMailWish(visitor(), { token, wanted: ['follows'] })).toMatchObject({ wanted: [] });
    expect(await mailedOf(id)).toEqual(noticeTypes.filter((type) => type !== 'likes'));
    expect(await saveMailWish(visitor(), { token, wanted: ['likes'] })).toMatchObject({ wanted: ['likes'] });
    expect(await mailedOf(id)).toEqual([...noticeTypes]);
  });

  test('what was ended is taken back as it was', async () => {
    const id = await newReader();
    await choose(id, { byMail: true }, ['likes', 'system']);
    const token = await tokenOf({ personId: id, type: '' });
    const { wanted } = await getMailWish(visitor(), { token });
    expect(await saveMailWish(visitor(), { token, wanted: [] })).toMatchObject({ wanted: [] });
    expect(await saveMailWish(visitor(), { token, wanted })).toMatchObject({ wanted: ['likes', 'system'] });
  });

  test('pressing and choosing at once leaves one of both, whole', async () => {
    const id = await newReader({ byMail: true });
    const token = await tokenOf({ personId: id, type: '' });
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => saveMailWish(visitor(), { token, wanted: [] })),
      choose(id, { byWechat: true }),
    ]);
    const { choices } = await getNoticeSettings(as(id));
    expect(new Set(noticeTypes.map((type) => JSON.stringify(choices[type]))).size).toBe(1);
  });

  test('a link that is not ours is refused', async () => {
    const [id, other] = [await newReader({ byMail: true }), await newReader({ byMail: true })];
    const [own, foreign] = [await tokenOf({ personId: id, type: '' }), await tokenOf({ personId: other, type: '' })];
    const forged = [own.slice(0, 43) + foreign.slice(43), `${own}x`, own.slice(1), 'x', ''];
    for (const token of forged) {
      expect((await press(token)).status).not.toBe(204);
      await expect(saveMailWish(visitor(), { token, wanted: [] })).rejects.toThrow('LinkExpired');
    }
    expect([await mailedOf(id), await mailedOf(other)]).toEqual([[...noticeTypes], [...noticeTypes]]);
  });

  test('a link of somebody who has deleted the account says so, and is pressed without harm', async () => {
    const id = await newReader({ byMail: true });
    const token = await tokenOf({ personId: id, type: '' });
    await database().db.transaction((tx) => as(id).emit(as(id), tx, 'account.erased', { personId: id }));
    expect(await getMailWish(visitor(), { token })).toEqual({ type: '', wanted: [], isGone: true });
    expect((await press(token)).status).toBe(204);
    expect(await saveMailWish(visitor(), { token, wanted: ['likes'] })).toMatchObject({ wanted: [], isGone: true });
  });
});
