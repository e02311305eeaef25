import { readStored, removeStored, writeStored } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
  removeStored('auth_token');
  localStorage.clear();
});

test('values are written under the keys of specification section 3 and read back', () => {
  writeStored('auth_token', 'abc');
  writeStored('isLogin', true);
  writeStored('hasApp', true);
  writeStored('language', '#!en');
  writeStored('language_app', 'EN');
  writeStored('scanCodeUrl', '/live/list');

  expect({ ...localStorage }).toEqual({
    auth_token: 'abc',
    isLogin: 'true',
    hasApp: 'true',
    language: '#!en',
    language_app: 'EN',
    scanCodeUrl: '/live/list',
  });
  expect(readStored('isLogin')).toBe(true);
  expect(readStored('language')).toBe('#!en');
});

test('nothing stored is null, and so is a removed value', () => {
  expect(readStored('auth_token')).toBeNull();
  writeStored('auth_token', 'abc');
  removeStored('auth_token');
  expect(readStored('auth_token')).toBeNull();
});

test.each(['en', '#!fr', '%23!en'])('a language that is not a marker counts as none: %s', (value) => {
  localStorage.setItem('language', value);
  expect(readStored('language')).toBeNull();
});

test('a flag is true only by the word true', () => {
  localStorage.setItem('isLogin', 'false');
  expect(readStored('isLogin')).toBe(false);
});

test('another tab is seen at once', () => {
  writeStored('auth_token', 'mine');
  localStorage.setItem('auth_token', 'theirs');
  expect(readStored('auth_token')).toBe('theirs');
});

test('where writing is refused the new value holds for the page, over the older one', () => {
  localStorage.setItem('auth_token', 'old');
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('auth_token', 'new');
  expect(readStored('auth_token')).toBe('new');

  refused.mockRestore();
  writeStored('auth_token', 'newer');
  expect(localStorage.getItem('auth_token')).toBe('newer');
});

test('where local storage itself is refused nothing throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStored('auth_token')).toBeNull();
  writeStored('auth_token', 'abc');
  expect(readStored('auth_token')).toBe('abc');
  removeStored('auth_token');
  expect(readStored('auth_token')).toBeNull();
});
