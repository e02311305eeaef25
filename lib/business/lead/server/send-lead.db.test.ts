import pino from 'pino';
import { createDoor } from '@/lib/platform/server/api/door';
import { env } from '@/lib/platform/server/env';
import { createRateLimiter } from '@/lib/platform/server/limits/rate-limit';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { allBlocks, allNotices, allThings } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useLeadSender } from '@/test/lead-sender';
import { useMediaFolder } from '@/test/media-folder';
import { solvedProof } from '@/test/proof';
import { setEnv } from '@/test/set-env';
import type { sendLead as contract } from '../contract';
import type { AdmittedLead } from './admit-lead';
import { createLead } from './create-lead';
import { getLeadStatus } from './get-lead-status';
import { leadRoutes } from './routes';
import { sendLead } from './send-lead';

type Input = InputOf<typeof contract>;

describeOnBothEngines('sending a request', (database) => {
  const { now, nextDay, context, lead, send, rows, jobs } = useLeadSender(database);
  useMediaFolder();

  const pdf = (name = '方案.pdf') => new File(['%PDF-1.7\nsome'], name);

  test('keeps what was written, where it came from and its language, and answers a number and a key', async () => {
    const receipt = await sendLead(context({ language: 'en' }), await lead());
    expect(receipt).toEqual({
      number: expect.stringMatching(/^LF2611\d\d-[2-9A-Z]{5}$/),
      key: expect.stringMatching(/^[\w-]{22}$/),
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      number: receipt.number,
      access_key: receipt.key,
      service: 'competitions',
      state: 'new',
      company: '光影 科技',
      name: '李雷',
      mobile: '+8613800138000',
      email: 'li.lei@example.org',
      budget: 'under1m',
      message: '第一行\n第二行',
      language: 'en',
      landing: '/business?utm_source=baidu&utm_medium=cpc&gclid=1',
      referrer: 'https://www.example.com/s',
      revision: 1,
      consented_at: now(),
    });
    expect(JSON.parse(row?.source ?? '')).toEqual({ utm_source: 'baidu', utm_medium: 'cpc', gclid: '1' });
    const payloads = (await jobs()).map(({ kind, payload }) => [kind, JSON.parse(payload)]);
    expect(payloads).toEqual([
      ['cooperation.announce-lead', { leadId: row?.id, to: 'team' }],
      ['cooperation.announce-lead', { leadId: row?.id, to: 'customer' }],
    ]);
  });

  test('without an e-mail address only the team is told', async () => {
    await send({ email: '' });
    expect(await rows()).toEqual([expect.objectContaining({ email: null })]);
    expect((await jobs()).map(({ payload }) => JSON.parse(payload).to)).toEqual(['team']);
  });

  test('whoever has the key sees how it stands, and not who sent it', async () => {
    const { number, key } = await send();
    const sentAt = expect.stringMatching(/^2026-.*T12:00:00\.000\+08:00$/);
    const status = { number, service: 'competitions', state: 'new', sentAt, updatedAt: sentAt };
    expect(await getLeadStatus(context(), { key })).toEqual(status);
    await database().db.transaction((tx) => tx.updateTable('cooperation_lead').set({ state: 'junk' }).execute());
    expect(await getLeadStatus(context(), { key })).toEqual({ ...status, state: 'lost' });
    for (const wrong of ['', number, key.slice(1), `${key}x`]) {
      await expect(getLeadStatus(context(), { key: wrong })).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('needs a proof of its own, also of twenty at the same instant', async () => {
    await expect(send({ proof: 'none' })).rejects.toMatchObject({ code: 'ProofNeeded' });
    const proof = await solvedProof(context());
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) => send({ proof, email: `a${index}@example.org` })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test('one number, and one address, is named five times a day', async () => {
    const mobiles = Array.from({ length: 6 }, (_, index) => `1380013800${index}`);
    const outcomes = async (changes: Partial<Input>[]) => {
      const codes: string[] = [];
      for (const change of changes) {
        const sent = await send(change).then(
          () => 'sent',
          (error) => error.code,
        );
        codes.push(sent);
      }
      return codes;
    };
    const five = ['sent', 'sent', 'sent', 'sent', 'sent', 'TooManyRequests'];
    expect(await outcomes(mobiles.map(() => ({ email: '', mobile: '+86 13800138000' })))).toEqual(five);
    nextDay();
    expect(await outcomes(mobiles.map((mobile) => ({ mobile })))).toEqual(five);
  });

  test('from one network comes a small part of what the site takes in a day', async () => {
    setEnv({ business: { ...env().business, requestsPerDay: 50 } });
    const from = async (address: string) => {
      const client = { address, userAgent: '', app: null };
      return sendLead(context({ client }), await lead({ email: '' }));
    };
    await from('2001:db8::1');
    await from('2001:db8::2');
    await expect(from('2001:db8::3')).rejects.toMatchObject({ code: 'TooManyRequests' });
    await from('2001:db8:0:1::1');
    expect(await rows()).toHaveLength(3);
  });

  test('all together are no more than the site takes in a day; who has not worked uses up none', async () => {
    setEnv({ business: { ...env().business, requestsPerDay: 3 } });
    for (let index = 0; index < 5; index += 1) {
      await expect(send({ proof: 'none' })).rejects.toMatchObject({ code: 'ProofNeeded' });
    }
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, async (_, index) => {
        const client = { address: `203.0.113.${index}`, userAgent: '', app: null };
        return sendLead(context({ client }), await lead({ email: '', mobile: `1390013900${index}` }));
      }),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of sent)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'TooManyRequests' });
    expect(await rows()).toHaveLength(3);
  });

  test.each([
    [{ company: '\u0001' }, { field: 'company', rule: 'required' }],
    [{ message: '\u202e' }, { field: 'message', rule: 'required' }],
    [{ mobile: '12' }, { field: 'mobile', rule: 'mobile' }],
  ])('what has nothing in it is refused: %j', async (changes, field) => {
    await expect(send(changes)).rejects.toMatchObject({ code: '400', details: { fields: [field] } });
  });

  test('a number that is taken is drawn again', async () => {
    const { db } = database();
    const contact = { company: 'A', name: 'B', mobile: '+8613800138000', email: '', message: 'C' };
    const from = { landing: '', referrer: '', source: {} };
    const admitted: AdmittedLead = { service: 'sales', budget: 'open', ...contact, ...from };
    const drawn = ['LF-A', 'LF-A', 'LF-A', 'LF-B'];
    const drawNumber = () => drawn.shift() ?? 'LF-A';
    const create = () => db.transaction((tx) => createLead(context(), tx, admitted, { drawNumber }));
    expect([(await create()).number, (await create()).number]).toEqual(['LF-A', 'LF-B']);
    await expect(create()).rejects.toThrow('numbers in a row');
    expect(await rows()).toHaveLength(2);
  });

  test('comes as multipart, and says which field is wrong', async () => {
    const door = createDoor({
      routes: leadRoutes,
      db: database().db,
      now: now,
      log: pino({ level: 'silent' }),
      limiter: createRateLimiter(database().db, now),
      emit: async () => {},
      things: allThings,
      notices: allNotices,
      blocks: allBlocks,
      sessionCookie: 'session',
      findCaller: async () => null,
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl: 'https://light.example',
    });
    const post = async (changes: Record<string, string>, files: File[] = []) => {
      const body = new FormData();
      const { files: _, ...fields } = await lead({ company: '光影科技' });
      for (const [name, value] of Object.entries({ ...fields, ...changes })) body.set(name, String(value));
      for (const one of files) body.append('files', one);
      const answer = await door.request('/api/cooperation/leads/send', { method: 'POST', body });
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await post({}, [pdf(), pdf('b.pdf')])).toMatchObject({ status: 200, data: { key: expect.any(String) } });
    expect(await post({}, [pdf()])).toMatchObject({ status: 200 });
    const broken = await post({ consent: 'false', mobile: '12', company: ' ' });
    expect(broken).toMatchObject({ status: 400 });
    expect(broken.fields.map(({ field }: { field: string }) => field).sort()).toEqual(['company', 'consent', 'mobile']);
    expect(await post({ mobile: '12' })).toMatchObject({ fields: [{ field: 'mobile', rule: 'mobile' }] });
    const many = await post(
      {},
      Array.from({ length: 6 }, () => pdf()),
    );
    expect(many).toMatchObject({ fields: [{ field: 'files', rule: 'tooManyFiles' }] });
    expect(await post({ proof: 'none' })).toMatchObject({ status: 422, code: 'ProofNeeded' });
    expect(await rows()).toHaveLength(2);
  });
});
