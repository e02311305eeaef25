import { isReviewed, profileTexts } from './profile-texts';

test('each text comes under its path, those that are not given being empty', () => {
  const fields = {
    nickname: '林二',
    education: '国美',
    creativeFields: ['灯光', '声音'],
    socialLinks: [{ name: '微博', url: 'https://example.org/lin' }],
  };
  expect(profileTexts(fields)).toEqual([
    { field: 'nickname', text: '林二' },
    { field: 'tagline', text: '' },
    { field: 'bio', text: '' },
    { field: 'education', text: '国美' },
    { field: 'creativeFields.0', text: '灯光' },
    { field: 'creativeFields.1', text: '声音' },
    { field: 'socialLinks.0.name', text: '微博' },
    { field: 'socialLinks.0.url', text: 'https://example.org/lin' },
  ]);
});

test.each([
  ['nickname', true],
  ['tagline', true],
  ['bio', true],
  ['education', false],
  ['creativeFields.0', false],
])('%s goes to review: %s', (field, reviewed) => {
  expect(isReviewed(field)).toBe(reviewed);
});
