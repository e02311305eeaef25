import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useJobNodes } from '@/test/job-nodes';
import { toldPeople } from '@/test/told';
import { startWechat } from '@/test/wechat';
import { markAllRead } from './mark-all-read';
import { getNoticeSettings } from './notice-settings';
import { sendByWechat, wechatMessages } from './wechat-messages';

const siteUrl = 'https://light.example';

describeOnBothEngines('telling by the chat app', (database) => {
  const { as, newReader, choose, tellFollows, noticesOf } = toldPeople(database);
  const nodes = useJobNodes(database);
  let wechat: Awaited<ReturnType<typeof startWechat>>;

  beforeEach(async () => {
    wechat = await startWechat(() => noon);
  });
  afterEach(() => wechat.stop());

  const settings = () => ({
    wechat: wechat.account,
    wechatNotice: { templateId: 'ngq', fields: { text: 'thing1', time: 'time2' } },
    siteUrl,
  });

  /** Somebody whom the service account knows, and who wants to be told so. */
  async function newFollower() {
    const id = await newReader({ byWechat: true });
    const bound = { id: `wechat ${id}`, user_id: id, provider_id: 'wechat', account_id: `union ${id}`, password: null };
    await database().db.transaction((tx) =>
      tx
        .insertInto('account_credential')
        .values({ ...bound, open_id: `o-${id}`, created_at: noon, updated_at: noon })
        .execute(),
    );
    return id;
  }

  const told = async () => (await nodes().rowsOf(wechatMessages.kind)).map(({ payload }) => JSON.parse(payload));
  async function sendAll() {
    for (const payload of await told()) await sendByWechat(testContext(database().db), payload, settings());
  }

  test('is one message for a notice until it is read, however much it gathers', async () => {
    const id = await newFollower();
    await tellFollows(id, 5, { isGathered: true });
    expect(await told()).toHaveLength(1);
    await sendAll();
    await sendAll();
    expect(wechat.state.delivered).toEqual([
      expect.objectContaining({ touser: `o-${id}`, url: `${siteUrl}/MyFocus?tab=fans` }),
    ]);
    expect(wechat.state.delivered[0]?.data.thing1?.value).toMatch(/^名字 fan-/);

    await markAllRead(as(id), { type: 'follows', until: 1000 });
    await tellFollows(id, 3, { isGathered: true });
    expect(await told()).toHaveLength(2);
    await sendAll();
    expect(wechat.state.delivered).toHaveLength(2);
  });

  test('is not begun for who does not want it, and not sent to who has read it or changed their mind', async () => {
    const [id, other] = [await newFollower(), await newReader()];
    await tellFollows(other);
    await choose(id, { byWechat: false }, ['follows']);
    await tellFollows(id);
    expect(await told()).toEqual([]);

    await choose(id, { byWechat: true });
    await tellFollows(id);
    await markAllRead(as(id), { type: '', until: 1000 });
    await sendAll();
    await tellFollows(id);
    await choose(id, { byWechat: false });
    await sendAll();
    expect(wechat.state.delivered).toEqual([]);
  });

  test('ends for who does not follow the account, until they save their settings', async () => {
    const id = await newFollower();
    wechat.state.strangers.add(`o-${id}`);
    await tellFollows(id);
    await sendAll();
    const state = async () =>
      (await getNoticeSettings(as(id), {}, { ...settings(), sms: null, mail: null, demo: true })).wechat;
    expect(await state()).toBe('notFollowing');
    await tellFollows(id);
    expect(await told()).toHaveLength(1);
    wechat.state.strangers.clear();
    await choose(id, { byWechat: true });
    expect(await state()).toBe('possible');
    await tellFollows(id);
    expect(await told()).toHaveLength(2);
  });

  test('never fails what causes it, and is tried again when WeChat is busy', async () => {
    const id = await newFollower();
    wechat.state.failure = 'busy';
    await tellFollows(id);
    expect(await noticesOf(id)).toHaveLength(1);
    await expect(sendAll()).rejects.toThrow('access token');
    wechat.state.failure = null;
    const later = testContext(database().db, { now: () => noon + 60_000 });
    for (const payload of await told()) await sendByWechat(later, payload, settings());
    expect(wechat.state.delivered).toHaveLength(1);
  });
});
