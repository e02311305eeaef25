import type { Logger } from 'pino';
import { languageNames, languages } from '@/lib/platform/shared/language';

/** The pages that visitors reach first: home, Discover, and the targets of ads. */
const paths = ['', '/Find', '/business', '/contact-us', '/advertisement', '/service', '/customer'];
const pages = languages.flatMap((language) => paths.map((path) => `${languageNames[language].prefix}${path}` || '/'));
/** The first request renders a page, the second creates its compressed answer. */
const addresses = [...pages, ...pages];
const firstTryMs = 200;

/** Requests the most visited pages once the server listens, so that no visitor waits for their first rendering. */
export function warmPages(port: number, log: Logger): void {
  setTimeout(async () => {
    for (const address of addresses) {
      const answer = await fetch(`http://localhost:${port}${address}`).catch((error: unknown) => error);
      if (!(answer instanceof Response && answer.ok)) log.warn({ address, answer: String(answer) }, 'page not warmed');
      else await answer.arrayBuffer();
    }
  }, firstTryMs).unref();
}
