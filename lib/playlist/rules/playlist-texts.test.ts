import { isReviewed, newFields } from './playlist-texts';

const standing = { title: '旧题', intro: '旧文' };

test.each([
  ['what stands there', standing, []],
  ['nothing', { title: '', intro: '' }, []],
  ['the texts in each other’s place', { title: '旧文', intro: '旧题' }, []],
  ['another title', { title: '新题', intro: '旧文' }, ['title']],
  ['two other texts', { title: '新题', intro: '新文' }, ['title', 'intro']],
  ['the same text twice', { title: '新', intro: '新' }, ['title', 'intro']],
])('%s: the new fields', (_case, texts, fields) => {
  expect(newFields(texts, standing)).toEqual(fields);
});

test('other fields are not reviewed', () => {
  expect(['title', 'intro', 'titleZh', 'isPublic'].filter(isReviewed)).toEqual(['title', 'intro']);
});
