import { draftWork } from '@/test/draft-work';
import { editValues, isSaved } from './edit-values';

const values = editValues(draftWork);

test.each([
  ['as they stand', {}, true],
  ['with spaces around a title', { titleZh: ` ${values.titleZh} ` }, true],
  ['with another title', { titleZh: `${values.titleZh}！` }, false],
  ['with another tag', { tags: [...values.tags, '夜'] }, false],
  ['with the cover that stands', { cover: draftWork.cover ?? '' }, true],
  ['with another cover', { cover: 'works/other.jpg' }, false],
])('values %s are those of the work: %s', (_case, change, expected) => {
  expect(isSaved({ ...values, ...change }, draftWork)).toBe(expected);
});
