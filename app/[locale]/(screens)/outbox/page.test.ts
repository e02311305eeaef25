import type { Env } from '@/lib/platform/server/env';
import OutboxPage from './page';

let language: string;
const slot = globalThis as { lightfieldEnv?: Env };

jest.mock('@/lib/platform/i18n/navigation', () => ({
  redirect({ href, locale }: { href: string; locale: string }) {
    throw new Error(`redirected to ${href} in ${locale}`);
  },
}));
jest.mock('next-intl/server', () => ({ getLocale: async () => language }));

test.each(['zh', 'en'])('on a site that is no demonstration the outbox is an unknown path (%s)', async (asked) => {
  language = asked;
  slot.lightfieldEnv = { demo: false } as Env;
  await expect(OutboxPage()).rejects.toThrow(`redirected to / in ${asked}`);
});
