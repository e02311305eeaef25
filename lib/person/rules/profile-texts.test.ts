import { isReviewed, newTexts } from './profile-texts';

const standing = {
  nickname: '林一',
  tagline: '造光的人',
  bio: '',
  education: '央美',
  creativeFields: ['灯光', '装置'],
  socialLinks: [{ name: '站点', url: 'https://example.org/' }],
};

test('what stands there already, or is empty, publishes nothing', () => {
  expect(newTexts({}, standing)).toEqual([]);
  expect(newTexts(standing, standing)).toEqual([]);
  expect(newTexts({ tagline: '', creativeFields: [], socialLinks: [] }, standing)).toEqual([]);
  expect(newTexts({ creativeFields: ['装置', '灯光'] }, standing)).toEqual([]);
});

test('each new text comes under its path', () => {
  const fields = {
    nickname: '林二',
    bio: '简介',
    education: '国美',
    creativeFields: ['灯光', '声音'],
    socialLinks: [standing.socialLinks[0] ?? { name: '', url: '' }, { name: '微博', url: 'https://example.org/lin' }],
  };
  expect(newTexts(fields, standing)).toEqual([
    { field: 'nickname', text: '林二' },
    { field: 'bio', text: '简介' },
    { field: 'education', text: '国美' },
    { field: 'creativeFields.1', text: '声音' },
    { field: 'socialLinks.1.name', text: '微博' },
    { field: 'socialLinks.1.url', text: 'https://example.org/lin' },
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
