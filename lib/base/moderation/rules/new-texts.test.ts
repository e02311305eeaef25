import { newTexts } from './new-texts';

const named = (texts: Record<string, string>) => Object.entries(texts).map(([field, text]) => ({ field, text }));
const standing = { title: '旧题', intro: '旧文', 'tags.0': '夜', 'tags.1': '灯' };

test.each([
  ['what stands there', standing, {}],
  ['nothing', { title: '', intro: '' }, {}],
  ['texts in each other’s place', { title: '旧文', intro: '旧题', 'tags.0': '灯', 'tags.1': '夜' }, {}],
  ['another title', { title: '新题', intro: '旧文' }, { title: '新题' }],
  ['another tag between others', { 'tags.0': '灯', 'tags.1': '影', 'tags.2': '夜' }, { 'tags.1': '影' }],
  ['the same text twice', { title: '新', intro: '新' }, { title: '新', intro: '新' }],
])('%s: what is new in it', (_case, written, expected) => {
  expect(newTexts(named(written), named(standing))).toEqual(named(expected));
});
