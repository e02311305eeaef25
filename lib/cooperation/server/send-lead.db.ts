import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { mediaStorage } from '@/lib/media/port';
import { DiskStorage } from '@/lib/media/server/disk-storage';
import { createMedia, type Media } from '@/lib/media/server/media';
import { serveMedia } from '@/lib/media/server/serve-media';
import { createDoor } from '@/lib/platform/server/api/door';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { createRateLimiter, enforce } from '@/lib/platform/server/limits/rate-limit';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { onlyLeads } from '@/test/leads';
import { plainPicture } from '@/test/pictures';
import { solvedProof } from '@/test/proof';
import { setEnv } from '@/test/set-env';
import { zipOf } from '@/test/zip';
import type { sendLead as contract } from '../contract';
import type { AdmittedLead } from './admit-lead';
import { createLead } from './create-lead';
import { getLead } from './get-lead';
import { getLeadStatus } from './get-lead-status';
import { removeUnkeptFiles } from './lead-files';
import { readLeadFile } from './read-lead-file';
import { cooperationRoutes } from './routes';
import { sendLead } from './send-lead';

type Input = InputOf<typeof contract>;

describeOnBothEngines('sending a request', (database) => {
  const slot = globalThis as typeof globalThis & { lightfieldMedia?: Media };
  const clock = { now: noon };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lightfield-media-'));
    slot.lightfieldMedia = createMedia(new DiskStorage(folder));
  });
  afterAll(async () => {
    slot.lightfieldMedia = undefined;
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    clock.now += 24 * 3_600_000;
    setEnv({ siteUrl: 'https://light.example' });
    await onlyLeads(database().db, []);
  });
  afterEach(() => jest.restoreAllMocks());

  const context = (overrides: Partial<Context> = {}): Context => {
    const limiter = createRateLimiter(database().db, () => clock.now);
    const limit: Context['limit'] = (use) => enforce(limiter, use);
    return testContext(database().db, { now: () => clock.now, limit, ...overrides });
  };
  const sales = () => context({ caller: callerOf('sales', { staff: 'sales' }) });
  const lead = async (changes: Partial<Input> = {}): Promise<Input> => ({
    service: 'competitions',
    company: ' 光影\r\n科技 ',
    name: '李雷',
    mobile: '138 0013 8000',
    region: 'CN',
    email: 'Li.Lei@Example.org',
    budget: 'under1m',
    message: '第一行\r\n第二行',
    consent: true,
    landing: 'https://light.example/business?utm_source=baidu&utm_medium=cpc&gclid=1',
    referrer: 'https://www.example.com/s?wd=secret',
    files: [],
    proof: await solvedProof(context()),
    ...changes,
  });
  const send = async (changes: Partial<Input> = {}) => sendLead(context(), await lead(changes));
  const file = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
  const pdf = (name = '方案.pdf') => file(name, Buffer.from('%PDF-1.7\nsome'));
  const rows = () => database().db.read.selectFrom('cooperation_lead').selectAll().execute();
  const jobs = () => database().db.read.selectFrom('job').select(['kind', 'payload', 'run_at']).execute();
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of mediaStorage().list('leads/')) keys.push(key);
    return keys;
  };
  const removeStored = async () => {
    for (const key of await stored()) await mediaStorage().remove(key);
  };

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
      consented_at: clock.now,
    });
    expect(JSON.parse(row?.source ?? '')).toEqual({ utm_source: 'baidu', utm_medium: 'cpc', gclid: '1' });
    const payloads = (await jobs()).map(({ kind, payload }) => [kind, JSON.parse(payload)]);
    expect(payloads).toEqual([
      ['cooperation.announce-lead', { leadId: row?.id, to: 'team' }],
      ['cooperation.announce-lead', { leadId: row?.id, to: 'customer' }],
    ]);
  });

  test('without an e-mail address nobody but the team hears of it', async () => {
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

  test('brings files, which staff read and nobody else', async () => {
    await removeStored();
    const picture = await plainPicture('red', { width: 10, height: 10 });
    const sheet = zipOf(['[Content_Types].xml', 'xl/workbook.xml']);
    const files = [
      pdf('../方案.exe'),
      file('photo.txt', picture),
      file('budget.xlsm', sheet),
      file('', new Uint8Array()),
    ];
    await send({ files });
    const [row] = await rows();
    const seen = await getLead(sales(), { id: row?.id ?? '' });
    expect(seen.files).toEqual([
      { id: expect.any(String), name: '方案.pdf', type: 'pdf', bytes: 13 },
      { id: expect.any(String), name: 'photo.jpg', type: 'jpg', bytes: picture.length },
      { id: expect.any(String), name: 'budget.xlsx', type: 'xlsx', bytes: sheet.length },
    ]);
    const answers = await Promise.all(seen.files.map(({ id }) => readLeadFile(sales(), { id })));
    expect(answers.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['方案.pdf', 'application/pdf'],
      ['photo.jpg', 'image/jpeg'],
      ['budget.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]);
    expect(Buffer.from(answers[0]?.body ?? [])).toEqual(Buffer.from('%PDF-1.7\nsome'));
    const id = seen.files[0]?.id ?? '';
    for (const [caller, code] of [
      [null, 'Unauthorized'],
      [callerOf('lin'), 'Forbidden'],
      [callerOf('ed', { staff: 'editor' }), 'Forbidden'],
      [callerOf('re', { staff: 'reviewer' }), 'Forbidden'],
    ] as const) {
      await expect(readLeadFile(context({ caller }), { id })).rejects.toMatchObject({ code });
    }
    await expect(readLeadFile(sales(), { id: 'none' })).rejects.toMatchObject({ code: 'NullPointer' });
    for (const key of await stored()) {
      const answer = await serveMedia(
        new Request(`http://localhost/media/${key}`),
        createMedia(mediaStorage()),
        context().log,
      );
      expect(answer.status).toBe(404);
    }
    await removeStored();
    await expect(readLeadFile(sales(), { id })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a file that is none of ours costs nothing and leaves nothing', async () => {
    await removeStored();
    const proof = await solvedProof(context());
    for (const wrong of [
      file('方案.pdf', Buffer.from('<script>alert(1)</script>')),
      file('offer.docx', zipOf(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])),
      file('nothing.pdf', new Uint8Array()),
    ]) {
      await expect(send({ files: [pdf(), wrong], proof })).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    }
    expect([await rows(), await jobs(), await stored()]).toEqual([[], [], []]);
    await send({ files: [pdf()], proof });
    expect(await stored()).toHaveLength(1);
  });

  test('a request that cannot be kept leaves no file', async () => {
    await removeStored();
    const broken = context();
    const sent = await lead({ files: [pdf(), pdf()] });
    const transaction = broken.db.transaction.bind(broken.db);
    let calls = 0;
    // The proof, its limits and the job that looks after the files come before.
    jest.spyOn(broken.db, 'transaction').mockImplementation((work) => {
      calls += 1;
      if (calls === 6) throw new Error('the disk is full');
      return transaction(work);
    });
    await expect(sendLead(broken, sent)).rejects.toThrow('the disk is full');
    jest.restoreAllMocks();
    expect(await rows()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('what a crash has left is removed after an hour, and what was kept is not', async () => {
    await removeStored();
    await send({ files: [pdf(), pdf()] });
    const [kept] = await rows();
    const job = (await jobs()).find(({ kind }) => kind === removeUnkeptFiles.kind);
    expect(job).toMatchObject({ payload: JSON.stringify({ leadId: kept?.id }), run_at: clock.now + 3_600_000 });
    await mediaStorage().put('leads/crashed/some', Buffer.from('some'));
    const run = { attempt: 1, signal: new AbortController().signal };
    for (const leadId of [kept?.id ?? '', 'crashed', 'crashed']) {
      await removeUnkeptFiles.run({ ...context(), ...run }, { leadId });
    }
    expect((await stored()).map((key) => key.split('/')[1])).toEqual([kept?.id, kept?.id]);
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
    clock.now += 24 * 3_600_000;
    expect(await outcomes(mobiles.map((mobile) => ({ mobile })))).toEqual(five);
  });

  test('all together are no more than the site takes in a day; who has not worked uses up none', async () => {
    setEnv({ business: { ...env().business, requestsPerDay: 3 } });
    for (let index = 0; index < 5; index += 1) {
      await expect(send({ proof: 'none' })).rejects.toMatchObject({ code: 'ProofNeeded' });
    }
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => send({ email: '', mobile: `1390013900${index}` })),
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
      routes: cooperationRoutes,
      db: database().db,
      now: () => clock.now,
      log: pino({ level: 'silent' }),
      limiter: createRateLimiter(database().db, () => clock.now),
      emit: async () => {},
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
