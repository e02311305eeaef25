import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { tellPortion, tellReminded } from '@/lib/live/reminder/server/tell-reminded';
import type { WaySettings } from '@/lib/live/reminder/server/way-settings';
import type { Database, Engine, Tx } from '@/lib/platform/server/db/database';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { startJobs } from '@/lib/platform/server/jobs/start-jobs';
import { type Filling, insertNumbered, now, person, titles } from './filling';
import { contextOf } from './list-costs';
import { withDurable } from './rates';
import type { Row } from './results';

const subscribers = 100_000;
/** In seconds. */
const most = 120;
const startAt = now + 600_000;
const later = 9_999_999_999_999;

const broadcast = {
  ...{ id: `'b'`, host_id: `'h0'`, ...titles, review_state: '2', source: `'encoder'`, minutes: '60', price_fen: '0' },
  ...{ start_at: `${startAt}`, planned_end_at: `${startAt + 3_600_000}`, keeps_replay: '1', is_participatory: '0' },
  ...{ created_at: '0', updated_at: '0', verified_at: '0' },
};
/** Everybody has a number, every second one the chat app, every second one the native app. */
const fillings: Filling[] = [
  ['person', person('h', '主播'), 1],
  ['person', person('p', '观众')],
  [
    'account_user',
    { id: `'p' || i`, phone: `'+86138' || (10000000 + i)`, email_verified: '0', created_at: '0', updated_at: '0' },
  ],
  [
    'account_credential',
    {
      ...{ id: `'w' || i`, user_id: `'p' || (i * 2)`, provider_id: `'wechat'`, account_id: `'u' || i` },
      ...{ open_id: `'o' || i`, created_at: '0', updated_at: '0' },
    },
    subscribers / 2,
  ],
  [
    'account_session',
    {
      ...{ id: `'s' || i`, token_hash: `'t' || i`, person_id: `'p' || (i * 2 + 1)`, kind: `'app'`, ip_address: `''` },
      ...{ user_agent: `''`, created_at: '0', updated_at: '0', expires_at: `${later}` },
    },
    subscribers / 2,
  ],
  [
    'push_device',
    {
      ...{ service: `'jpush'`, token: `'device00000' || i`, platform: `'android'`, seen_at: '0' },
      ...{ person_id: `'p' || (i * 2 + 1)`, session_id: `'s' || i` },
    },
    subscribers / 2,
  ],
  ['live_broadcast', broadcast, 1],
  ['live_reminder', { broadcast_id: `'b'`, person_id: `'p' || i`, language: `'zh'`, added_at: '0' }],
];

async function fill(tx: Tx): Promise<void> {
  for (const filling of fillings) await insertNumbered(tx, filling, subscribers);
}

/** The services in a thread of their own: each call is answered after 20 ms, as by a service in the same country. */
const standIn = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const counts = { sms: 0, wechat: 0, push: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => { body += part; });
    request.on('end', () => setTimeout(() => response.end(JSON.stringify(answer(request.url, body))), 20));
  });
  function answer(url, body) {
    if (url.startsWith('/cgi-bin/stable_token')) return { access_token: 'token', expires_in: 7200 };
    if (url.startsWith('/cgi-bin/message')) { counts.wechat += 1; return { errcode: 0, errmsg: 'ok' }; }
    if (url.startsWith('/v3/push/cid')) return { cidlist: ['cid'] };
    if (url.startsWith('/v3/push')) {
      counts.push += JSON.parse(body).audience.registration_id.length;
      return { sendno: '0', msg_id: '1' };
    }
    counts.sms += 1;
    return { Code: 'OK', Message: 'OK' };
  }
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
  parentPort.on('message', () => parentPort.postMessage(counts));
`;

interface Counts {
  sms: number;
  wechat: number;
  push: number;
}

function settingsFor(address: string): WaySettings {
  const key = {
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    signName: '光场',
    template: 'SMS_1',
    templateAbroad: null,
  };
  const template = { templateId: 'soon', fields: { text: 'thing1', time: 'time2' } };
  return {
    ...{ mail: null, demo: false, siteUrl: 'https://light.example', wechatNotice: template, wechatReminder: null },
    sms: { ...key, notes: { soon: 'SMS_2' }, apiUrl: address },
    wechat: { appId: 'app', secret: 'secret', apiUrl: address },
    push: { jpush: { appKey: 'key', masterSecret: 'secret', apiUrl: address }, fcm: null, apns: null },
  };
}

/** How long it takes to tell everybody who asked for a reminder of a broadcast by all ways, with the jobs of one node. */
export async function measureReminders(engine: Engine): Promise<Row[]> {
  const services = new Worker(standIn, { eval: true });
  try {
    const [port] = (await once(services, 'message')) as [number];
    return await withDurable(engine, fill, async (db) => {
      const seconds = await tellAll(db, settingsFor(`http://127.0.0.1:${port}`));
      services.postMessage('count');
      const [counts] = (await once(services, 'message')) as [Counts];
      const { told } = await db.read
        .selectFrom('notice')
        .select(({ fn }) => fn.countAll<number | string>().as('told'))
        .executeTakeFirstOrThrow();
      const isWhole =
        Number(told) === subscribers &&
        counts.sms === subscribers &&
        counts.wechat === subscribers / 2 &&
        counts.push === subscribers / 2;
      const sent = `${told} on the site, ${counts.sms} text messages, ${counts.wechat} by WeChat, ${counts.push} pushed`;
      return [
        {
          what: `${subscribers} subscribers of a broadcast are told by all ways`,
          measured: `${seconds.toFixed(0)} s: ${sent}`,
          ...{ ratio: null, budget: `<= ${most} s`, ok: isWhole && seconds <= most },
        },
      ];
    });
  } finally {
    await services.terminate();
  }
}

async function tellAll(db: Database, settings: WaySettings): Promise<number> {
  const told = { broadcastId: 'b', word: 'soon', turn: startAt, startAt } as const;
  await db.transaction((tx) => enqueue(tx, tellReminded, told, { now }));
  const job: typeof tellReminded = {
    ...tellReminded,
    run: (context, payload) => tellPortion(context, payload, settings),
  };
  const began = performance.now();
  const node = startJobs({ context: { ...contextOf(db, 'h0'), caller: null }, jobs: [job] });
  try {
    while (await isUnderWay(db)) await new Promise((resolve) => setTimeout(resolve, 200));
  } finally {
    await node.stop();
  }
  return (performance.now() - began) / 1000;
}

async function isUnderWay(db: Database): Promise<boolean> {
  const waiting = await db.read
    .selectFrom('job')
    .select('id')
    .where('kind', '=', tellReminded.kind)
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
