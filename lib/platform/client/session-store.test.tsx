import { clearSession, restoreSession, type SessionState, saveSession, useSessionStore } from './session-store';

const initial = useSessionStore.getInitialState();

beforeEach(() => {
  sessionStorage.clear();
  useSessionStore.setState(initial, true);
});

test('the state has the keys and defaults of specification section 3', () => {
  expect(initial).toEqual({
    peopleMessage: null,
    area: '',
    imgIndex: 0,
    industryList: [],
    professionList: [],
    videoList: [],
    open_app_status: true,
    language: 'CN',
    isLogin: false,
    avatar: null,
  });
});

test('the whole state survives a reload', () => {
  const changed = {
    peopleMessage: { userId: 'p1', socialLinks: [{ name: 'site', url: 'https://example.org' }] },
    area: 'CN-310104',
    imgIndex: 3,
    industryList: [{ id: 'film', name: '影视动画' }],
    professionList: [{ id: 'director', name: '导演' }],
    videoList: ['v1', 'v2'],
    open_app_status: false,
    language: 'EN',
    isLogin: true,
    avatar: 'avatars/1.jpg',
  } satisfies SessionState;
  useSessionStore.setState(changed);
  saveSession();
  useSessionStore.setState(initial, true);

  restoreSession();
  expect(useSessionStore.getState()).toEqual(changed);
});

test('a malformed or outdated value is ignored, key by key', () => {
  const saved = { avatar: 'a.jpg', isLogin: 'yes', gone: true, toString: 1 };
  sessionStorage.setItem('state', JSON.stringify(saved));
  restoreSession();
  expect(useSessionStore.getState()).toEqual({ ...initial, avatar: 'a.jpg' });
});

test.each([
  ['peopleMessage', []],
  ['peopleMessage', 'text'],
  ['area', null],
  ['imgIndex', 1.5],
  ['imgIndex', '1'],
  ['industryList', 'film'],
  ['industryList', ['film']],
  ['professionList', [null]],
  ['professionList', [{ id: 'director', name: 1 }]],
  ['professionList', [{ name: '导演' }]],
  ['videoList', [1]],
  ['open_app_status', 'false'],
  ['language', 'FR'],
  ['isLogin', 1],
  ['avatar', {}],
])('a saved %s of %j is ignored', (key, value) => {
  sessionStorage.setItem('state', JSON.stringify({ [key]: value }));
  restoreSession();
  expect(useSessionStore.getState()).toEqual(initial);
});

test.each(['', 'null', '"text"', '[1]', '{broken', '12'])('what is no state at all is ignored: %s', (saved) => {
  sessionStorage.setItem('state', saved);
  restoreSession();
  expect(useSessionStore.getState()).toEqual(initial);
});

test('clearing forgets the account, saved copy included, and keeps the language and the closed banner', () => {
  useSessionStore.setState({ isLogin: true, avatar: 'a.jpg', language: 'EN', open_app_status: false });
  saveSession();
  clearSession();
  const left = { ...initial, language: 'EN', open_app_status: false };
  expect(useSessionStore.getState()).toEqual(left);
  restoreSession();
  expect(useSessionStore.getState()).toEqual(left);
});

test('where session storage is refused nothing throws', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  useSessionStore.setState({ avatar: 'a.jpg' });
  saveSession();
  restoreSession();
  expect(useSessionStore.getState().avatar).toBe('a.jpg');
});
