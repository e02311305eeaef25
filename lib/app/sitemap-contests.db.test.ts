import { type Env, readEnv } from '@/lib/platform/server/env';
import { addContest, entryRow } from '@/test/contests';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { listSitemaps, openSitemap } from './sitemaps';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
beforeAll(() => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
});
afterAll(() => {
  slot.lightfieldEnv = undefined;
});

describeOnBothEngines('the sitemap of contests', (database) => {
  const context = () => testContext(database().db);

  test('has the parts of public contests that have something to show, and the entries that everybody may see', async () => {
    const { db } = database();
    const english = { title_en: 'Light', body_en: '<p>Light</p>' };
    await addContest(db, { name: 'shown', works_at: noon - 1, activity: english });
    await addContest(db, { name: 'soon', works_at: noon + 1 });
    await addContest(db, { name: 'draft', published_at: null, is_listed: 0, works_at: noon - 1 });
    const row = (id: string, activity_id: string, change = {}) =>
      entryRow({ id, activity_id, number: 1, person_id: 'organiser', ...change });
    await db.transaction((tx) =>
      insertRows(tx, 'contest_entry', [
        row('e1', 'draft'),
        row('e2', 'shown', { title_en: 'A light' }),
        row('e3', 'shown', { number: null, is_shown: 0 }),
        row('e4', 'soon'),
        row('e5', 'soon', { number: 2, state: 'shortlisted' }),
      ]),
    );
    const pathsIn = async (name: string, part: string) => {
      const found: string[] = [];
      for await (const { address } of (await openSitemap(context(), name, part)) ?? []) found.push(address);
      return found.map((address) => address.replace('https://light.example', ''));
    };
    expect((await listSitemaps(context())).slice(-3)).toEqual([
      'https://light.example/sitemaps/contests-shown.xml',
      'https://light.example/sitemaps/entries-e2.xml',
      'https://light.example/sitemaps/people-organiser.xml',
    ]);
    expect(await pathsIn('contests', 'shown')).toEqual([
      ...['/match/shown/works', '/en/match/shown/works', '/match/shown/terms', '/en/match/shown/terms'],
      ...['/match/shown/integrity', '/en/match/shown/integrity', '/match/soon/terms', '/match/soon/integrity'],
    ]);
    expect(await pathsIn('entries', 'e2')).toEqual([
      ...['/match/shown/works/e2', '/en/match/shown/works/e2', '/match/soon/works/e5'],
    ]);
    for (const part of ['draft', 'nothing']) expect(await openSitemap(context(), 'contests', part)).toBeNull();
    for (const part of ['e1', 'e3', 'e4']) expect(await openSitemap(context(), 'entries', part)).toBeNull();
  });
});
