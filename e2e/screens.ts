import type { Filled } from './filled';
import { consoleScreens } from './screens/console';
import { personScreens } from './screens/person';
import type { Screen } from './screens/screen';
import { visitorScreens } from './screens/visitor';

/** Every screen of the product; a page without a line in `e2e/screens` fails `e2e/screens.test.ts`. */
export const screens: readonly Screen[] = [...visitorScreens, ...personScreens, ...consoleScreens];

/**
 * Pages that are not looked at by their own address: unknown paths redirect home, only the own app gets the exchange, and the home
 * of a contest is seen at its shorter one.
 */
export const unseen: readonly string[] = ['/[...rest]', '/exchange', '/match/[contestName]/home'];

/** The address of a screen in a language, with the created things filled in. */
export function addressOf({ path }: Screen, prefix: '' | '/en', filled: Filled): string {
  const whole = path.replace(/\{(\w+)\}/g, (_, name: keyof Filled) => filled[name]);
  return prefix && whole === '/' ? prefix : prefix + whole;
}
