import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { sessionCookie } from '@/lib/people/account/contract';
import * as calls from '@/lib/people/verification/calls';
import { openDatabase } from '@/lib/platform/server/db/open';
import { addAccount, logInAs } from '@/test/accounts';
import { enginesOr, newDatabase } from '@/test/engines';
import { type Node, startNode } from './server';

type Form = Record<string, string | Blob>;

const individual = { realName: '欧阳照夜', number: '11010519491231002X' };
const company = {
  companyName: '夜航船光影艺术有限公司',
  creditCode: '9144030071526726XG',
  legalRepresentative: '司马听潮',
  contactName: '诸葛问渠',
  contactPhone: '13800138017',
};
const facts = [...Object.values(individual), ...Object.values(company)].map((fact) => Buffer.from(fact));

/** A picture of which no part is a part of anything else. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const made = sharp({ create: { width: 900, height: 600, channels: 3, background: 'black', noise } });
  return made.jpeg().toBuffer();
}

/** Some bytes of its middle, by which a picture is known wherever it stands. */
const partOf = (picture: Buffer) => picture.subarray(picture.length >> 1, (picture.length >> 1) + 48);

/** Every file below a folder by its name, unpacked. */
function filesIn(folder: string): [name: string, bytes: Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => {
      const bytes = readFileSync(join(parentPath, name));
      return [name, name.endsWith('.gz') ? gunzipSync(bytes) : bytes];
    });
}

