import { exportAccount } from '@/lib/people/account/server/export-account';
import { addAccount } from '@/test/accounts';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { newId, toldPeople } from '@/test/told';
import { saveNoticeSettings as contract, noticeTypes } from '../contract';
import { getNoticeSettings, saveNoticeSettings } from './notice-settings';

const nothing = { sms: null, mail: null, demo: false, wechat: null, wechatNotice: null };
const everything = {
  ...nothing,
  demo: true,
  wechat: { appId: 'wx1', secret: 's', apiUrl: 'http://127.0.0.1:9' },
  wechatNotice: { templateId: 'ngq', fields: { text: 'thing1', time: 'time2' } },
};

describeOnBothEngines('how somebody wants to be told', (database) => {
  const { as, newReader, choose, tellFollows, noticesOf } = toldPeople(database);
  const usual = { onSite: true, byMail: false, byWechat: false };

  async function newPerson() {
    const id = newId('person');
    await addAccount(database().db, { id });
    return id;
  }

  test('is on the site alone until they choose', async () => {
    const id = await newPerson();
    const { revision, choices } = await getNoticeSettings(as(id));
    expect(revision).toBe(0);
    expect(choices).toEqual(Object.fromEntries(noticeTypes.map((type) => [type, usual])));
    await expect(getNoticeSettings(testContext(database().db))).rejects.toThrow('Unauthorized');
  });

  test('is saved for all types at once, by each person for themselves', async () => {
    const [id, other] = [await newPerson(), await newPerson()];
    await choose(id, { byMail: true }, ['likes']);
    await choose(id, { onSite: false, byWechat: true }, ['follows']);
    expect(await getNoticeSettings(as(id))).toMatchObject({
      revision: 2,
      choices: { likes: { ...usual, byMail: true }, follows: { onSite: false, byWechat: true }, comments: usual },
    });
    expect(await getNoticeSettings(as(other))).toMatchObject({ revision: 0, choices: { likes: usual } });
  });

  test('is saved once, however many save at once what they saw', async () => {
    const id = await newPerson();
    for (const revision of [0, 1]) {
      const { choices } = await getNoticeSettings(as(id));
      const saves = Array.from({ length: 6 }, () => saveNoticeSettings(as(id), { revision, choices }));
      expect((await settled(saves)).toSorted()).toEqual([...Array(5).fill('Changed'), 'done']);
    }
  });

  test('what is off is not told, and what comes after it is on again is', async () => {
    const id = await newPerson();
    await choose(id, { onSite: false }, ['follows']);
    await tellFollows(id);
    expect(await noticesOf(id)).toEqual([]);
    await choose(id, { onSite: true }, ['follows']);
    await tellFollows(id);
    expect(await noticesOf(id)).toHaveLength(1);
  });

  test('what the system has to say cannot be turned off on the site', async () => {
    const { choices } = await getNoticeSettings(as(await newPerson()));
    const off = { ...choices, system: { ...usual, onSite: false } };
    const refused = contract.input.safeParse({ revision: 0, choices: off }).error?.issues;
    expect(refused).toMatchObject([{ message: 'alwaysOn', path: ['choices', 'system', 'onSite'] }]);
    const { likes: _, ...some } = choices;
    expect(contract.input.safeParse({ revision: 0, choices: some }).success).toBe(false);
  });

  test('says which ways are possible, and what is missing for the others', async () => {
    const { db } = database();
    const id = await newPerson();
    const ways = async (settings: Parameters<typeof getNoticeSettings>[2] = everything) => {
      const { mail, wechat } = await getNoticeSettings(as(id), {}, settings);
      return { mail, wechat };
    };
    expect(await ways(nothing)).toEqual({ mail: 'notOffered', wechat: 'notOffered' });
    expect(await ways()).toEqual({ mail: 'noAddress', wechat: 'notBound' });
    const bound = { id: `wechat ${id}`, user_id: id, provider_id: 'wechat', account_id: `union ${id}`, password: null };
    await db.transaction(async (tx) => {
      await tx
        .updateTable('account_user')
        .set({ email: `${id}@example.org` })
        .where('id', '=', id)
        .execute();
      await tx
        .insertInto('account_credential')
        .values({ ...bound, created_at: 0, updated_at: 0 })
        .execute();
    });
    expect(await ways()).toEqual({ mail: 'noAddress', wechat: 'notKnown' });
    await db.transaction(async (tx) => {
      await tx.updateTable('account_user').set({ email_verified: 1 }).where('id', '=', id).execute();
      await tx.updateTable('account_credential').set({ open_id: 'o1' }).where('user_id', '=', id).execute();
    });
    expect(await ways()).toEqual({ mail: 'possible', wechat: 'possible' });
  });

  test('goes with the account, and stands in its export', async () => {
    const { db } = database();
    const id = await newReader({ byMail: true }, { language: 'en' });
    const mailed = { onSite: true, byMail: true, byWechat: false };
    expect(await exportAccount(as(id))).toMatchObject({
      noticeSettings: { choices: { likes: mailed, system: mailed }, language: 'en', lastMail: null },
    });
    await db.transaction((tx) => as(id).emit(as(id), tx, 'account.erased', { personId: id }));
    expect(await getNoticeSettings(as(id))).toMatchObject({ revision: 0, choices: { likes: usual } });
  });
});
