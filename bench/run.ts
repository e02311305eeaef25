import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Node, startNode, startServer } from '@/test/nodes/server';
import startDatabases from '@/test/start-databases.mjs';
import stopDatabases from '@/test/stop-databases.mjs';
import { measureActivities } from './parts/activities';
import { measureBoards } from './parts/boards';
import { measureContests, measureVotes } from './parts/contests';
import { measureDemands } from './parts/demands';
import { measureGrowth } from './parts/growth';
import { measureJobs } from './parts/jobs';
import { measureLighthouse } from './parts/lighthouse';
import { measureLive } from './parts/live';
import { measureMemory } from './parts/memory';
import { measureMoney } from './parts/money';
import {
  activities,
  business,
  careers,
  channels,
  creator,
  discovery,
  type Login,
  list,
  live,
  money,
  nameOf,
  ownCareers,
  ownLive,
  pagesOfOrder,
  personal,
  texts,
  tickets,
  work,
  writing,
} from './parts/pages';
import { measurePayments } from './parts/payments';
import { measurePurchases } from './parts/purchases';
import { measureReminders } from './parts/reminders';
import { measureRequests } from './parts/requests';
import { openResults, type Row } from './parts/results';
import { measureSearch } from './parts/search';
import { measureStart } from './parts/start';
import { measureTalk } from './parts/talk';
import { measureTickets } from './parts/tickets';
import { measureWeight } from './parts/weight';

// Everything that DESIGN 11 budgets. Prints each table and writes it to bench/RESULTS.md.
const folder = mkdtempSync(join(tmpdir(), 'lightfield-bench-'));
const environment = {
  DATA_DIR: folder,
  DEMO: '1',
  DEMO_PASSWORD: 'demonstration-of-light',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // Everything that the frame of a page can show.
  APP_SCHEME: 'lightfield',
  APP_STORE_URL: 'https://apps.example.org/app/id1',
  APP_MARKET_URL: 'https://store.example.org/lightfield',
};

/** Sections by their titles: what needs the product beside the bare app, then what does not. */
const beside: Record<string, (ours: Node, floor: Node) => Promise<Row[]>> = {
  'Requests per second, beside bare Next': measureRequests,
  'First-load JavaScript, over bare Next': measureScripts,
  'Lighthouse, mobile': measureScores,
  'Lighthouse, channels and messages': scoresOf(channels, personal),
  'Lighthouse, articles and questions': scoresOf(texts, writing),
  'Lighthouse, money and verification': scoresOf([], money, pagesOfOrder),
  'Lighthouse, activities and tickets': scoresOf(activities, tickets),
  'Lighthouse, live': scoresOf(live, ownLive),
  'Lighthouse, careers': scoresOf(careers, ownCareers),
};
const alone: Record<string, () => Promise<Row[]>> = {
  'Start and memory': () => measureStart(environment),
  'Memory, in requests that never repeat': () => measureMemory(environment),
  'Live, from hand to eye': () => measureLive(environment),
  'Live, a talk with 2,000 readers': () => measureTalk(environment, logIn),
  'Ranking boards on SQLite': () => measureBoards('sqlite'),
  'Ranking boards on PostgreSQL': () => measureBoards('postgres'),
  'Growth on SQLite, cost of a call': () => measureGrowth('sqlite'),
  'Growth on PostgreSQL, cost of a call': () => measureGrowth('postgres'),
  'Payments on SQLite': () => measurePayments('sqlite'),
  'Payments on PostgreSQL': () => measurePayments('postgres'),
  'Purchases on SQLite': () => measurePurchases('sqlite'),
  'Purchases on PostgreSQL': () => measurePurchases('postgres'),
  'Money on SQLite, cost of a call': () => measureMoney('sqlite'),
  'Money on PostgreSQL, cost of a call': () => measureMoney('postgres'),
  'Activities on SQLite, cost of a call': () => measureActivities('sqlite'),
  'Activities on PostgreSQL, cost of a call': () => measureActivities('postgres'),
  'Jobs on SQLite, cost of a call': () => measureJobs('sqlite'),
  'Jobs on PostgreSQL, cost of a call': () => measureJobs('postgres'),
  'Tickets on SQLite, cost of a call': () => measureTickets('sqlite'),
  'Tickets on PostgreSQL, cost of a call': () => measureTickets('postgres'),
  'Contests on SQLite, cost of a call': () => measureContests('sqlite'),
  'Contests on PostgreSQL, cost of a call': () => measureContests('postgres'),
  'Demands on SQLite, cost of a call': () => measureDemands('sqlite'),
  'Demands on PostgreSQL, cost of a call': () => measureDemands('postgres'),
  'Votes on SQLite': () => measureVotes('sqlite'),
  'Votes on PostgreSQL': () => measureVotes('postgres'),
  'Reminders on SQLite': () => measureReminders('sqlite'),
  'Reminders on PostgreSQL': () => measureReminders('postgres'),
  'Search on SQLite': () => measureSearch('sqlite'),
  'Search on PostgreSQL': () => measureSearch('postgres'),
};

