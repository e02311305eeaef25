import { findHtmlErrors } from '@/test/html-validity';
import { expect, test } from '../fixtures';
import { addressIn, languages, publicPages } from './public-pages';

/** Beside what is to be found: pages that everybody comes by, and a legal text at its plain address. */
const paths = [...publicPages.map(({ path }) => path), '/treaty/privacy', '/login', '/Register'];

for (const { name, prefix } of languages) {
  for (const path of paths) {
    test(`${name}: the HTML of ${path} is valid`, async ({ request }) => {
      const answer = await request.get(addressIn(prefix, path));
      expect(answer.status()).toBe(200);
      expect(await findHtmlErrors(await answer.text())).toEqual([]);
    });
  }
}