/** Papers of people (DESIGN 8), with the built product: what it answers, logs, writes and backs up. */
describe.each(enginesOr('sqlite'))('papers on a node on one %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-papers-'));
  const headers = new Map<string, Record<string, string>>();
  let environment: Record<string, string>;
  let removeDatabase: () => Promise<void>;
  let node: Node;

  beforeAll(async () => {
    const { url, remove } = await newDatabase(engine, { isMigrated: true });
    removeDatabase = remove;
    environment = { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), DEMO: '0', LOG_LEVEL: 'trace' };
    // The embedded database makes a key of its own.
    environment.PAPERS_KEY = engine === 'sqlite' ? '' : randomBytes(32).toString('base64url');
    node = await startNode(environment);
    const db = openDatabase(url);
    for (const [id, phone] of Object.entries({ lin: '+8613700000001', mo: '+8613700000002', rui: '+8613700000003' })) {
      await addAccount(db, { id, phone, ...(id === 'rui' && { staff_role: 'reviewer' as const }) });
      const { bearer, cookie } = await logInAs(db, id);
      headers.set(id, { Authorization: `Bearer ${bearer}`, Cookie: `${sessionCookie}=${cookie}` });
    }
    await db.close();
  }, 180_000);

  afterAll(async () => {
    await node?.stop();
    await removeDatabase();
    rmSync(folder, { recursive: true });
  });

  async function ask(personId: string, path: string, form?: Form): Promise<Buffer> {
    const body = form && new FormData();
    for (const [name, value] of Object.entries(form ?? {})) body?.append(name, value);
    const init = { headers: headers.get(personId), ...(body && { method: 'POST', body }) };
    return Buffer.from(await (await fetch(node.address + path, init)).arrayBuffer());
  }
  const dataOf = (answer: Buffer) => JSON.parse(String(answer)).data;

  /** Sends a form with its pictures, and returns the application's id. */
  async function apply(form: Form, pictures: Record<string, Buffer>): Promise<string> {
    const files = Object.entries(pictures).map(([side, bytes]) => [side, new Blob([new Uint8Array(bytes)])]);
    const sent = { clientId: String(form.kind), ...form, ...Object.fromEntries(files) };
    return dataOf(await ask('lin', calls.applyForVerification.path, sent))?.id ?? '';
  }

  /** What a reviewer is answered of an application, and its pictures. */
  async function review(id: string) {
    const opened = await ask('rui', calls.openPapers.path, { id });
    const keys: { key: string }[] = dataOf(opened).pictures;
    const link = (key: string) => `${calls.readPaperPicture.path}?key=${encodeURIComponent(key)}`;
    return { opened, pictures: await Promise.all(keys.map(({ key }) => ask('rui', link(key)))) };
  }

  /** What others are answered, its owner, and reviewers before they open it, by who asked for what. */
  async function othersSee(id: string): Promise<[name: string, bytes: Buffer][]> {
    const asked: [personId: string, path: string, form?: Form][] = [
      ['mo', '/otherPeople?userId=lin'],
      ['mo', '/qualifications'],
      ['mo', `/api/search/suggestions?text=${encodeURIComponent(individual.realName)}`],
      ['mo', calls.openPapers.path, { id }],
      ['mo', '/api/account/export', {}],
      ['lin', '/qualifications'],
      ['lin', calls.getVerification.path],
      ['lin', '/api/account/export', {}],
      ['rui', '/staff/verifications'],
      ['rui', `/staff/verifications/${id}`],
    ];
    return Promise.all(
      asked.map(async ([personId, path, form]) => [`${personId} ${path}`, await ask(personId, path, form)]),
    );
  }

  /** Every file of the site and of a backup of it. */
  function everyFile() {
    const settings = { ...process.env, ...environment, NODE_ENV: 'production' as const };
    const words = ['scripts/run.mjs', 'scripts/backup.ts', join(folder, 'backup')];
    execFileSync(process.execPath, words, { env: settings });
    const { DATABASE_URL: url = '' } = environment;
    return [...filesIn(folder), ...(engine === 'sqlite' ? filesIn(dirname(url.slice('file:'.length))) : [])];
  }

  test('stand in nothing that a node answers, logs, writes or backs up, but in its answers to reviewers', async () => {
    const pictures = await Promise.all(Array.from({ length: 4 }, photograph));
    const [front, back, licence, authority] = pictures as [Buffer, Buffer, Buffer, Buffer];
    const ofPerson = { kind: 'individual', paper: 'idCard', validUntil: '2099-01-01', ...individual };
    // One that is refused could be told to the log.
    expect(await apply({ ...ofPerson, validUntil: '2000-01-01' }, { front, back })).toBe('');
    const id = await apply(ofPerson, { front, back });
    const ofCompany = await apply({ kind: 'company', validUntil: '', ...company }, { licence, authority });
    const reviewed = await Promise.all([review(id), review(ofCompany)]);
    const shown = Buffer.concat(reviewed.map(({ opened }) => opened));
    expect(facts.filter((fact) => !shown.includes(fact))).toEqual([]);
    const drawn = reviewed.flatMap((one) => one.pictures);
    expect(drawn).toHaveLength(4);
    for (const picture of drawn) expect((await sharp(picture).metadata()).format).toBe('jpeg');

    const answers = await othersSee(id);
    const written = everyFile();
    const everything: typeof answers = [...answers, ...written, ['log', Buffer.from(node.log())]];
    const holding = (text: Buffer | string) =>
      everything.filter(([, bytes]) => bytes.includes(text)).map(([name]) => name);
    const secrets = [...facts, ...pictures.map(partOf), ...drawn.map(partOf)];
    expect(secrets.flatMap(holding)).toEqual([]);
    // What is no secret is found, so that nothing was hidden from this look.
    const backups = ['verification_application.jsonl.gz', 'audit_entry.jsonl.gz', 'manifest.json'];
    expect(holding(id)).toEqual(expect.arrayContaining(['lin /api/verification', ...backups]));
    expect(holding(id).some((name) => name.startsWith('test.db'))).toBe(engine === 'sqlite');
    expect(holding('"call":"openPapers"')).toEqual(['log']);
    // Nor stands the key anywhere but in its own file.
    const key = written
      .find(([name]) => name === 'papers.key')?.[1]
      .toString()
      .trim();
    expect(key === undefined).toBe(engine === 'postgres');
    expect(holding(key ?? environment.PAPERS_KEY ?? '')).toEqual(key ? ['papers.key'] : []);
  });
});
