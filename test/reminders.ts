import { chooseReminderWay } from '@/lib/live/reminder/server/choose-way';
import { remindOfBroadcast } from '@/lib/live/reminder/server/remind-of-broadcast';
import { tellPortion } from '@/lib/live/reminder/server/tell-reminded';
import { type ToldPayload, toldPayload } from '@/lib/live/reminder/server/told-payload';
import type { WaySettings } from '@/lib/live/reminder/server/way-settings';
import type { Context } from '@/lib/platform/server/context';
import { addAccount } from './accounts';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { startJpush } from './push';
import { insertRows } from './rows';
import { startSms } from './sms';
import { startWechat } from './wechat';

interface Reached {
  phone?: string;
  /** Who they are to the service account. */
  openId?: string | null;
  /** Of a device on which they are logged in. */
  token?: string;
}

/** Services that send reminders, and people of a test's database whom they reach; begun before each test. */
export function reminderScene(database: () => TestDatabase) {
  let sms: Awaited<ReturnType<typeof startSms>>;
  let wechat: Awaited<ReturnType<typeof startWechat>>;
  let jpush: Awaited<ReturnType<typeof startJpush>>;
  const clock = { now: noon };
  const now = () => clock.now;

  beforeEach(async () => {
    clock.now = noon;
    [sms, wechat, jpush] = await Promise.all([startSms(now), startWechat(now), startJpush()]);
  });
  afterEach(async () => {
    await Promise.all([sms.stop(), wechat.stop(), jpush.stop()]);
    await database().db.transaction(async (tx) => {
      const tables = ['job', 'notice', 'live_reminder_message', 'live_broadcast', 'wechat_credential'] as const;
      for (const table of tables) await tx.deleteFrom(table).execute();
      await tx.deleteFrom('notice_setting').execute();
      await tx.deleteFrom('notice_recipient').execute();
      await tx.deleteFrom('account_user').execute();
      await tx.deleteFrom('person').execute();
    });
  });

  const settings = (): WaySettings => ({
    ...{ sms: sms.account, mail: null, demo: false, wechat: wechat.account, siteUrl: 'https://light.example' },
    wechatNotice: { templateId: 'notices', fields: { text: 'thing1', time: 'time2' } },
    wechatReminder: { templateId: 'reminders', fields: { text: 'thing3', time: 'time4' } },
    push: { jpush: jpush.account, fcm: null, apns: null },
  });
  const context = (overrides: Partial<Context> = {}) => testContext(database().db, { now, ...overrides });
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    context({ caller: callerOf(personId), ...overrides });
  const job = (overrides: Partial<Context> = {}) => ({
    ...{ ...context(overrides), attempt: 1, signal: new AbortController().signal },
  });

  return {
    ...{ clock, settings, context, as, job },
    services: () => ({ sms: sms.state, wechat: wechat.state, jpush: jpush.state }),
    async addPerson(id: string, { phone, openId, token }: Reached = {}) {
      await addAccount(database().db, { id, phone });
      await database().db.transaction(async (tx) => {
        if (openId !== undefined) {
          const bound = { id: `wechat ${id}`, user_id: id, provider_id: 'wechat', account_id: id, password: null };
          const times = { created_at: noon, updated_at: noon };
          await insertRows(tx, 'account_credential', [{ ...bound, open_id: openId, ...times }]);
        }
        if (token !== undefined) {
          const session = { id: `session ${id}`, token_hash: `hash ${id}`, person_id: id, kind: 'app' as const };
          const times = { created_at: noon, updated_at: noon, expires_at: noon * 2 };
          const login = { ip_address: '', user_agent: '', device_hash: null };
          await insertRows(tx, 'account_session', [{ ...session, ...times, ...login }]);
          const device = { service: 'jpush' as const, token, platform: 'ios' as const, seen_at: noon };
          await insertRows(tx, 'push_device', [{ ...device, person_id: id, session_id: session.id }]);
        }
      });
    },
    ask: (personId: string, remind = true, overrides: Partial<Context> = {}) =>
      remindOfBroadcast(as(personId, overrides), { id: 'broadcast', remind }),
    turn: (personId: string, way: 'sms' | 'serviceAccount' | 'push', isOn: boolean) =>
      chooseReminderWay(as(personId), { way, isOn }),
    /** Runs all jobs that tell people and are due, until there is none. */
    async tellDue(overrides: Partial<Context> = {}) {
      for (;;) {
        const due = await database()
          .db.read.selectFrom('job')
          .select(['id', 'payload'])
          .where('kind', '=', 'live.tell-reminded')
          .where('state', '=', 'waiting')
          .where('run_at', '<=', clock.now)
          .orderBy('id')
          .execute();
        if (due.length === 0) return;
        for (const { id, payload } of due) {
          await tellPortion(job(overrides), toldPayload.parse(JSON.parse(payload)), settings());
          await database().db.transaction((tx) =>
            tx.updateTable('job').set({ state: 'done' }).where('id', '=', id).execute(),
          );
        }
      }
    },
    tell: (told: Partial<ToldPayload> & Pick<ToldPayload, 'word' | 'startAt'>, overrides: Partial<Context> = {}) =>
      tellPortion(
        job(overrides),
        toldPayload.parse({ broadcastId: 'broadcast', turn: told.startAt, ...told }),
        settings(),
      ),
    /** The sentences that a person has in the message center, the oldest first. */
    async noticesOf(personId: string) {
      const rows = await database()
        .db.read.selectFrom('notice')
        .select('detail')
        .where('person_id', '=', personId)
        .orderBy('seq')
        .execute();
      return rows.map(({ detail }) => JSON.parse(detail).values.word as string);
    },
  };
}