/** Words of titles: `npm run bench -- search`; without any, everything is measured. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
function asked<Measure>(sections: Record<string, Measure>): [title: string, measure: Measure][] {
  const isAsked = (title: string) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word));
  return Object.entries(sections).filter(([title]) => isAsked(title));
}

const results = openResults(join(process.cwd(), 'bench', 'RESULTS.md'), { anew: words.length === 0 });
try {
  if (asked(beside).length > 0) await measureServed();
  if (asked(alone).length > 0) await startDatabases();
  for (const [title, measure] of asked(alone)) results.add(title, await measure());
} finally {
  await stopDatabases();
  rmSync(folder, { recursive: true });
}

/** What needs both servers at once; they are always stopped. */
async function measureServed(): Promise<void> {
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
    for (const [title, measure] of asked(beside)) results.add(title, await measure(ours, floor));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** The login of a demonstration person. */
async function logIn({ address }: Pick<Node, 'address'>): Promise<Login> {
  const { DEMO_PASSWORD: password } = environment;
  const body = new URLSearchParams({ account: '+12025550103', password });
  const answer = await fetch(`${address}/api/account/login`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { cookie: cookies.join('; '), token: (await answer.json()).data.token };
}

async function measureScripts(ours: Node, floor: Node): Promise<Row[]> {
  const login = await logIn(ours);
  const { cookie } = login;
  const orders = await pagesOfOrder(ours, login);
  return measureWeight(
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
      { what: 'Discover', address: `${ours.address}/Find`, budgetKb: 95 },
      { what: 'works by kind', address: `${ours.address}/type`, budgetKb: 95 },
      { what: 'search', address: `${ours.address}/Search`, budgetKb: 95 },
      { what: 'ranking', address: `${ours.address}/hotList/week`, budgetKb: 95 },
      { what: 'login', address: `${ours.address}/login`, budgetKb: 95 },
      { what: 'code', address: `${ours.address}/checkPhoneCode`, budgetKb: 95 },
      { what: 'personal centre', address: `${ours.address}/PeopleCenter`, budgetKb: 95 },
      { what: 'own follows', address: `${ours.address}/MyFocus`, budgetKb: 95 },
      { what: 'own profile', address: `${ours.address}/Settings/profile`, budgetKb: 95 },
      { what: 'own works', address: `${ours.address}/MyMaJiang`, budgetKb: 95 },
      { what: 'upload', address: `${ours.address}/MyMaJiang/new`, budgetKb: 95 },
      ...[
        ...[...channels, ...personal, ...texts, ...writing, ...activities, ...tickets],
        ...[...live, ...ownLive, ...money, ...orders],
        ...[...careers, ...ownCareers],
      ].map((path) => ({
        what: nameOf(path),
        address: ours.address + path,
        budgetKb: 95,
      })),
    ],
    floor.address,
    cookie,
  );
}

function measureScores(ours: Node): Promise<Row[]> {
  return measureLighthouse(
    [
      { what: 'home, zh', address: `${ours.address}/`, performance: 95 },
      { what: 'home, en', address: `${ours.address}/en`, performance: 95 },
      { what: "a creator's page, zh", address: ours.address + creator, performance: 95 },
      { what: "a creator's page, en", address: `${ours.address}/en${creator}`, performance: 95 },
      { what: "a work's page, zh", address: ours.address + work, performance: 95 },
      { what: "a work's page, en", address: `${ours.address}/en${work}`, performance: 95 },
      ...discovery.flatMap(({ what, path, isHidden }) => [
        { what: `${what}, zh`, address: ours.address + path, performance: 95, isHidden },
        { what: `${what}, en`, address: `${ours.address}/en${path}`, performance: 95, isHidden },
      ]),
      ...business.flatMap((path) => [
        { what: `${path}, zh`, address: ours.address + path, performance: 100 },
        { what: `${path}, en`, address: `${ours.address}/en${path}`, performance: 100 },
      ]),
      { what: 'agreement, zh', address: `${ours.address}/Agreement`, performance: 100 },
      { what: 'app page, zh', address: `${ours.address}/app`, performance: 100 },
      { what: 'app page, en', address: `${ours.address}/en/app`, performance: 100 },
    ],
    process.env.CHROMIUM ?? 'chromium',
  );
}

/** Personal pages are measured as those of a person who has logged in, and are not for search engines. */
function scoresOf(open: readonly string[], own: readonly string[], made: typeof pagesOfOrder = async () => []) {
  return async (ours: Node): Promise<Row[]> => {
    const login = await logIn(ours);
    const { cookie } = login;
    const all = [...own, ...(await made(ours, login))];
    return measureLighthouse(
      [
        ...open.flatMap((path) => [
          { what: `${path}, zh`, address: ours.address + path, performance: 95 },
          { what: `${path}, en`, address: `${ours.address}/en${path}`, performance: 95 },
        ]),
        ...all.map((path) => ({
          ...{ what: nameOf(path), address: ours.address + path },
          ...{ performance: 95, isHidden: true, cookie },
        })),
      ],
      process.env.CHROMIUM ?? 'chromium',
    );
  };
}
