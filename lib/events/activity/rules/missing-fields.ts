import type { Language } from '@/lib/platform/shared/language';
import { type ActivityCategory, activityCategory } from '../codes';
import type { ActivityFields } from '../contract';
import { missingTexts } from './activity-texts';
import { admissionOf } from './admission';

const { online, offline, contest } = activityCategory;

/**
 * The fields that an activity lacks to be handed in, in the order of its form (specification sections 3 and 5). A name in one
 * language is enough; where it has none, that of the version's language is missing.
 */
export function missingFields(fields: ActivityFields, version: Language): string[] {
  const times = ['enrolStartTime', 'enrolEndTime', 'holdStartTime', 'holdEndTime'] as const;
  return [
    ...missingTexts(fields, version),
    ...(['cover', ...times] as const).filter((field) => fields[field] === ''),
    ...placeOf[fields.category](fields, version),
    ...missingInTickets(fields, version),
    ...fields.questions.flatMap(({ textZh, textEn }, index) =>
      textZh || textEn ? [] : [`questions.${index}.${inLanguage('text', version)}`],
    ),
  ];
}

/** What is missing of the place: where an online one is, where to go, or in which channel a contest is held. */
const placeOf: Readonly<Record<ActivityCategory, (fields: ActivityFields, version: Language) => string[]>> = {
  [online]: ({ onlineUrl }) => (onlineUrl === '' ? ['onlineUrl'] : []),
  [offline]: ({ cityId, venueZh, venueEn, addressZh, addressEn }, version) => [
    ...(cityId === '' ? ['cityId'] : []),
    ...(venueZh || venueEn ? [] : [inLanguage('venue', version)]),
    ...(addressZh || addressEn ? [] : [inLanguage('address', version)]),
  ],
  [contest]: ({ topicId }) => (topicId === '' ? ['topicId'] : []),
};

/** A type needs a name and a number, its own or the common one. */
function missingInTickets(fields: ActivityFields, version: Language): string[] {
  if (admissionOf(fields) !== 'tickets') return [];
  const { ticketTypes, commonStock } = fields;
  const lacksStock = commonStock === null && ticketTypes.some(({ sharesStock }) => sharesStock);
  return [
    ...(lacksStock ? ['commonStock'] : []),
    ...ticketTypes.flatMap(({ nameZh, nameEn, quantity, sharesStock }, index) => [
      ...(nameZh || nameEn ? [] : [`ticketTypes.${index}.${inLanguage('name', version)}`]),
      ...(quantity === null && !sharesStock ? [`ticketTypes.${index}.quantity`] : []),
    ]),
  ];
}

/** The name of a field in a language. */
const inLanguage = (field: string, language: Language) => `${field}${language === 'zh' ? 'Zh' : 'En'}`;
