import type { ArticleDraft } from '@/lib/community/article/contract';
import { draftArticle } from '@/test/draft-article';
import { type EditValues, editValues, isSaved, typedStates } from './edit-values';

const draft: ArticleDraft = { ...draftArticle, titleEn: 'Night', bodyEn: '<p>After dark</p>', tags: ['夜'] };
const typed = (own: Partial<EditValues> = {}) => ({ ...editValues(draft), ...own });

test.each<[Partial<EditValues>, boolean]>([
  [{}, true],
  [{ titleZh: ' 夜的声音 ', bodyZh: '<p>天黑以后的录音</p><p></p>', tags: ['夜 '] }, true],
  [{ bodyEn: '<p>After  dark</p>' }, true],
  [{ bodyEn: '<p>After <strong>dark</strong></p>' }, false],
  [{ bodyEn: '<p>After dark</p><figure data-work="w1"></figure>' }, false],
  [{ titleEn: 'Nights' }, false],
  [{ tags: [] }, false],
  [{ cover: 'articles/a1/c.jpg' }, false],
  [{ topicId: 't1' }, false],
])('%j is saved: %s', (own, is) => {
  expect(isSaved(typed(own), draft)).toBe(is);
});

test.each<[ArticleDraft['textStates'], Partial<EditValues>, ArticleDraft['textStates']]>([
  [{ zh: 'checked', en: 'checked' }, {}, { zh: 'checked', en: 'checked' }],
  [{ zh: 'checked', en: 'checked' }, { titleZh: '夜' }, { zh: 'checked', en: 'stale' }],
  [{ zh: 'checked', en: 'stale' }, { bodyEn: '<p>a</p>' }, { zh: 'stale', en: 'stale' }],
  [{ zh: 'unchecked', en: 'unchecked' }, { bodyEn: '' }, { zh: 'alone', en: 'missing' }],
  [{ zh: 'alone', en: 'missing' }, {}, { zh: 'unchecked', en: 'unchecked' }],
])('from %j, with %j typed, the texts are %j', (textStates, own, states) => {
  expect(typedStates({ ...draft, textStates }, typed(own))).toEqual(states);
});
