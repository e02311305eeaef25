import { isReviewed, playlistTexts } from './playlist-texts';

test('its texts come under their fields', () => {
  expect(playlistTexts({ title: '题', intro: '' })).toEqual([
    { field: 'title', text: '题' },
    { field: 'intro', text: '' },
  ]);
});

test('other fields are not reviewed', () => {
  expect(['title', 'intro', 'titleZh', 'isPublic'].filter(isReviewed)).toEqual(['title', 'intro']);
});
