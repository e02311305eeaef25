import { answerApp } from './answer-app';

type App = Record<'getToken' | 'logout' | 'language', (value?: unknown) => void> & { bridgeInbox?: unknown[] };
const app = window as unknown as App;

let heard: unknown[][];
const answers = {
  getToken: (token: string) => heard.push(['getToken', token]),
  logout: () => heard.push(['logout']),
  language: (name: string) => heard.push(['language', name]),
};

beforeEach(() => {
  heard = [];
  app.bridgeInbox = [];
});

test('what came early is answered in its order, then each call as it comes', () => {
  app.bridgeInbox = [
    ['logout', undefined],
    ['getToken', 'early'],
    ['language', 'en'],
  ];
  answerApp(answers);
  expect(heard).toEqual([['logout'], ['getToken', 'early'], ['language', 'en']]);
  expect(app.bridgeInbox).toEqual([]);

  app.getToken('late');
  app.logout('anything');
  expect(heard.slice(3)).toEqual([['getToken', 'late'], ['logout']]);
});

test('once withdrawn, calls are gathered for who answers next', () => {
  answerApp(answers)();
  app.getToken('meanwhile');
  expect(heard).toEqual([]);
  answerApp(answers);
  expect(heard).toEqual([['getToken', 'meanwhile']]);
});

test('a page without the script before the paint is answered too', () => {
  app.bridgeInbox = undefined;
  answerApp(answers);
  app.language('EN');
  expect(heard).toEqual([['language', 'EN']]);
});

test.each([
  ['plain text', 'abc', 'abc'],
  ['text with space around it', ' abc\n', 'abc'],
  ['digits', '123', '123'],
  ['an object', { token: 'abc', language: 'abc' }, 'abc'],
  ['its JSON', '{"token":"abc","language":"abc"}', 'abc'],
  ['the longest', 'x'.repeat(512), 'x'.repeat(512)],
])('takes %s', (_, value, text) => {
  answerApp(answers);
  app.getToken(value);
  app.language(value);
  expect(heard).toEqual([
    ['getToken', text],
    ['language', text],
  ]);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['spaces', '  '],
  ['a number', 7],
  ['a list', ['abc']],
  ['an object without the field', { other: 'abc' }],
  ['a field that is no text', { token: 7, language: {} }],
  ['the JSON of such an object', '{"other":"abc"}'],
  ['broken JSON', '{"token": "abc'],
  ['too long a text', 'x'.repeat(513)],
  ['what fits no header', '光场'],
  ['two lines', 'abc\nX-Other: 1'],
])('ignores %s with a warning', (_, value) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  answerApp(answers);
  app.getToken(value);
  app.language(value);
  expect(heard).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(2);
});
