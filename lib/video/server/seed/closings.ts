/** A last sentence of an intro, in Chinese and English. */
export type Closing = readonly [zh: string, en: string];

/** What documentation of any kind of work may add. */
export const commonClosings: Closing[] = [
  ['全片现场收音，未加配乐。', 'Sound recorded on site; no music added.'],
  ['单机位拍摄，一镜到底。', 'One camera, one take.'],
  ['本片为展览纪录，作品以现场为准。', 'This film is a record; the work itself happens on site.'],
  ['请调暗屏幕周围的灯光再观看。', 'Dim the lights around your screen before you watch.'],
  ['建议佩戴耳机。', 'Best with headphones.'],
  ['感谢所有守夜的志愿者。', 'With thanks to the volunteers who stayed up.'],
];
