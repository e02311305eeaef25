/** A last sentence of an intro, in Chinese and English. */
export type Closing = readonly [zh: string, en: string];

/** Practical sentences for any kind of work. */
export const commonClosings: Closing[] = [
  ['本片为纪录，作品以现场为准。', 'This film is a record; the work itself happens on site.'],
  ['请调暗屏幕周围的灯光再观看。', 'Dim the lights around your screen before you watch.'],
  ['提问请留言，作者每周日回复。', 'Ask below; the artist answers on Sundays.'],
  ['欢迎转载，请注明作者。', 'Share it freely and name the artist.'],
  ['作品可借展，联系方式见作者主页。', 'Available on loan; see the artist’s page.'],
];
