import type { Env } from '@/lib/platform/server/env';
import OutboxPage from './page';

const slot = globalThis as { lightfieldEnv?: Env };

jest.mock('@/lib/platform/i18n/navigation', () => ({
  redirect({ href, locale }: { href: string; locale: string }) {
    throw new Error(`redirected to ${href} in ${locale}`);
  },
}));
jest.mock('next-intl/server', () => ({}));

test.each(['zh', 'en'])('on a site that is no demonstration the outbox is an unknown path (%s)', async (locale) => {
  slot.lightfieldEnv = { demo: false } as Env;
  await expect(OutboxPage({ params: Promise.resolve({ locale }) })).rejects.toThrow(`redirected to / in ${locale}`);
});
