import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Node, startNode, startServer } from '@/test/nodes/server';
import startPostgres from '@/test/start-postgres.mjs';
import stopPostgres from '@/test/stop-postgres.mjs';
import { measureGrowth } from './parts/growth';
import { measureLighthouse } from './parts/lighthouse';
import { type Row, report } from './parts/results';
import { measureStart } from './parts/start';
import { measureThroughput } from './parts/throughput';
import { measureWeight } from './parts/weight';

/** Everything that DESIGN 11 budgets and that is built so far; prints the table and writes it to bench/RESULTS.md. */
const list = '/api/video/findVideoList';
const creator = '/otherPeople?userId=person-001';
const work = '/video/detail/video-001';
/** The pages that ads lead to (specification section 2, 'Business pages'). */
const business = ['/business', '/contact-us', '/advertisement', '/service', '/customer'];
const folder = mkdtempSync(join(tmpdir(), 'lightfield-bench-'));
const environment = {
  DATA_DIR: folder,
  DEMO: '1',
  DEMO_PASSWORD: 'demonstration-of-light',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // With everything that the frame of a page can show.
  APP_SCHEME: 'lightfield',
  APP_STORE_URL: 'https://apps.example.org/app/id1',
  APP_MARKET_URL: 'https://store.example.org/lightfield',
};

try {
  const served = await measureServed();
  await startPostgres();
  report(
    {
      ...served,
      'Start and memory': await measureStart(environment),
      'Growth on SQLite, cost of a call': await measureGrowth('sqlite'),
      'Growth on PostgreSQL, cost of a call': await measureGrowth('postgres'),
    },
    join(process.cwd(), 'bench', 'RESULTS.md'),
  );
} finally {
  await stopPostgres();
  rmSync(folder, { recursive: true });
}

/** What needs both servers at once; they end whatever happens. */
async function measureServed(): Promise<Record<string, Row[]>> {
  const servers: Node[] = [];
  try {
    const ours = await startNode(environment);
    servers.push(ours);
    const answer = join(folder, 'list.json');
    writeFileSync(answer, await ours.page(list));
    const floor = await startServer({
      words: ['server.js'],
      folder: process.env.FLOOR ?? '',
      environment: { FLOOR_ANSWER: answer },
      probe: '/',
    });
    servers.push(floor);
    return await measureBeside(ours, floor);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** The cookie of a demonstration person who has logged in. */
async function logIn({ address }: Node): Promise<string> {
  const { DEMO_PASSWORD: password } = environment;
  const body = new URLSearchParams({ account: '+12025550103', password });
  const answer = await fetch(`${address}/api/account/login`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function measureBeside(ours: Node, floor: Node): Promise<Record<string, Row[]>> {
  return {
    'Requests per second, beside bare Next': await measureThroughput([
      { what: 'home page, first visit', address: `${ours.address}/`, floor: `${floor.address}/`, budget: 0.5 },
      { what: 'home page in English', address: `${ours.address}/en`, floor: `${floor.address}/`, budget: 0.5 },
      { what: "a creator's page", address: ours.address + creator, floor: `${floor.address}/`, budget: 0.5 },
      { what: "a work's page", address: ours.address + work, floor: `${floor.address}/`, budget: 0.5 },
      { what: 'app page', address: `${ours.address}/app`, floor: `${floor.address}/`, budget: 0.65 },
      { what: 'agreement', address: `${ours.address}/Agreement`, floor: `${floor.address}/`, budget: 0.65 },
      { what: 'business page', address: `${ours.address}/business`, floor: `${floor.address}/`, budget: 0.65 },
      {
        what: 'business page, by an ad',
        address: `${ours.address}/business?utm_source=bench&gclid=1`,
        floor: `${floor.address}/`,
        budget: 0.65,
      },
      { what: 'list call of 20 items', address: ours.address + list, floor: `${floor.address}/api/list`, budget: 0.5 },
    ]),
    'First-load JavaScript, over bare Next': await measureWeight(
      [
        { what: 'home', address: ours.address, budgetKb: 75 },
        { what: 'the frame, on the app page', address: `${ours.address}/app`, budgetKb: 10 },
        { what: 'agreement', address: `${ours.address}/Agreement`, budgetKb: 10 },
        ...business.map((path) => ({ what: path, address: ours.address + path, budgetKb: 10 })),
        { what: 'request form', address: `${ours.address}/business/request/resources`, budgetKb: 95 },
        { what: 'booking', address: `${ours.address}/advertisement/booking`, budgetKb: 95 },
        { what: "a creator's page", address: ours.address + creator, budgetKb: 95 },
        { what: "a work's page", address: ours.address + work, budgetKb: 95 },
        { what: 'picks of the month', address: `${ours.address}/excellent`, budgetKb: 95 },
        { what: 'login', address: `${ours.address}/login`, budgetKb: 95 },
        { what: 'code', address: `${ours.address}/checkPhoneCode`, budgetKb: 95 },
        { what: 'personal centre', address: `${ours.address}/PeopleCenter`, budgetKb: 95 },
        { what: 'own follows', address: `${ours.address}/MyFocus`, budgetKb: 95 },
        { what: 'own profile', address: `${ours.address}/Settings/profile`, budgetKb: 95 },
        { what: 'own works', address: `${ours.address}/MyMaJiang`, budgetKb: 95 },
        { what: 'upload', address: `${ours.address}/MyMaJiang/new`, budgetKb: 95 },
      ],
      floor.address,
      await logIn(ours),
    ),
    'Lighthouse, mobile': await measureLighthouse(
      [
        { what: 'home, zh', address: `${ours.address}/`, performance: 95 },
        { what: 'home, en', address: `${ours.address}/en`, performance: 95 },
        { what: "a creator's page, zh", address: ours.address + creator, performance: 95 },
        { what: "a creator's page, en", address: `${ours.address}/en${creator}`, performance: 95 },
        { what: "a work's page, zh", address: ours.address + work, performance: 95 },
        { what: "a work's page, en", address: `${ours.address}/en${work}`, performance: 95 },
        ...business.flatMap((path) => [
          { what: `${path}, zh`, address: ours.address + path, performance: 100 },
          { what: `${path}, en`, address: `${ours.address}/en${path}`, performance: 100 },
        ]),
        { what: 'agreement, zh', address: `${ours.address}/Agreement`, performance: 100 },
        { what: 'app page, zh', address: `${ours.address}/app`, performance: 100 },
        { what: 'app page, en', address: `${ours.address}/en/app`, performance: 100 },
      ],
      process.env.CHROMIUM ?? 'chromium',
    ),
  };
}
