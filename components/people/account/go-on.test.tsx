import { renderIn } from '@/test/render';
import { GoOn } from './go-on';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

beforeEach(() => jest.clearAllMocks());

test.each([
  ['zh', '', '/PeopleCenter'],
  ['en', '', '/en/PeopleCenter'],
  ['en', '/en/PeopleCenter?from=menu', '/en/PeopleCenter?from=menu'],
  ['zh', '//evil.example/PeopleCenter', '/PeopleCenter'],
  ['zh', 'https://evil.example/', '/PeopleCenter'],
  ['zh', '/\\evil.example', '/PeopleCenter'],
  ['zh', '/%5Cevil.example', '/PeopleCenter'],
  ['zh', 'javascript:alert(document.domain)', '/PeopleCenter'],
  ['en', '/login?redirecturl=//evil.example', '/en/PeopleCenter'],
] as const)('in %s who is logged in already and asks for %j goes straight on to %s', (language, asked, page) => {
  window.history.replaceState(null, '', `/login?redirecturl=${encodeURIComponent(asked)}`);
  renderIn(language, <GoOn />);
  expect(router.replace.mock.calls).toEqual([[page]]);
});
