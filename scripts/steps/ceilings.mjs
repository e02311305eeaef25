/**
 * The ceilings of the proof (DESIGN 12). Raising one is visible in a review. Journeys over their ceiling fail the run;
 * minutes over their budget are only printed, since machines differ.
 */

/** Maximum number of journeys in each folder of `e2e`, and the slices that each covers (`npm run test:changed`). */
export const journeys = {
  'app/commands': { most: 0, of: [] },
  'app/found': { most: 1, of: [] },
  'base/app-link': { most: 5, of: ['app-link'] },
  'base/content': { most: 2, of: ['content', 'rich-text'] },
  'base/staff': { most: 12, of: ['staff', 'audit', 'moderation'] },
  'business/advertising': { most: 2, of: ['advertising'] },
  'business/chat': { most: 7, of: ['chat'] },
  'business/lead': { most: 9, of: ['lead', 'business', 'proof'] },
  'careers/demand': { most: 1, of: ['demand', 'proposal', 'showcase', 'team'] },
  'careers/job': { most: 1, of: ['job', 'recruitment', 'application'] },
  'community/article': { most: 7, of: ['article', 'rich-text'] },
  'community/question': { most: 4, of: ['question'] },
  'community/topic': { most: 8, of: ['topic'] },
  'events/activity': { most: 4, of: ['activity'] },
  'events/award': { most: 0, of: ['award'] },
  'events/contest': { most: 3, of: ['contest', 'entry', 'vote', 'judging', 'award'] },
  'events/door': { most: 1, of: ['door'] },
  'events/signup': { most: 1, of: ['signup'] },
  'events/ticket': { most: 3, of: ['ticket'] },
  'front/centre': { most: 10, of: ['centre', 'settings', 'collection'] },
  'front/discover': { most: 5, of: ['discover', 'search'] },
  'front/home': { most: 7, of: ['home', 'banner'] },
  'front/shell': { most: 10, of: ['shell', 'tracking'] },
  'live/admission': { most: 1, of: ['admission', 'reminder'] },
  'live/stage': { most: 1, of: ['stage'] },
  'live/stream': { most: 1, of: ['broadcast', 'stream', 'replay'] },
  'live/talk': { most: 1, of: ['talk'] },
  'money/invoice': { most: 1, of: ['invoice'] },
  'money/payment': { most: 7, of: ['payment', 'order', 'wallet', 'ledger'] },
  'people/account': { most: 11, of: ['account', 'wechat', 'permission', 'delivery'] },
  'people/person': { most: 8, of: ['person'] },
  'people/verification': { most: 2, of: ['verification'] },
  'reactions/message': { most: 4, of: ['message', 'notice'] },
  'works/film': { most: 8, of: ['film', 'watch', 'upload'] },
  'works/playlist': { most: 5, of: ['playlist'] },
  'works/ranking': { most: 1, of: ['ranking'] },
  'works/recommend': { most: 0, of: ['recommend'] },
  'works/work': { most: 14, of: ['work', 'watch', 'comment', 'like'] },
};

/** Of all folders together. */
export const mostJourneys = 168;

/** Minutes on two idle cores, by the name of the step; of two workers a screen of the walk takes 3 s, a journey 5 s. */
export const minutes = {
  'Format and lint': 0.2,
  Types: 0.4,
  Borders: 0.4,
  'Unused code': 0.2,
  'API document': 0.1,
  Messages: 0.1,
  Ceilings: 0.2,
  Unit: 2,
  'Both engines': 2.1,
  Build: 0.8,
  Answers: 0.5,
  'Page walk': 3.9,
  Journeys: 5.4,
  'Several nodes': 2.8,
};
