import { request } from 'node:http';
import { address } from '../../answers';
import { hostilePaths } from '../../hostile-paths';

/** Requests a target exactly as written, which `fetch` would normalise; returns the location, if any. */
function redirectOf(path: string, { method, ...headers }: Record<string, string>): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    });
    asking.on('error', reject).end();
  });
}

/** Prefixes of a hostile path: nothing, a language, and each address that redirects. */
const before = [
  '',
  '/en',
  '/zh',
  '/zh/en',
  '/otherPeople',
  '/en/excellent',
  '/VideoPlayer',
  '/hotList',
  '/Search/found',
];
const targets = before
  .flatMap((start) => hostilePaths.flatMap((path) => [start + path, `${start + path}/`]))
  .filter((target) => target.startsWith('/'));

test.each<Record<string, string>>([{}, { Cookie: 'language=en' }, { rsc: '1' }, { method: 'POST' }])(
  'whatever path is asked for, no redirect leaves the site: %j',
  async (headers) => {
    const locations = await Promise.all(targets.map((target) => redirectOf(target, headers)));
    const led = targets.flatMap((target, index) => (locations[index] ? [[target, locations[index]] as const] : []));
    expect(led.length).toBeGreaterThan(100);
    expect(led.filter(([, location]) => new URL(location, address).origin !== address)).toEqual([]);
  },
);
