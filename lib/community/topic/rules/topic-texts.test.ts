import { missingFields, topicTexts } from './topic-texts';

const whole = { nameZh: '光', nameEn: '', introZh: '关于光', introEn: '', thumb: 'a', background: 'b' };

test.each([
  [{}, []],
  [{ nameZh: ' ' }, ['nameZh']],
  [{ nameZh: '', nameEn: 'Light' }, ['nameZh']],
  [{ introZh: '', introEn: 'On light' }, []],
  [{ introZh: '', introEn: ' ' }, ['introZh']],
  [{ thumb: null, background: null }, ['background', 'thumb']],
])('with %j it lacks %j', (part, missing) => {
  expect(missingFields({ ...whole, ...part })).toEqual(missing);
});

test('its texts are those that are written', () => {
  expect(topicTexts(whole)).toEqual([
    { field: 'nameZh', text: '光' },
    { field: 'introZh', text: '关于光' },
  ]);
});
