import { sameActivity, ticketType } from '@/test/own-activities';
import type { ActivityFields } from '../contract';
import { missingFields } from './missing-fields';

const question = { id: ticketType.id, textZh: '', textEn: '', isRequired: false };
const noTexts = { titleZh: '', bodyZh: '' };

test.each<[string, Partial<ActivityFields>, 'zh' | 'en', string[]]>([
  ['one that is complete', {}, 'en', []],
  ['one without a text', noTexts, 'zh', ['titleZh', 'bodyZh']],
  ['one without a text, in English', noTexts, 'en', ['titleEn', 'bodyEn']],
  ['a second language that is begun', { titleEn: 'Light' }, 'zh', ['bodyEn']],
  [
    'cover and times',
    { cover: '', enrolEndTime: '', holdStartTime: '' },
    'zh',
    ['cover', 'enrolEndTime', 'holdStartTime'],
  ],
  ['a place', { cityId: '', venueZh: '', addressZh: '' }, 'en', ['cityId', 'venueEn', 'addressEn']],
  ['a place with an English name alone', { venueZh: '', venueEn: 'West Bund' }, 'zh', []],
  ['the link of an online one', { category: 1, cityId: '' }, 'zh', ['onlineUrl']],
  ['the channel of a contest', { category: 3, cityId: '' }, 'zh', ['topicId']],
  ['the text of a question', { questions: [{ ...question, textEn: 'Why?' }, question] }, 'zh', ['questions.1.textZh']],
  [
    'name and number of a ticket type',
    { ticketTypes: [ticketType, { ...ticketType, nameZh: '', quantity: null }] },
    'en',
    ['ticketTypes.1.nameEn', 'ticketTypes.1.quantity'],
  ],
  [
    'the common stock of types that share it',
    { ticketTypes: [{ ...ticketType, quantity: null, sharesStock: true }] },
    'zh',
    ['commonStock'],
  ],
  [
    'nothing, as a contest sells no tickets',
    { category: 3, topicId: 'light', ticketTypes: [{ ...ticketType, nameZh: '' }] },
    'zh',
    [],
  ],
])('%s', (_, fields, version, missing) => {
  expect(missingFields({ ...sameActivity, ...fields }, version)).toEqual(missing);
});
