import { writtenFields } from './written-fields';

const standing = { title: 'a', text: 'b' };

test.each([
  ['nothing new', standing, {}, []],
  ['a new text', { title: 'a', text: 'c' }, {}, ['text']],
  ['what waits already', { title: 'a', text: 'c' }, { text: 'c' }, []],
  ['another text in place of what waits', { title: 'a', text: 'd' }, { text: 'c' }, ['text']],
  ['the former text in place of what waits', standing, { text: 'c' }, ['text']],
])('%s', (_, texts, underReview, written) => {
  expect(writtenFields(['title', 'text'], { texts, standing, underReview })).toEqual(written);
});
